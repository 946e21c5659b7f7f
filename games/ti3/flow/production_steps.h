// The steps of production.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(ProductionStep, Choose, Pay, Put, End)

}  // namespace orrery::ti3
