// The steps of tactical.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(TacticalStep, Activate, Activated, Move, Moved, Probe, PdsFire, Battle, BeforeLanding, Land,
                 LandInSecond, Produce, End)

}  // namespace orrery::ti3
