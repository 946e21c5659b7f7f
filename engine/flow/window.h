// The generic timing window: at a timing point the players, in the order the rules give, may use what they
// hold that listens there, until all have passed one after another. A seat with nothing that listens is not
// asked, unless the game says that it could have something (could_answer): then its only option is to pass.
//
// What a game provides for its ability reference type Ref, found by argument-dependent look-up:
//
//   void listeners(Look, const Window<Ref>&, SeatId, AbilityList<Ref>&)
//       what that seat may use now, mandatory ones marked
//   Choice use_choice(Look, const Ref&)
//   Choice pass_choice(Look, const Window<Ref>&)
//       their notation
//   Asked window_asked(Look, const Window<Ref>&, SeatId)
//       the kind of decision
//   std::string_view window_rule(Look, const Window<Ref>&[, Choice])
//       the rule a foreign choice offends
//
// It may provide
//
//   bool could_answer(Look, const Window<Ref>&, SeatId)
//       as far as everybody knows, that seat could use something hidden now. It is asked then whether it
//       holds anything or not, so that being asked tells nothing. Made of public facts alone.
//
// What Ref may declare. `struct Used`, made of (Ref, SeatId): each player uses an ability once; otherwise it
// is used once at the whole table. `static constexpr bool kOneEach = true`: after a use it is the next
// player's turn, not the first's; what a player must use, having nothing else, is used without a question; a
// cancelled use does not count.
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

namespace window_detail {

template <class Ref>
struct UsedBy {
  using Type = Ref;
  static constexpr Type of(const Ref& ref, SeatId) { return ref; }
};
template <class Ref>
requires requires { typename Ref::Used; }
struct UsedBy<Ref> {
  using Type = typename Ref::Used;
  static constexpr Type of(const Ref& ref, SeatId seat) { return Type(ref, seat); }
};

template <class Ref>
concept OneEach = requires {
  requires Ref::kOneEach;
};

}  // namespace window_detail

template <class Ref>
struct Window {
  static constexpr std::string_view kName = "window";
  struct Result {
    static constexpr bool kMayBeIgnored = true;  // most windows only let things happen
  };

  std::uint8_t point = 0;       // the game's timing point
  std::uint8_t subject = 0xff;  // whom or what it is about, in the game's numbering
  std::uint8_t object = 0xff;   // what else it is about
  std::uint8_t detail = 0xff;
  FixedVec<SeatId, kMaxSeats> order;  // players in rule order
  std::uint8_t at = 0;                // whose turn it is to use something or pass
  std::uint8_t passes = 0;            // passes in a row
  bool cancelled = false;             // an ability used in this window cancels the occurrence
  // Once per occurrence: listeners leave out what stands here.
  FixedVec<typename window_detail::UsedBy<Ref>::Type, 16> used;

  // An ability was used in this window: it may have cancelled the occurrence that opened the window.
  void receive(const Ability<Ref>& a) {
    if (a.cancels) cancelled = true;
    if constexpr (window_detail::OneEach<Ref>) {
      if (a.cancelled) forget(a);
    }
  }
  void forget(const Ability<Ref>& a) {
    for (std::size_t i = used.size(); i-- > 0;) {
      if (used[i] == window_detail::UsedBy<Ref>::of(a.ref, a.owner)) return used.erase_at(i);
    }
  }

  // The field list by hand: `object` and `detail` belong to it only for games whose ability references say
  // `kDetailedWindows`, so that the hashes in records of other games stay what they were.
  static constexpr bool kDetailed = requires { Ref::kDetailedWindows; };
  static constexpr auto field_names() {
    if constexpr (kDetailed) {
      return names_of("point", "subject", "object", "detail", "order", "at", "passes", "cancelled", "used");
    } else {
      return names_of("point", "subject", "order", "at", "passes", "cancelled", "used");
    }
  }
  template <class Call>
  constexpr auto with_fields(Call&& call) {
    return give(*this, call);
  }
  template <class Call>
  constexpr auto with_fields(Call&& call) const {
    return give(*this, call);
  }
  ORRERY_COMPARED_BY_FIELDS(Window)

 private:
  template <class W, class Call>
  static constexpr auto give(W& w, Call& call) {
    if constexpr (kDetailed) {
      return call(w.point, w.subject, w.object, w.detail, w.order, w.at, w.passes, w.cancelled, w.used);
    } else {
      return call(w.point, w.subject, w.order, w.at, w.passes, w.cancelled, w.used);
    }
  }
};

namespace window_detail {

template <class L, class Ref>
AbilityList<Ref> heard(const L& look, const Window<Ref>& w, SeatId seat) {
  AbilityList<Ref> list;
  listeners(look, w, seat, list);
  return list;
}

template <class L, class Ref>
bool could(const L& look, const Window<Ref>& w, SeatId seat) {
  if constexpr (requires { could_answer(look, w, seat); }) {
    return could_answer(look, w, seat);
  } else {
    return false;
  }
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

// The player whose turn it is uses something.
template <class P, class Ref>
Next use(P& g, Window<Ref>& w, const Ref& ref) {
  Ability<Ref> a;
  a.ref = ref;
  a.owner = w.order[w.at];
  if (!w.used.full()) w.used.push_back(UsedBy<Ref>::of(ref, a.owner));
  w.passes = 0;
  w.at = OneEach<Ref> ? static_cast<std::uint8_t>((w.at + 1U) % w.order.size()) : std::uint8_t{0};
  return g.call(a);
}

}  // namespace window_detail

template <class P, class Ref>
Next advance(P& g, Window<Ref>& w) {
  while (!w.cancelled && w.passes < w.order.size()) {
    const AbilityList<Ref> list = window_detail::heard(g.look(), w, w.order[w.at]);
    if constexpr (window_detail::OneEach<Ref>) {
      if (list.size() == 1 && list[0].mandatory && !window_detail::could(g.look(), w, w.order[w.at]))
        return window_detail::use(g, w, list[0].ref);
    }
    if (!list.empty() || window_detail::could(g.look(), w, w.order[w.at])) return Next::Ask;
    window_detail::pass(w);
  }
  return Next::Done;
}

template <class L, class Ref>
Asked asked(const L& look, const Window<Ref>& w) {
  return window_asked(look, w, w.order[w.at]);
}

// Who may still be asked, from the one whose turn it is on: `may` says who of them.
template <class Ref, class May>
FixedVec<SeatId, kMaxSeats> still_to_ask(const Window<Ref>& w, const May& may) {
  FixedVec<SeatId, kMaxSeats> out;
  for (std::size_t i = w.passes; i < w.order.size() && !w.cancelled; ++i) {
    const SeatId seat = w.order[(w.at + i - w.passes) % w.order.size()];
    if (may(seat)) out.push_back(seat);
  }
  return out;
}

template <class L, class Ref>
void options(const L& look, const Window<Ref>& w, OptionList& out) {
  for (const auto& l : window_detail::heard(look, w, w.order[w.at])) out.add(use_choice(look, l.ref));
  if (window_detail::may_pass(look, w)) out.add(pass_choice(look, w));
  out.sort_from(0);
}

// What the seat could choose if it were its turn in the window.
template <class L, class Ref>
void options_of(const L& look, const Window<Ref>& w, SeatId seat, OptionList& out) {
  Window<Ref> turned = w;
  for (std::size_t i = 0; i < w.order.size(); ++i) {
    if (w.order[i] == seat) turned.at = static_cast<std::uint8_t>(i);
  }
  if (turned.order[turned.at] == seat) options(look, turned, out);
}

template <class L, class Ref>
Refusal check(const L& look, const Window<Ref>& w, Choice c) {
  if (c == pass_choice(look, w) && window_detail::may_pass(look, w)) return kAllowed;
  for (const auto& l : window_detail::heard(look, w, w.order[w.at])) {
    if (c == use_choice(look, l.ref)) return kAllowed;
  }
  if constexpr (requires { window_rule(look, w, c); }) {
    return refuse(window_rule(look, w, c));
  } else {
    return refuse(window_rule(look, w));
  }
}

template <class P, class Ref>
void choose(P& g, Window<Ref>& w, Choice c) {
  const SeatId seat = w.order[w.at];
  for (const auto& l : window_detail::heard(g.look(), w, seat)) {
    if (c != use_choice(g.look(), l.ref)) continue;
    window_detail::use(g, w, l.ref);
    return;
  }
  window_detail::pass(w);
}

}  // namespace orrery
