// The generic timing window: at a timing point the players, in the order the rules give, may use what they
// hold that listens there, until all have passed one after another. A seat with nothing that listens is not
// asked.
//
// What a game provides for its ability reference type Ref (argument-dependent look-up):
//   void listeners(Look, const Window<Ref>&, SeatId, AbilityList<Ref>&)   what that seat may use now,
//   mandatory ones marked Choice use_choice(Look, const Ref&)        Choice pass_choice(Look, const
//   Window<Ref>&)      their notation Asked window_asked(Look, const Window<Ref>&, SeatId) the kind of
//   decision std::string_view window_rule(Look, const Window<Ref>&)                the rule a foreign choice
//   offends
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/flow/ability.h"
#include "engine/flow/flow.h"

namespace orrery {

template <class Ref>
struct Listener {
  Ref ref;
  bool mandatory = false;
};
template <class Ref>
using AbilityList = FixedVec<Listener<Ref>, 16>;

template <class Ref>
struct Window {
  static constexpr std::string_view kName = "window";
  struct Result {};

  std::uint8_t point = 0;             // the game's timing point
  std::uint8_t subject = 0xff;        // what it is about, in the game's numbering
  FixedVec<SeatId, kMaxSeats> order;  // players in rule order
  std::uint8_t at = 0;                // whose turn it is to use something or pass
  std::uint8_t passes = 0;            // passes in a row
  bool cancelled = false;             // an ability used in this window cancels the occurrence
  FixedVec<Ref, 16> used;             // once per occurrence: listeners leave out what stands here

  // An ability was used in this window: it may have cancelled the occurrence that opened the window.
  void receive(const Ability<Ref>& a) {
    if (a.cancels) cancelled = true;
  }
  ORRERY_FIELDS(Window, point, subject, order, at, passes, cancelled, used)
};

namespace window_detail {

template <class L, class Ref>
AbilityList<Ref> heard(const L& look, const Window<Ref>& w, SeatId seat) {
  AbilityList<Ref> list;
  listeners(look, w, seat, list);
  return list;
}

template <class L, class Ref>
bool may_pass(const L& look, const Window<Ref>& w) {
  for (const auto& l : heard(look, w, w.order[w.at])) {
    if (l.mandatory) return false;
  }
  return true;
}

template <class Ref>
void pass(Window<Ref>& w) {
  ++w.passes;
  w.at = static_cast<std::uint8_t>((w.at + 1U) % w.order.size());
}

}  // namespace window_detail

template <class P, class Ref>
Next advance(P& g, Window<Ref>& w) {
  while (!w.cancelled && w.passes < w.order.size()) {
    if (!window_detail::heard(g.look(), w, w.order[w.at]).empty()) return Next::Ask;
    window_detail::pass(w);
  }
  return Next::Done;
}

template <class L, class Ref>
Asked asked(const L& look, const Window<Ref>& w) {
  return window_asked(look, w, w.order[w.at]);
}

template <class L, class Ref>
void options(const L& look, const Window<Ref>& w, OptionList& out) {
  for (const auto& l : window_detail::heard(look, w, w.order[w.at])) out.add(use_choice(look, l.ref));
  if (window_detail::may_pass(look, w)) out.add(pass_choice(look, w));
  out.sort_from(0);
}

template <class L, class Ref>
Refusal check(const L& look, const Window<Ref>& w, Choice c) {
  if (c == pass_choice(look, w) && window_detail::may_pass(look, w)) return kAllowed;
  for (const auto& l : window_detail::heard(look, w, w.order[w.at])) {
    if (c == use_choice(look, l.ref)) return kAllowed;
  }
  return refuse(window_rule(look, w));
}

template <class P, class Ref>
void choose(P& g, Window<Ref>& w, Choice c) {
  const SeatId seat = w.order[w.at];
  for (const auto& l : window_detail::heard(g.look(), w, seat)) {
    if (c != use_choice(g.look(), l.ref)) continue;
    w.used.push_back(l.ref);
    w.passes = 0;
    w.at = 0;
    Ability<Ref> a;
    a.ref = l.ref;
    a.owner = seat;
    g.call(a);
    return;
  }
  window_detail::pass(w);
}

}  // namespace orrery
