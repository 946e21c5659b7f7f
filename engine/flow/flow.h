// The flow kernel: a stack of frames inside the state is the only memory of "where we are". Each frame is one
// procedure of the rulebook with a named step; `run` advances the top frame until a decision, a chance point
// or the end.
//
// What a game provides for each frame type F, found by argument-dependent look-up:
//
//   Next advance(Play&, F&)
//       one step; always
//
// if the frame ever asks a player:
//
//   Asked asked(Look, const F&)
//       who is asked, and for what
//   void options(Look, const F&, OptionList&)
//       the legal choices
//   Refusal check(Look, const F&, Choice)
//       whether a choice is legal, or which rule forbids it
//   void choose(Play&, F&, Choice)
//       takes a legal choice
//
// if the frame ever waits for chance:
//
//   ChancePoint chance(Look, const F&)
//       what nature decides
//   void outcome(Play&, F&, const Outcome&)
//       takes the answer
//
// A frame with `struct Result` hands itself to its parent when done: the parent frame type has
// receive(const F&).
//
// What a game may provide for the whole flow, found in the same way:
//
//   bool settle(Play&)
//       before every step: duties that may fall due at any moment (limits to restore, triggers that wait,
//       victory). True if it did something: called a frame, or ended the game by setting flow.stop.
//   bool is_interjection(Look, Choice)
//       whether this is something that a player may do at any decision of theirs, whatever the frame asks
//   void interjections(Look, Asked, OptionList&)
//       lists such choices
//   Refusal check_interjection(Look, Asked, Choice)
//       judges one
//   void interject(Play&, Choice)
//       calls its frame; afterwards the question stands again
#pragma once

#include <cstdint>
#include <cstdlib>
#include <variant>
#include <vector>

#include "engine/core/enum_names.h"
#include "engine/core/fields.h"
#include "engine/core/fixed_vec.h"
#include "engine/core/id.h"
#include "engine/flow/chance.h"
#include "engine/flow/choice.h"
#include "engine/flow/refusal.h"

namespace orrery {

// What a state waits for. `Running` never shows outside `apply`.
ORRERY_ENUM(Stop, Running, Decision, Chance, Over)

// What a step of a frame leads to.
enum class Next : std::uint8_t {
  Again,   // go on with whatever frame is now on top
  Ask,     // wait for a choice
  Chance,  // wait for nature
  Done,    // this frame is finished
  Over,    // the game is over
};

// Who is asked, for what kind of choice, and because of which card or thing.
struct Asked {
  SeatId seat;
  std::uint8_t kind = 0;
  std::uint16_t cause = kNoCause;
  static constexpr std::uint16_t kNoCause = 0xffff;
};

template <class Frames, std::size_t Depth>
struct Flow {
  FixedVec<Frames, Depth> frames;
  Stop stop = Stop::Running;
  ORRERY_FIELDS(Flow, frames, stop)
};

// Reading a game: state and rules, nothing can change.
template <class State, class Rules>
struct Look {
  const State& s;
  const Rules& r;
};

struct StateKey;  // engine/flow/change.h

// Changing a game: frames and verbs take this. It shows the state; what changes a field of it is a verb,
// which has the key and tells what it did as events if anybody listens. A frame changes its own payload, and
// calls frames.
template <class State, class Rules>
struct Play {
  Play(State& state, const Rules& rules, std::vector<Event>* told = nullptr)
      : s(state), r(rules), events(told), state_(&state) {}

  const State& s;
  const Rules& r;
  std::vector<Event>* events;

  // NOLINTNEXTLINE(google-explicit-constructor): a Play is a Look
  operator Look<State, Rules>() const { return {s, r}; }
  [[nodiscard]] Look<State, Rules> look() const { return {s, r}; }

  template <class Type, class... Operands>
  void emit(Type type, Operands... operands) {
    if (events != nullptr) events->push_back(Event::of(type, operands...));
  }
  // Starts a child frame; the caller returns Next::Again. A stack that is too small must not pass unnoticed
  // in any build.
  template <class Frame>
  Next call(const Frame& frame) {
    if (s.flow.frames.full()) std::abort();
    flow().frames.push_back(frame);
    return Next::Again;
  }
  // The stack, for whoever changes the payload of a frame below, clears the stack or ends the game.
  [[nodiscard]] auto& flow() const { return state_->flow; }

 private:
  State* state_;
  friend struct StateKey;
};

namespace flow_detail {

template <class F>
concept HasResult = requires {
  typename F::Result;
};

// A result that the frame below need not take: its `struct Result` has kMayBeIgnored = true.
template <class F>
concept MayBeIgnored = requires {
  F::Result::kMayBeIgnored;
};

template <class L>
concept Interjects = requires(const L& look, Choice c) {
  is_interjection(look, c);
};

// Pops the finished top frame and hands its result to the frame below.
template <class P>
void finish_top(P& g) {
  auto& frames = g.flow().frames;
  const auto child = frames.back();
  frames.pop_back();
  if (frames.empty()) return;
  std::visit(
      [&](const auto& c) {
        if constexpr (HasResult<std::remove_cvref_t<decltype(c)>>) {
          std::visit(
              [&](auto& parent) {
                if constexpr (requires { parent.receive(c); }) {
                  parent.receive(c);
                } else if constexpr (!flow_detail::MayBeIgnored<std::remove_cvref_t<decltype(c)>>) {
                  std::abort();  // a frame was called by one that does not know what to do with its result
                }
              },
              frames.back());
        }
      },
      child);
}

}  // namespace flow_detail

// Runs to the next decision, chance point or the end.
template <class P>
void run(P g) {
  auto& flow = g.flow();
  flow.stop = Stop::Running;
  while (flow.stop == Stop::Running) {
    if constexpr (requires { settle(g); }) {
      if (settle(g)) continue;
    }
    const Next next = std::visit([&](auto& frame) { return advance(g, frame); }, flow.frames.back());
    switch (next) {
      case Next::Again:
        break;
      case Next::Ask:
        flow.stop = Stop::Decision;
        break;
      case Next::Chance:
        flow.stop = Stop::Chance;
        break;
      case Next::Done:
        flow_detail::finish_top(g);
        if (flow.frames.empty()) flow.stop = Stop::Over;
        break;
      case Next::Over:
        flow.stop = Stop::Over;
        break;
    }
  }
}

template <class L>
Asked asked_now(const L& look) {
  return std::visit(
      [&](const auto& frame) -> Asked {
        if constexpr (requires { asked(look, frame); }) {
          return asked(look, frame);
        } else {
          std::abort();
        }
      },
      look.s.flow.frames.back());
}

template <class L>
void list_options(const L& look, OptionList& out) {
  out.clear();
  if (look.s.flow.stop != Stop::Decision) return;
  std::visit(
      [&](const auto& frame) {
        if constexpr (requires { options(look, frame, out); }) options(look, frame, out);
      },
      look.s.flow.frames.back());
  if constexpr (flow_detail::Interjects<L>) {
    const std::size_t before = out.size();
    interjections(look, asked_now(look), out);
    if (out.size() > before) out.sort_from(0);
  }
}

template <class L>
Refusal check_choice(const L& look, Choice c) {
  if constexpr (flow_detail::Interjects<L>) {
    if (is_interjection(look, c)) return check_interjection(look, asked_now(look), c);
  }
  return std::visit(
      [&](const auto& frame) -> Refusal {
        if constexpr (requires { check(look, frame, c); }) {
          return check(look, frame, c);
        } else {
          std::abort();
        }
      },
      look.s.flow.frames.back());
}

// The one door for players. A refused choice leaves the state untouched. Only to be called at a decision.
template <class P>
Refusal apply_choice(P g, Choice c) {
  const Refusal refusal = check_choice(g.look(), c);
  if (refusal.refused()) return refusal;
  if constexpr (flow_detail::Interjects<decltype(g.look())>) {
    if (is_interjection(g.look(), c)) {
      interject(g, c);
      run(g);
      return kAllowed;
    }
  }
  std::visit(
      [&](auto& frame) {
        if constexpr (requires { choose(g, frame, c); }) choose(g, frame, c);
      },
      g.flow().frames.back());
  run(g);
  return kAllowed;
}

template <class L>
ChancePoint chance_now(const L& look) {
  return std::visit(
      [&](const auto& frame) -> ChancePoint {
        if constexpr (requires { chance(look, frame); }) {
          return chance(look, frame);
        } else {
          std::abort();
        }
      },
      look.s.flow.frames.back());
}

// The one door for nature. The outcome must be possible for the chance point. Only to be called at a chance
// point.
template <class P>
void apply_outcome(P g, const Outcome& o) {
  std::visit(
      [&](auto& frame) {
        if constexpr (requires { outcome(g, frame, o); }) outcome(g, frame, o);
      },
      g.flow().frames.back());
  run(g);
}

}  // namespace orrery
