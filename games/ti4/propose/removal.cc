// Units above a limit: what is cheapest goes.
#include "games/ti4/propose/propose.h"
#include "games/ti4/propose/worth.h"

namespace orrery::ti4 {
namespace {

int worth_of_removal(const Look& look, const Excess& f, Choice c) {
  if (c.verb<Verb>() == Verb::Place) return resources(look, place_at(c, 1).planet);  // a dock that comes down
  if (c.verb<Verb>() != Verb::Remove) return -1;
  const Piece piece = piece_at(c, 0);
  const Place place = place_at(c, 1);
  if (f.kind == ExcessKind::Plastic)  // all of that place are lost
    return kMostWorth - units_at(look, f.seat, piece.unit, place);
  return kMostWorth - (place.planet.valid() ? worth_of_unit(look, f.seat, piece.unit)
                                            : loss_in_space(look, f.seat, place.system, piece));
}

}  // namespace

void propose(Draft& d, const Excess&) {
  while (d.open()) {
    const Excess f = *d.frame<Excess>();
    bool found = false;
    const Choice c = best_option(
        d, [&](Choice o) { return worth_of_removal(d.look(), f, o); }, found);
    if (!found || !d.take(c)) return;
  }
}

}  // namespace orrery::ti4
