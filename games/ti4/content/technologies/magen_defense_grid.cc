// Magen Defense Grid: at the start of a round of ground combat on a planet where one has a unit with
// Planetary Shield, the opponent makes no combat rolls in this round. Shields out of force do not count
// (70.3a).
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

bool has_shield(const Look& look, SeatId seat, PlanetId planet) {
  for (Unit unit : {Unit::Infantry, Unit::Pds, Unit::SpaceDock}) {
    const UnitRow* row = row_of(look, seat, unit);
    if (row != nullptr && row->shield && ground(look, seat, planet).of(unit) > 0)
      return shielded(look, planet, opponent_of(look, seat));
  }
  return false;
}

}  // namespace

const AbilityDef kMagenDefenseGrid{
    .id = "magen_defense_grid",
    .at = when(Timing::CombatRoundStart),
    .exhausts = true,
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return ground_combat_of(look, seat) && has_shield(look, seat, look.s.combat.planet);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      forbid_rolls(g, other(side_of(g, a.owner)));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
