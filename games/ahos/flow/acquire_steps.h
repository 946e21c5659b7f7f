// The steps of acquire.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ahos {

ORRERY_STEPS_ARE(AcquireStep, Pay, Take, End)

}  // namespace orrery::ahos
