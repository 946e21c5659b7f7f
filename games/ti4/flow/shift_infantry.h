// Ground forces change planets by an effect.
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

// Any infantry of the player on planets they control goes to other planets they control, within its system or
// to an adjacent one: `unit <seat> infantry <planet>` names where from, `planet` where to, `number` how many,
// until `done`. All moves count as made at once: who has arrived goes no further, and limits of plastic
// pieces are looked at when the last one has.
struct ShiftInfantry {
  static constexpr std::string_view kName = "shift_infantry";
  SeatId seat;
  PlanetId from;  // named already
  PlanetId to;
  bool done = false;
  std::uint16_t cause = Asked::kNoCause;
  PerPlanet<std::uint8_t> arrived{};
  ORRERY_FIELDS(ShiftInfantry, seat, from, to, done, cause, arrived)
};
ORRERY_ASKING_FRAME(ShiftInfantry)
// Whether there is any infantry that could go anywhere.
bool can_shift_infantry(const Look& look, const ShiftInfantry& f);

}  // namespace orrery::ti4
