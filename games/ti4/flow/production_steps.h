// The steps of production.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(ProductionStep, Start, Count, Choose, Pay, Put, Used, End)

}  // namespace orrery::ti4
