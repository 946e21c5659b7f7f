#include "games/ti4/content/sacrifice.h"

#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

bool can_sacrifice(const Look& look, SeatId seat) {
  if (!space_combat_of(look, seat) || !still_fights(look, other(side_of(look, seat)))) return false;
  const SpaceForces& fleet = forces(look, seat, look.s.combat.system);
  return fleet.of(Unit::Cruiser) + fleet.of(Unit::Destroyer) > 0;
}

void list_sacrifices(const Look& look, SeatId seat, OptionList& out) {
  for (Unit unit : {Unit::Cruiser, Unit::Destroyer}) list_ships(look, seat, unit, look.s.combat.system, out);
  out.sort_from(0);
}

Next sacrifice_for_hit(Play& g, Use& a, Next (*assign)(Play& g, const Use& a)) {
  switch (a.stage++) {
    case 0:
      destroy_unit(g, a.owner, piece_at(a.answers[0], 1), space_of(g.s.combat.system), a.owner);
      return Next::Again;
    case 1:
      return announce_hits(g, opponent_of(g, a.owner), 1);
    case 2:
      return assign(g, a);
    default:
      return Next::Done;
  }
}

}  // namespace orrery::ti4
