// The steps of strategic.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(StrategicStep, Primary, AfterPrimary, NextPlayer, Secondary, Resolve, End)

}  // namespace orrery::ti3
