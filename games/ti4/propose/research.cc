// Missing prerequisites: cards that are good for nothing else first, then the planet worth least, then what
// costs resources. A ship that must be given up: the cheapest.
#include "games/ti4/flow/research_steps.h"
#include "games/ti4/propose/propose.h"
#include "games/ti4/propose/worth.h"

namespace orrery::ti4 {
namespace {

int worth_of_way(const Look& look, SeatId seat, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Exhaust:
      return 1000 - resources(look, planet_at(c, 0)) - influence(look, planet_at(c, 0));
    case Verb::Use:
      return ability_at(c, 0).source == Source::Law ? 2000 : 0;
    case Verb::Remove:
      return kMostWorth - loss_in_space(look, seat, place_at(c, 1).system, piece_at(c, 0));
    default:
      return -1;
  }
}

}  // namespace

void propose(Draft& d, const Research& f) {
  if (f.step == ResearchStep::Choose) return;
  while (d.open()) {
    bool found = false;
    const Choice c = best_option(
        d, [&](Choice o) { return worth_of_way(d.look(), d.seat(), o); }, found);
    if (!found || !d.take(c)) return;
  }
  pay_on(d);
}

}  // namespace orrery::ti4
