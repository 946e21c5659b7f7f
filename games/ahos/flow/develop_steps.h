// The steps of develop.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ahos {

ORRERY_STEPS_ARE(DevelopStep, Pick, Refill)

}  // namespace orrery::ahos
