// The Alastor: at the start of a space combat its owner chooses ground forces in its system, in space and on
// planets; they take part in that combat as ships to its end, even without the flagship (NEKRO-2, NEKRO-3).
#include "games/ti4/content/targets.h"
#include "games/ti4/content/units/units.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

// The places ground forces can stand in, one after another: the space area, then the planets.
std::size_t places(const Look& look) { return 1 + look.r.tile(look.s.combat.system).planets.size(); }

PlanetId planet_of(const Look& look, std::size_t place) {
  return place == 0 ? PlanetId{} : look.r.tile(look.s.combat.system).planets[place - 1];
}

int infantry_at(const Look& look, SeatId seat, std::size_t place) {
  if (place == 0) return forces(look, seat, look.s.combat.system).of(Unit::Infantry);
  return ground(look, seat, planet_of(look, place)).infantry;
}

}  // namespace

const AbilityDef kTheAlastor{
    .id = "the_alastor",
    .at = when(Timing::SpaceCombatStart),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      if (!space_combat_of(look, seat) ||
          !unit_text(look, seat, look.s.combat.system, UnitTrait::GroundForcesFight))
        return false;
      for (std::size_t i = 0; i < places(look); ++i) {
        if (infantry_at(look, seat, i) > 0) return true;
      }
      return false;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      for (; a.stage < places(g); ++a.stage) {
        if (infantry_at(g, a.owner, a.stage) > 0) return Next::Ask;
      }
      return Next::Done;
    },
    .answers = [](const Look& look, const Use& a, OptionList& out) -> void {
      const int most = infantry_at(look, a.owner, a.stage);
      for (int n = 0; n <= most; ++n) {
        out.add(a.stage == 0 ? make(Verb::Number, n) : make(Verb::Commit, n, raw(planet_of(look, a.stage))));
      }
    },
    .answer = [](Play& g, Use& a, Choice c) -> void {
      const Side side = side_of(g, a.owner);
      if (a.stage == 0) {
        arm_infantry_in_space(g, side, c.operand(0));
      } else {
        arm_infantry_on(g, side, a.stage - 1U, c.operand(0));
      }
      ++a.stage;
    },
};

}  // namespace orrery::ti4
