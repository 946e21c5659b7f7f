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

enum Stage : std::uint8_t { kCount, kRoll, kRolled };

bool usable(const Look& look, SeatId seat, const Occasion*) { return !planets_of_others(look, seat).empty(); }

void ask(const Look& look, const Use& a, OptionList& out) {
  if (!asked_before(a, 0)) list_planets(planets_of_others(look, a.owner), out);
}

void destroy(Play& g, const Use& a, PlanetId planet, int count) {
  for (SeatId other : others(g, a.owner)) {
    for (; count > 0 && ground(g, other, planet).infantry > 0; --count)
      destroy_unit(g, other, {Unit::Infantry, false}, on(planet), a.owner);
  }
}

Next effect(Play& g, Use& a) {
  const PlanetId planet = planet_at(a.answers[0], 0);
  const int dice = std::min<int>(kThrow, a.counter);
  switch (a.stage) {
    case kCount:
      a.counter = static_cast<std::uint8_t>(infantry_of_others(g, a.owner, planet));
      a.stage = kRoll;
      return Next::Again;
    case kRoll:
      if (dice == 0) return Next::Done;
      begin_roll(g, a.owner, RollKind::Other);
      add_dice(g, Unit::Infantry, dice, kNeeds, 0);
      a.stage = kRolled;
      return g.call(Roll{a.owner});
    default:
      tell_roll(g, hits_rolled(g));
      destroy(g, a, planet, hits_rolled(g));
      a.counter = static_cast<std::uint8_t>(a.counter - dice);
      a.stage = kRoll;
      return Next::Again;
  }
}

}  // namespace

const AbilityDef kPlague{
    .id = "plague", .at = when(Timing::ComponentAction), .usable = usable, .ask = ask, .resolve = effect};

}  // namespace orrery::ti4
