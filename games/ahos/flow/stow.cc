#include "games/ahos/flow/stow.h"

#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

constexpr std::array<Zone, 2> kReserves{Zone::ReserveOne, Zone::ReserveTwo};

bool has_room(const Look& look, SeatId seat, Zone reserve, CardId card) {
  return !counts_in_reserve(look, seat, card) ||  // RSV-6
         reserve_counted(look, seat, reserve) < reserve_capacity(look, seat, reserve);
}

Refusal check_stow(const Look& look, const Stow& f, Zone from, KindId kind, Zone to) {
  const bool from_ok = (from == Zone::Hand && (f.from & kFromHand) != 0) ||
                       (from == Zone::Discard && (f.from & kFromDiscard) != 0);
  const bool to_ok = (to == Zone::ReserveOne && (f.to & kToReserveOne) != 0) ||
                     (to == Zone::ReserveTwo && (f.to & kToReserveTwo) != 0);
  if (!from_ok || !to_ok || f.stowed >= f.most) return refuse("AHOS-RSV-1");
  const CardId card = held_card(look, f.seat, from, kind);
  if (!card.valid()) return refuse("AHOS-RSV-1");
  const bool marked = look.r.reserve_marked.contains(card);
  if (!marked && (to == Zone::ReserveTwo || f.only_reserve)) return refuse("AHOS-RSV-2");
  return has_room(look, f.seat, to, card) ? kAllowed : refuse("AHOS-RSV-4");
}

// Calls visit(from, kind, to) for everything that may be stowed, until it returns true; then so does this.
template <class Visit>
bool find_stow(const Look& look, const Stow& f, const Visit& visit) {
  for (Zone from : {Zone::Hand, Zone::Discard}) {
    KindId last;
    for (CardId c : zone(look.s.players[f.seat], from)) {
      const KindId kind = look.r.kind_of[c.index()];
      if (kind == last) continue;
      last = kind;
      for (Zone to : kReserves) {
        if (check_stow(look, f, from, kind, to).allowed() && visit(from, kind, to)) return true;
      }
    }
  }
  return false;
}

bool any_stow(const Look& look, const Stow& f) {
  return find_stow(look, f, [](Zone, KindId, Zone) { return true; });
}

Zone other(Zone reserve) { return reserve == Zone::ReserveOne ? Zone::ReserveTwo : Zone::ReserveOne; }

// Whether, before anything was stowed, the action would still have a card to stow after this exchange between
// Reserves: exchanging is only allowed when cards are put in (RSV-9).
bool leaves_a_stow(const Look& look, const Stow& f, CardId one, CardId two) {
  if (f.stowed > 0) return true;
  State after = look.s;
  Player& p = after.players[f.seat];
  for (CardId c : {one, two}) {
    if (!c.valid()) continue;
    const bool in_one = p.reserve_one.contains(c);
    (in_one ? p.reserve_one : p.reserve_two).erase(c);
    (in_one ? p.reserve_two : p.reserve_one).insert(c);
  }
  return any_stow(Look{after, look.r}, f);
}

// A card of that kind that has not been exchanged yet in this action (RSV-9).
CardId unshifted(const Look& look, const Stow& f, Zone from, KindId kind) {
  if (kind.index() >= look.r.kinds.size()) return CardId{};
  const CardSet copies = (zone(look.s.players[f.seat], from) & look.r.kinds[kind.index()].cards) - f.shifted;
  const CardSet used = copies & look.s.turn.used;
  return (used.empty() ? copies : used).first();
}

Refusal check_shift(const Look& look, const Stow& f, Zone from, KindId kind) {
  if (!f.shifting || (from != Zone::ReserveOne && from != Zone::ReserveTwo)) return refuse("AHOS-RSV-9");
  const CardId card = unshifted(look, f, from, kind);
  if (!card.valid()) return refuse("AHOS-RSV-9");
  if (from == Zone::ReserveOne && !look.r.reserve_marked.contains(card)) return refuse("AHOS-RSV-2");
  if (!has_room(look, f.seat, other(from), card)) return refuse("AHOS-RSV-4");
  return leaves_a_stow(look, f, card, CardId{}) ? kAllowed : refuse("AHOS-RSV-1");
}

Refusal check_swap(const Look& look, const Stow& f, Choice c) {
  if (!f.shifting || zone_at(c, 0) != Zone::ReserveOne || zone_at(c, 2) != Zone::ReserveTwo)
    return refuse("AHOS-RSV-9");
  const CardId one = unshifted(look, f, Zone::ReserveOne, kind_at(c, 1));
  const CardId two = unshifted(look, f, Zone::ReserveTwo, kind_at(c, 3));
  if (!one.valid() || !two.valid()) return refuse("AHOS-RSV-9");
  if (kind_at(c, 1) == kind_at(c, 3)) return refuse("AHOS-RSV-9");
  if (!look.r.reserve_marked.contains(one)) return refuse("AHOS-RSV-2");
  const bool one_counts = counts_in_reserve(look, f.seat, one);
  const bool two_counts = counts_in_reserve(look, f.seat, two);
  if (one_counts && !two_counts && !has_room(look, f.seat, Zone::ReserveTwo, one))
    return refuse("AHOS-RSV-4");
  if (two_counts && !one_counts && !has_room(look, f.seat, Zone::ReserveOne, two))
    return refuse("AHOS-RSV-4");
  return leaves_a_stow(look, f, one, two) ? kAllowed : refuse("AHOS-RSV-1");
}

template <class Visit>
void each_kind(const Look& look, SeatId seat, Zone z, const Visit& visit) {
  KindId last;
  for (CardId c : zone(look.s.players[seat], z)) {
    const KindId kind = look.r.kind_of[c.index()];
    if (kind != last) visit(kind);
    last = kind;
  }
}

void list_exchanges(const Look& look, const Stow& f, OptionList& out) {
  if (!f.shifting) return;
  for (Zone z : kReserves) {
    each_kind(look, f.seat, z, [&](KindId kind) {
      if (check_shift(look, f, z, kind).allowed()) out.add(make(Verb::Shift, z, raw(kind)));
    });
  }
  each_kind(look, f.seat, Zone::ReserveOne, [&](KindId one) {
    each_kind(look, f.seat, Zone::ReserveTwo, [&](KindId two) {
      const Choice c = make(Verb::Swap, Zone::ReserveOne, raw(one), Zone::ReserveTwo, raw(two));
      if (check_swap(look, f, c).allowed()) out.add(c);
    });
  });
}

}  // namespace

Refusal can_stow(const Look& look, const Stow& f) {
  if (any_stow(look, f)) return kAllowed;
  OptionList exchanges;
  list_exchanges(look, f, exchanges);
  if (!exchanges.empty()) return kAllowed;
  const Player& p = look.s.players[f.seat];
  const bool no_card =
      ((f.from & kFromHand) == 0 || p.hand.empty()) && ((f.from & kFromDiscard) == 0 || p.discard.empty());
  return refuse(no_card ? "AHOS-RSV-1" : "AHOS-RSV-4");
}

Next advance(Play& g, Stow& f) {
  if (f.stowed == 0) return Next::Ask;
  return can_stow(g, f).allowed() ? Next::Ask : Next::Done;
}

Asked asked(const Look&, const Stow& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Stow)}; }

void options(const Look& look, const Stow& f, OptionList& out) {
  find_stow(look, f, [&](Zone from, KindId kind, Zone to) {
    out.add(make(Verb::Stow, from, raw(kind), to));
    return false;
  });
  list_exchanges(look, f, out);
  if (f.stowed > 0) out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Stow& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Stow:
      return check_stow(look, f, zone_at(c, 0), kind_at(c, 1), zone_at(c, 2));
    case Verb::Shift:
      return check_shift(look, f, zone_at(c, 0), kind_at(c, 1));
    case Verb::Swap:
      return check_swap(look, f, c);
    case Verb::Done:
      return f.stowed > 0 ? kAllowed : refuse("AHOS-RSV-1");
    default:
      return refuse("AHOS-TRN-6");
  }
}

void choose(Play& g, Stow& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Stow:
      stow_card(g, f.seat, zone_at(c, 0), held_card(g, f.seat, zone_at(c, 0), kind_at(c, 1)), zone_at(c, 2));
      ++f.stowed;
      break;
    case Verb::Shift: {
      const CardId card = unshifted(g, f, zone_at(c, 0), kind_at(c, 1));
      f.shifted.insert(card);
      shift_card(g, f.seat, zone_at(c, 0), card);
      break;
    }
    case Verb::Swap: {
      const CardId one = unshifted(g, f, Zone::ReserveOne, kind_at(c, 1));
      const CardId two = unshifted(g, f, Zone::ReserveTwo, kind_at(c, 3));
      f.shifted.insert(one);
      f.shifted.insert(two);
      swap_cards(g, f.seat, one, two);
      break;
    }
    default:  // done
      f.most = f.stowed;
      f.shifting = false;
      break;
  }
}

}  // namespace orrery::ahos
