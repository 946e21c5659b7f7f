// Plague: a die for each infantry on one planet of another player; each 6 or more destroys one of them.
#include <algorithm>

#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/roll.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kNeeds = 6;
constexpr int kThrow = 60;  // dice thrown at a time (44.1)

enum PlagueStage : std::uint8_t { kPlagueCount, kPlagueRoll, kPlagueRolled };

void destroy(Play& g, const Use& a, PlanetId planet, int count) {
  for (SeatId other : others(g, a.owner)) {
    for (; count > 0 && ground(g, other, planet).infantry > 0; --count)
      destroy_unit(g, other, {Unit::Infantry, false}, on(planet), a.owner);
  }
}

}  // namespace

const AbilityDef kPlague{
    .id = "plague",
    .at = when(Timing::ComponentAction),
    .usable = others_have_planets,
    .ask = ask_planet_of_others,
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetId planet = planet_at(a.answers[0], 0);
      const int dice = std::min<int>(kThrow, a.counter);
      switch (a.stage) {
        case kPlagueCount:
          a.counter = static_cast<std::uint8_t>(infantry_of_others(g, a.owner, planet));
          a.stage = kPlagueRoll;
          return Next::Again;
        case kPlagueRoll:
          if (dice == 0) return Next::Done;
          begin_roll(g, a.owner, RollKind::Other);
          add_dice(g, Unit::Infantry, dice, kNeeds, 0);
          a.stage = kPlagueRolled;
          return g.call(Roll{a.owner});
        default:
          tell_roll(g, hits_rolled(g));
          destroy(g, a, planet, hits_rolled(g));
          a.counter = static_cast<std::uint8_t>(a.counter - dice);
          a.stage = kPlagueRoll;
          return Next::Again;
      }
    },
};

}  // namespace orrery::ti4
