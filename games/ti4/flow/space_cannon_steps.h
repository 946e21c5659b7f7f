// The steps of space_cannon.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(VolleyStep, Extra, Before, Roll, Hits, Assign, End)

}  // namespace orrery::ti4
