// The steps of response.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ahos {

ORRERY_STEPS_ARE(ResponseStep, Act, Pay, End)

}  // namespace orrery::ahos
