// Space cannon offence and defence (15).
#pragma once

#include "games/ti4/flow/combat.h"
#include "games/ti4/fwd.h"

namespace orrery::ti4 {

struct SpaceCannonOffence {
  static constexpr std::string_view kName = "space_cannon_offence";
  std::uint8_t at = 0;  // how many seats, clockwise from the active one, are done with
  ORRERY_FIELDS(SpaceCannonOffence, at)
};
ORRERY_ASKING_FRAME(SpaceCannonOffence)

// One player's space cannon roll and the hits it makes; on ships of a system, or on ground forces of a planet
// (defence).
ORRERY_STEPS(VolleyStep)
struct Volley {
  static constexpr std::string_view kName = "volley";
  VolleyStep step{};
  SeatId shooter;
  SeatId target;
  PlanetId planet;  // defence
  std::uint8_t hits = 0;
  bool non_fighters_first = false;  // Graviton Laser System
  std::uint8_t value = 0;           // a fixed volley of an effect (Experimental Battlestation): needs this
  std::uint8_t dice = 0;            // with so many dice
  std::uint8_t extra = 0xff;        // the unit type that rolls one die more (Plasma Scoring)
  ORRERY_FIELDS(Volley, step, shooter, target, planet, hits, non_fighters_first, value, dice, extra)
};
ORRERY_ASKING_FRAME(Volley)
// Dice this player could roll against ships in the active system (planet none) or on that planet.
int cannon_dice(const Look& look, SeatId shooter, PlanetId planet);
// The same as they are rolled at this player's units, but for the one extra die of Plasma Scoring, which is
// any unit's.
DiceGroups cannon_roll(const Look& look, SeatId shooter, SeatId target, PlanetId planet);
// Whose ships this player may fire at now (15.5a, 15.5b).
SeatSet cannon_targets(const Look& look, SeatId shooter);

}  // namespace orrery::ti4
