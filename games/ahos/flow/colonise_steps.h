// The steps of colonise.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ahos {

ORRERY_STEPS_ARE(ColoniseStep, Pay, Place, End)

}  // namespace orrery::ahos
