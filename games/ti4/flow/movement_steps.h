// The steps of movement.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(MovementStep, Declare, Load, Fly, Rift, End)

}  // namespace orrery::ti4
