// Salvage Operations: 1 trade good after each space combat one has won or lost; after a won one a ship of a
// type destroyed in it, on either side, may be produced there at its cost (MENTAK-1 to MENTAK-3).
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/production.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

Next produce(Play& g, const Use& a) {
  const CombatMemory& c = g.s.combat;
  if (verdict(g).winner != a.owner) return Next::Again;
  Production f = production_by_effect(g, a.owner, c.system, 1, PlanetSet{});
  f.only_ships = true;
  f.allowed = static_cast<std::uint16_t>(c.attacker.lost | c.defender.lost);
  return can_produce_anything(g, f) ? g.call(f) : Next::Again;
}

}  // namespace

const AbilityDef kSalvageOperations{
    .id = "salvage_operations",
    .at = when(Timing::CombatEnd),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      const Verdict v = verdict(look);
      return !look.s.combat.planet.valid() && (v.winner == seat || v.loser == seat);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      switch (a.stage++) {
        case 0:
          gain_goods(g, a.owner, 1);
          return Next::Again;
        case 1:
          return produce(g, a);
        default:
          return Next::Done;
      }
    },
};

}  // namespace orrery::ti4
