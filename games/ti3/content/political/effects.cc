#include "games/ti3/content/political/effects.h"

#include <algorithm>

#include "games/ti3/flow/place.h"
#include "games/ti3/luck.h"

namespace orrery::ti3 {
namespace {

template <class Fits>
void list_named(const Look& look, SeatId seat, SystemId s, const Fits& fits, OptionList& out) {
  for (bool damaged : {false, true}) {
    for (Unit u : kShips) {
      if ((damaged && at(u) >= kSustaining) || !fits(u)) continue;
      const Piece piece{u, damaged};
      if (unladen(look, seat, s, piece) > 0)
        out.add(make(Verb::UnitAt, raw(seat), raw(piece), raw(space_of(s))));
    }
  }
  Laden last;
  for (const Laden& l : look.s.players[seat].laden) {
    if (l.system == s && !(l == last) && fits(piece_of(l.piece).unit))
      out.add(make(Verb::LadenAt, raw(seat), l.piece, low(l.load), high(l.load), raw(space_of(s))));
    last = l;
  }
}

using TakeOff = void (*)(Play&, SeatId, Piece, Place, const Load&);

void take_named(Play& g, Choice c, TakeOff take) {
  const bool laden = c.verb<Verb>() == Verb::LadenAt;
  take(g, seat_at(c, 0), piece_at(c, 1), place_at(c, laden ? 4 : 2), laden ? load_at(c, 2) : Load{});
}

}  // namespace

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
    list_named(
        look, seat, s, [&](Unit u) { return u == type; }, out);
}

void list_ships_in(const Look& look, SeatId seat, SystemId system, OptionList& out) {
  list_named(
      look, seat, system, [](Unit u) { return u != Unit::Fighter; }, out);
}

void destroy_named(Play& g, Choice c) { take_named(g, c, destroy_unit); }
void remove_named(Play& g, Choice c) { take_named(g, c, remove_unit); }

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
