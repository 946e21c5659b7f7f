// Hits: sustained where that costs nothing, then the cheapest is lost, with a view to what is carried.
#include "games/ti4/propose/propose.h"
#include "games/ti4/propose/worth.h"

namespace orrery::ti4 {
namespace {

int worth_of_answer(const Look& look, const AssignHits& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Sustain:  // the cheapest first: a Direct Hit takes what has sustained damage
      return 2 * kMostWorth - worth_of_unit(look, f.seat, unit_at(c, 0));
    case Verb::Hit:
      if (f.target == HitTarget::GroundForces)
        return kMostWorth - worth_of_unit(look, f.seat, piece_at(c, 0).unit);
      return kMostWorth - loss_in_space(look, f.seat, f.system, piece_at(c, 0));
    default:
      return -1;
  }
}

}  // namespace

void propose(Draft& d, const AssignHits& first) {
  for (int i = 0; i < first.hits && d.open(); ++i) {
    const AssignHits f = *d.frame<AssignHits>();
    bool found = false;
    const Choice c = best_option(
        d, [&](Choice o) { return worth_of_answer(d.look(), f, o); }, found);
    if (!found || !d.take(c)) return;
  }
}

}  // namespace orrery::ti4
