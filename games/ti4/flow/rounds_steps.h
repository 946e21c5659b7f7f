// The steps of rounds.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(RoundsStep, Begin, Strategy, Action, Status, Agenda)
ORRERY_STEPS_ARE(StrategyStep, Start, Delayed, Choose, Picked, Goods, Ending, End)
ORRERY_STEPS_ARE(ActionStep, Begin, Turns, End)

}  // namespace orrery::ti4
