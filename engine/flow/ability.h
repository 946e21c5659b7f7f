// The generic ask-then-do frame of a card text or power: ask its owner what the text needs, pay and show it,
// let others react to it (a window of its own: a cancel can be cancelled), then do it.
//
// What a game provides for its ability reference type Ref, found by argument-dependent look-up:
//
//   bool open_question(Look, const Ability<Ref>&)
//       pure: is something still to be asked, given the answers so far
//   SeatId ability_seat(Look, const Ability<Ref>&)
//       who answers: the owner, or whom the text asks
//   void ability_options(Look, const Ability<Ref>&, OptionList&)
//       the legal answers, in canonical order
//   Refusal ability_check(Look, const Ability<Ref>&, Choice)
//       whether an answer is legal, or which rule forbids it
//   void ability_choose(Play&, Ability<Ref>&, Choice)
//       takes an answer asked for by `resolve`
//   Asked ability_asked(Look, const Ability<Ref>&)
//       the kind of decision
//   void commit(Play&, Ability<Ref>&)
//       costs before effects: pay, discard, announce
//   bool announce(Play&, Ability<Ref>&)
//       opens a reaction window if the game has one; true if it did
//   Next resolve(Play&, Ability<Ref>&)
//       does it; may ask, call frames and come back (`stage`)
//   void finish(Play&, Ability<Ref>&)
//       afterwards, done or cancelled: the card goes where it goes
//
// It may provide
//
//   bool answers_itself(Play&, Ability<Ref>&)
//       takes the answer to the open question if there is only one; true if it did
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/flow/flow.h"

namespace orrery {

ORRERY_ENUM(AbilityStep, Ask, Commit, Announce, Resolve, Finish, Announced)

template <class Ref>
struct Window;

template <class Ref>
struct Ability {
  static constexpr std::string_view kName = "ability";
  struct Result {
    static constexpr bool kMayBeIgnored = true;
  };

  AbilityStep step = AbilityStep::Ask;
  Ref ref;
  SeatId owner;
  std::uint8_t stage = 0;      // where `resolve` is
  std::uint8_t counter = 0;    // how often, how many: the text's own memory
  bool cancelled = false;      // somebody cancelled this ability: it does nothing
  bool cancels = false;        // this ability cancels the occurrence of the window it was used in
  std::uint8_t result = 0xff;  // what the last child frame that has something to tell a text told
  FixedVec<Choice, 6> answers;

  // Only the window that announces the ability can cancel it; windows opened while it resolves are about
  // other things.
  void receive(const Window<Ref>& w) {
    if (step != AbilityStep::Announced) return;
    step = AbilityStep::Resolve;
    cancelled = w.cancelled;
  }
  template <class Child>
  requires requires(const Child& c) { c.told(); }
  void receive(const Child& child) { result = child.told(); }
  ORRERY_FIELDS(Ability, step, ref, owner, stage, counter, cancelled, cancels, result, answers)
};

template <class P, class Ref>
Next advance(P& g, Ability<Ref>& a) {
  switch (a.step) {
    case AbilityStep::Ask:
      if constexpr (requires { answers_itself(g, a); }) {
        if (answers_itself(g, a)) return Next::Again;
      }
      if (open_question(g.look(), a)) return Next::Ask;
      a.step = AbilityStep::Commit;
      return Next::Again;
    case AbilityStep::Commit:
      a.step = AbilityStep::Announce;
      commit(g, a);
      return Next::Again;
    case AbilityStep::Announce:
      a.step = AbilityStep::Resolve;
      if (announce(g, a)) a.step = AbilityStep::Announced;
      return Next::Again;
    case AbilityStep::Announced:
      a.step = AbilityStep::Resolve;
      return Next::Again;
    case AbilityStep::Resolve: {
      const Next next = a.cancelled ? Next::Done : resolve(g, a);
      if (next != Next::Done) return next;
      a.step = AbilityStep::Finish;
      return Next::Again;
    }
    case AbilityStep::Finish:
      break;
  }
  finish(g, a);
  return Next::Done;
}

template <class L, class Ref>
Asked asked(const L& look, const Ability<Ref>& a) {
  return ability_asked(look, a);
}

template <class L, class Ref>
void options(const L& look, const Ability<Ref>& a, OptionList& out) {
  ability_options(look, a, out);
}

template <class L, class Ref>
Refusal check(const L& look, const Ability<Ref>& a, Choice c) {
  return ability_check(look, a, c);
}

template <class P, class Ref>
void choose(P& g, Ability<Ref>& a, Choice c) {
  if (a.step == AbilityStep::Ask) {
    a.answers.push_back(c);
  } else {
    ability_choose(g, a, c);
  }
}

}  // namespace orrery
