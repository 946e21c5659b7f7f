#include "games/ti3/content/political/effects.h"

#include <algorithm>

#include "games/ti3/flow/place.h"
#include "games/ti3/luck.h"

namespace orrery::ti3 {

bool next_player(const Look& look, CarryOut& f) {
  for (SeatId seat : window_order(look)) {
    if (f.done.contains(seat)) continue;
    f.done.insert(seat);
    f.seat = seat;
    return true;
  }
  return false;
}

std::uint16_t cause(const CarryOut& f) { return cause_of({Source::Law, f.card.value}); }

SeatSet voters_for(const Look& look, std::uint8_t outcome) {
  SeatSet out;
  for (int i = 0; i < look.r.players; ++i) {
    const Ballot& b = look.s.council.ballots[SeatId(i)];
    if (b.cast && b.outcome == outcome) out.insert(SeatId(i));
  }
  return out;
}

int votes_for(const Look& look, std::uint8_t outcome) {
  int n = 0;
  for (SeatId seat : voters_for(look, outcome)) n += look.s.council.ballots[seat].votes;
  return n;
}

void list_ships_of(const Look& look, SeatId seat, Unit type, OptionList& out) {
  for (SystemId s : look.s.ships_in[seat])
    list_ships(
        look, seat, s, [&](Piece p) { return p.unit == type; }, out);
}

void list_ships_in(const Look& look, SeatId seat, SystemId system, OptionList& out) {
  list_ships(
      look, seat, system, [](Piece p) { return p.unit != Unit::Fighter; }, out);
}

void list_laws(const Look& look, OptionList& out) {
  for (const LawInPlay& law : look.s.laws) out.add(make(Verb::Law, raw(law.card)));
}

Next exhaust_some(Play& g, const CarryOut& f, int count) {
  ExhaustPlanets e;
  e.seat = f.seat;
  e.count = static_cast<std::uint8_t>(count);
  e.cause = cause(f);
  return g.call(e);
}

Next discard_at_random(Play& g, CarryOut& f) {
  while (next_player(g, f)) {
    const CardSet hand = g.s.players[f.seat].hand;
    if (hand.size() > 1) return Next::Chance;
    for (CardId c : hand) discard_card(g, f.seat, c);
  }
  f.stage = 1;
  return Next::Again;
}

ChancePoint random_card(const Look& look, const CarryOut& f) {
  return luck(Luck::Steal, pool_of(look.s.players[f.seat].hand), 1, f.seat);
}

void lose_random_card(Play& g, CarryOut& f, const Outcome& o) {
  const CardSet lost = drawn_cards(g.r, g.s.players[f.seat].hand, o);
  for (CardId c : lost) discard_card(g, f.seat, c);
}

}  // namespace orrery::ti3
