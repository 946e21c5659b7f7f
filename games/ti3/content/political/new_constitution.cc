// New Constitution. For: all laws go and everybody exhausts two planets. Against: the player with most
// influence on unexhausted planets may discard a law; of several the first in the order of play.
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {
namespace {

int ready_influence(const Look& look, SeatId seat) {
  int n = 0;
  for (PlanetId p : planets_of(look, seat)) n += exhausted(look, p) ? 0 : influence(look, p);
  return n;
}

SeatId most_influential(const Look& look) {
  SeatId best;
  int most = -1;
  for (SeatId seat : window_order(look)) {
    if (ready_influence(look, seat) <= most) continue;
    most = ready_influence(look, seat);
    best = seat;
  }
  return best;
}

}  // namespace

const PoliticalText kNewConstitution{
    .id = "new_constitution",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      constexpr int kExhausted = 2;
      if (f.outcome == kAgainst) {
        if (f.stage > 0 || g.s.laws.empty()) return Next::Done;
        f.stage = 1;
        f.seat = most_influential(g);
        return Next::Ask;
      }
      while (!g.s.laws.empty()) discard_law(g, g.s.laws[0].card);
      return next_player(g, f) ? exhaust_some(g, f, kExhausted) : Next::Done;
    },
    .answers =
        [](const Look& look, const CarryOut&, OptionList& out) {
          list_laws(look, out);
          out.add(make(Verb::No));
        },
    .answer =
        [](Play& g, CarryOut&, Choice c) {
          if (c.verb<Verb>() == Verb::Law) discard_law(g, PoliticalId(c.operand(0)));
        },
};

}  // namespace orrery::ti3
