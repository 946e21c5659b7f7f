// PDS fire in an activation (TI3-PDSFIRE): one owner after another, the active player last.
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_STEPS(PdsFireStep)
struct PdsFire {
  static constexpr std::string_view kName = "pds_fire";
  PdsFireStep step{};
  SeatId active;
  SeatId shooter;
  SystemId target;  // whose ships are fired at: one of the two of a transfer action
  SystemId before;  // the other of the two, if the shooter has fired there already
  ORRERY_FIELDS(PdsFire, step, active, shooter, target, before)
};
ORRERY_ASKING_FRAME(PdsFire)

// Systems from which PDS of the shooter reach the target (TI3-PDSFIRE-8); wormholes do not count
// (TI3-WORMHOLE-4).
SystemSet within_range(const Look& look, SeatId shooter, SystemId target);

}  // namespace orrery::ti3
