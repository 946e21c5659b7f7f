// Ghost Ship: a destroyer in a non-home system that has a wormhole and no ships of other players.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {
namespace {

SystemSet ghostly_systems(const Look& look, SeatId seat) {
  SystemSet wormholes;
  for (const SystemSet& with : wormhole_map(look).with) wormholes |= with;
  SystemSet set;
  for (SystemId s : wormholes - home_systems(look)) {
    if (!other_fleet(look, s, seat).valid()) set.insert(s);
  }
  return set;
}

}  // namespace

const AbilityDef kGhostShip{
    .id = "ghost_ship",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return can_place_unit(look, seat, Unit::Destroyer) && !ghostly_systems(look, seat).empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_systems(ghostly_systems(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next { return place_in_named_system(g, a, Unit::Destroyer); },
};

}  // namespace orrery::ti4
