#include "games/ahos/flow/draw_cards.h"

#include <algorithm>

#include "games/ahos/luck.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

void take_from_reserve(Play& g, DrawCards& f, Zone from, CardId card) {
  take_to_hand(g, f.seat, from, card);
  --f.left;
}

// Draws what nature leaves no choice about; true if something happened.
bool draw_all(Play& g, DrawCards& f) {
  const Player& p = g.s.players[f.seat];
  if (p.draw.empty() || p.draw.size() > f.left) return false;
  f.left = static_cast<std::uint8_t>(f.left - p.draw.size());
  draw_cards(g, f.seat, p.draw);
  return true;
}

// The piles are used up: TRN-4. True if cards were taken without a choice.
bool take_all(Play& g, DrawCards& f) {
  const Player& p = g.s.players[f.seat];
  if (reserves(p).empty() || reserves(p).size() > f.left) return false;
  for (Zone z : {Zone::ReserveOne, Zone::ReserveTwo}) {
    const CardSet cards = zone(p, z);
    for (CardId c : cards) take_from_reserve(g, f, z, c);
  }
  return true;
}

}  // namespace

DrawCards refill_hand(const Look& look, SeatId seat) {
  const int missing = hand_size(look, seat) - look.s.players[seat].hand.size();
  return {seat, static_cast<std::uint8_t>(std::max(0, missing)), true};
}

Next advance(Play& g, DrawCards& f) {
  if (f.left == 0) return Next::Done;
  const Player& p = g.s.players[f.seat];
  if (!p.draw.empty()) return draw_all(g, f) ? Next::Again : Next::Chance;
  if (!p.discard.empty()) {
    reshuffle(g, f.seat);
    return Next::Again;
  }
  if (!f.refill || reserves(p).empty()) return Next::Done;  // TRN-5, Q-22
  // The Reserve makes up the six cards of the rule, not a hand that a text made larger (TRN-4).
  const int missing = std::max(0, g.r.limits.hand - p.hand.size());
  if (missing == 0) return Next::Done;
  f.left = static_cast<std::uint8_t>(std::min<int>(f.left, missing));
  return take_all(g, f) ? Next::Again : Next::Ask;
}

Asked asked(const Look&, const DrawCards& f) { return {f.seat, static_cast<std::uint8_t>(Ask::TakeReserve)}; }

void options(const Look& look, const DrawCards& f, OptionList& out) {
  for (Zone z : {Zone::ReserveOne, Zone::ReserveTwo}) {
    KindId last;
    for (CardId c : zone(look.s.players[f.seat], z)) {
      const KindId kind = look.r.kind_of[c.index()];
      if (kind != last) out.add(make(Verb::Take, z, raw(kind)));
      last = kind;
    }
  }
}

Refusal check(const Look& look, const DrawCards& f, Choice c) {
  const Zone z = zone_at(c, 0);
  if (c.verb<Verb>() != Verb::Take || (z != Zone::ReserveOne && z != Zone::ReserveTwo))
    return refuse("AHOS-TRN-4");
  return held_card(look, f.seat, z, kind_at(c, 1)).valid() ? kAllowed : refuse("AHOS-TRN-4");
}

void choose(Play& g, DrawCards& f, Choice c) {
  take_from_reserve(g, f, zone_at(c, 0), held_card(g, f.seat, zone_at(c, 0), kind_at(c, 1)));
}

ChancePoint chance(const Look& look, const DrawCards& f) {
  return luck(Luck::Draw, pool_of(look.s.players[f.seat].draw), f.left, f.seat);
}

void outcome(Play& g, DrawCards& f, const Outcome& o) {
  draw_cards(g, f.seat, drawn_cards(g.r, g.s.players[f.seat].draw, o));
  f.left = 0;
}

}  // namespace orrery::ahos
