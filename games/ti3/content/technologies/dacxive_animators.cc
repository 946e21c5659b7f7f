// Dacxive Animators: after an Invasion Combat that was won, a die for each ground force killed in it on
// either side, by bombardment and PDS too; each 6 or more puts a ground force on the planet.
#include "games/ti3/content/targets.h"
#include "games/ti3/content/technologies/technologies.h"
#include "games/ti3/flow/roll.h"

namespace orrery::ti3 {
namespace {

int killed(const Look& look) { return look.s.battle.attacker.fallen + look.s.battle.defender.fallen; }

}  // namespace

const AbilityDef kDacxiveAnimators{
    .id = "dacxive_animators",
    .at = when(Timing::InvasionWon),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && look.s.battle.on && killed(look) > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kRises = 6;
      if (a.stage == 0) {
        a.stage = 1;
        clear_dice(g, a.owner, RollKind::Other);
        add_dice(g, Unit::GroundForce, killed(g), kRises, 0);
        return g.call(Roll{a.owner});
      }
      const int risen = hits_rolled(g);
      tell_roll(g, risen);
      clear_dice(g, SeatId{}, RollKind::Other);
      place_units(g, a.owner, Unit::GroundForce, risen, on(PlanetId(occasion_of(g, a)->object)));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
