// Bombardment (12).
#pragma once

#include "games/ti4/flow/combat.h"
#include "games/ti4/fwd.h"

namespace orrery::ti4 {

// Each `bombard` aims one unit at a planet; `done` rolls for all that are aimed, planet by planet.
ORRERY_STEPS(BombardmentStep)
struct Bombardment {
  static constexpr std::string_view kName = "bombardment";
  BombardmentStep step{};
  SeatId seat;
  PlanetId only;  // bombardment by an effect, against this planet alone (Harrow)
  // By planet of the active system: flagships, war suns, dreadnoughts.
  std::array<std::array<std::uint8_t, 3>, 4> aimed{};
  std::uint8_t at = 0;           // the planet being rolled for
  std::uint8_t extra_at = 0xff;  // what rolls the one extra die of Plasma Scoring: 3 * planet + unit
  ORRERY_FIELDS(Bombardment, step, seat, only, aimed, at, extra_at)
};
ORRERY_ASKING_FRAME(Bombardment)
// Whether units of the player may use Bombardment against the planet, and would meet ground forces there.
bool can_bombard(const Look& look, SeatId seat, PlanetId planet);
// What all of them would roll against it, but for the one extra die of Plasma Scoring.
DiceGroups bombardment_roll(const Look& look, SeatId seat, PlanetId planet);
// Whether the player has units with Bombardment in the system.
bool has_bombers(const Look& look, SeatId seat, SystemId system);

}  // namespace orrery::ti4
