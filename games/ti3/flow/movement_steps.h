// The steps of movement.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(MovementStep, Declare, Permit, Load, Fly, End)

}  // namespace orrery::ti3
