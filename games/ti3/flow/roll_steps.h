// The steps of roll.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(RerollStep, Begin, Choose, End)

}  // namespace orrery::ti3
