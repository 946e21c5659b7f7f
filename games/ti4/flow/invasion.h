// Invasion: bombardment, commitment, space cannon defence, ground combat, control (43).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

ORRERY_STEPS(InvasionStep)
struct Invasion {
  static constexpr std::string_view kName = "invasion";
  InvasionStep step{};
  SeatId seat;
  PlanetSet left;            // planets still to be handled in the step
  PlanetId planet;           // whose defenders may fire; none: the active player chooses the next planet
  bool must_land = false;    // the custodians token was removed: one ground force must be committed (74.2)
  std::uint8_t shooter = 0;  // how many seats, clockwise from the active one, were asked to fire
  ORRERY_FIELDS(Invasion, step, seat, left, planet, must_land, shooter)
};
ORRERY_ASKING_FRAME(Invasion)
// Whether the player could bombard or commit anything in the active system.
bool can_invade(const Look& look, SeatId seat);

}  // namespace orrery::ti4
