// Taking losses one by one: damage a ship or lose a unit (TI3-SPACELOSS, TI3-INVROUND).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_ENUM(HitTarget, Ships, Fighters, Troops)
struct AssignHits {
  static constexpr std::string_view kName = "assign_hits";
  SeatId seat;
  SeatId by;  // who scored the hits
  HitTarget target = HitTarget::Ships;
  SystemId system;
  PlanetId planet;  // troops
  std::uint8_t hits = 0;
  RollKind how = RollKind::SpaceBattle;
  bool leaders = false;  // on the planet they count as members of the force (TI3-Q-20)
  ORRERY_FIELDS(AssignHits, seat, by, target, system, planet, hits, how, leaders)
};
ORRERY_ASKING_FRAME(AssignHits)

}  // namespace orrery::ti3
