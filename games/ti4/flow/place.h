// Placing structures and other units by effects (28.2-28.4, 44.4), and infantry that comes back.
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

// One structure on a planet the player controls; if the reserve is empty, structures of the type may be taken
// off the board for it (28.4a, 44.4a).
struct PlaceStructure {
  static constexpr std::string_view kName = "place_structure";
  SeatId seat;
  bool pds = true;
  bool dock = true;
  bool optional = false;
  SystemId system;  // only there; none: anywhere
  std::uint16_t cause = Asked::kNoCause;
  std::uint8_t recalled = 0xff;  // a unit type taken off the board that must be placed now
  bool done = false;
  ORRERY_FIELDS(PlaceStructure, seat, pds, dock, optional, system, cause, recalled, done)
};
ORRERY_ASKING_FRAME(PlaceStructure)
// 28.2, 78.1-78.5; not whether there is a piece to place.
Refusal can_place_structure(const Look& look, SeatId seat, Unit unit, PlanetId planet);

// `count` units of a type, each on one of the planets or space areas allowed. Limited units come from the
// reserve; with none left there the player may recall some (44.4a) but is not forced to (44.4c). Of those
// recalled at least one is placed (44.4b), the others as the player wishes. MustRecall: nothing is recalled
// yet, but the player has chosen and paid for an effect that is nothing without the unit (9.3, 16.5).
ORRERY_ENUM(Recalled, None, MustPlace, MayPlace, MustRecall)
struct PlaceUnits {
  static constexpr std::string_view kName = "place_units";
  SeatId seat;
  Unit unit = Unit::Infantry;
  std::uint8_t count = 1;
  bool together = false;  // all in one place
  PlanetSet planets;
  SystemSet spaces;
  std::uint16_t cause = Asked::kNoCause;
  Recalled recalled = Recalled::None;
  ORRERY_FIELDS(PlaceUnits, seat, unit, count, together, planets, spaces, cause, recalled)
};
ORRERY_ASKING_FRAME(PlaceUnits)
// `recall` of each piece of a type that may be taken off the board to be placed elsewhere (44.4a).
void list_recalls(const Look& look, SeatId seat, Unit unit, OptionList& out);

// Infantry on the Infantry II card comes back at the start of its owner's turn.
struct ReturnInfantry {
  static constexpr std::string_view kName = "return_infantry";
  SeatId seat;
  ORRERY_FIELDS(ReturnInfantry, seat)
};
ORRERY_ASKING_FRAME(ReturnInfantry)

}  // namespace orrery::ti4
