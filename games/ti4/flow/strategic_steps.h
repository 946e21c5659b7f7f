// The steps of strategic.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(StrategicStep, Primary, Secondary, Asking, Exhaust)

}  // namespace orrery::ti4
