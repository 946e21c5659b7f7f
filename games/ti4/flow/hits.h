// Assigning hits: sustain damage first, then units are destroyed (23.6, 24.2, 31.1, 77).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

ORRERY_ENUM(HitTarget, Ships, Fighters, GroundForces)
struct AssignHits {
  static constexpr std::string_view kName = "assign_hits";
  SeatId seat;
  SeatId by;  // who produced the hits
  HitTarget target = HitTarget::Ships;
  SystemId system;
  PlanetId planet;  // ground forces
  std::uint8_t hits = 0;
  bool non_fighters_first = false;
  bool direct = false;     // units are destroyed, not hit: no sustain damage (77.5)
  bool assigning = false;  // the first unit was taken: no more sustaining
  RollKind how = RollKind::Combat;
  std::uint8_t only = 0xff;  // the hit is on this ship alone (raw(Piece)), picked by who produced it
  ORRERY_FIELDS(AssignHits, seat, by, target, system, planet, hits, non_fighters_first, direct, assigning,
                how, only)
};
ORRERY_ASKING_FRAME(AssignHits)

}  // namespace orrery::ti4
