// Units that an effect places: one after another on places of the player's choice.
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

struct PlaceUnits {
  static constexpr std::string_view kName = "place_units";
  SeatId seat;
  Unit unit = Unit::GroundForce;
  std::uint8_t count = 0;
  PlanetSet planets;  // where
  bool optional = false;
  std::uint16_t cause = Asked::kNoCause;
  ORRERY_FIELDS(PlaceUnits, seat, unit, count, planets, optional, cause)
};
ORRERY_ASKING_FRAME(PlaceUnits)

// The player exhausts so many of his planets, or all that are left.
struct ExhaustPlanets {
  static constexpr std::string_view kName = "exhaust_planets";
  SeatId seat;
  SeatId chooser;
  std::uint8_t count = 0;
  std::uint16_t cause = Asked::kNoCause;
  ORRERY_FIELDS(ExhaustPlanets, seat, chooser, count, cause)
};
ORRERY_ASKING_FRAME(ExhaustPlanets)

}  // namespace orrery::ti3
