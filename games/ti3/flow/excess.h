// Units above a limit (TI3-FLEET-3, TI3-CARRIER-3, TI3-FIGHTER-5, TI3-SUPPLEMENT-13), and what else may fall
// due at any moment (settle).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_ENUM(ExcessKind, Fleet,  // ships above fleet supply
            Fighters,           // above the capacity of the system
            Plastic             // places with supplements above the plastic pieces
)
struct Excess {
  static constexpr std::string_view kName = "excess";
  ExcessKind kind = ExcessKind::Fleet;
  SeatId seat;
  SystemId system;
  Unit unit = Unit::Fighter;  // Plastic
  ORRERY_FIELDS(Excess, kind, seat, system, unit)
};
ORRERY_ASKING_FRAME(Excess)

bool above_limit(const Look& look, const Excess& f);
// How many go at once where somebody says `remove` there: all of a place that lacks a plastic piece; of
// ships in space the one with the fewest aboard.
int lost_at(const Look& look, const Excess& f, Place place);
bool settle(Play& g);

}  // namespace orrery::ti3
