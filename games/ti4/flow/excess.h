// Units above a limit: fleet pool (65.5), capacity (17.3), plastic pieces for tokens (72.3, 75.3); and what
// else may fall due at any moment (settle).
#pragma once

#include "games/ti4/fwd.h"
#include "games/ti4/notation.h"

namespace orrery::ti4 {

ORRERY_ENUM(
    ExcessKind, Fleet,  // ships above the fleet pool are removed
    Capacity,           // fighters and ground forces above the capacity are destroyed
    Plastic,  // places with fighters or infantry above the plastic pieces: those of one place are destroyed
    Dock      // a space dock in space that may no longer be there goes to a planet (81.19)
)
struct Excess {
  static constexpr std::string_view kName = "excess";
  ExcessKind kind = ExcessKind::Fleet;
  SeatId seat;
  SystemId system;            // Fleet, Capacity, Dock
  Unit unit = Unit::Fighter;  // Plastic
  ORRERY_FIELDS(Excess, kind, seat, system, unit)
};
ORRERY_ASKING_FRAME(Excess)

bool above_limit(const Look& look, const Excess& f);
// `remove <piece> <place>` for a unit type, damaged and undamaged pieces apart.
void list_removals(const Look& look, SeatId seat, Unit unit, Place place, OptionList& out);

// Duties that may fall due at any moment: victory, elimination, limits, triggers that wait. Called by the
// kernel before each step. flow/settle.cc.
bool settle(Play& g);

}  // namespace orrery::ti4
