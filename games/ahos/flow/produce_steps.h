// The steps of produce.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ahos {

ORRERY_STEPS_ARE(ProduceStep, Build, Pay, End)

}  // namespace orrery::ahos
