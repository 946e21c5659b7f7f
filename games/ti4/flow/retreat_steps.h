// The steps of retreat.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(RetreatStep, Choose, Cargo, Leave, RiftRolled, Move, Token, End)

}  // namespace orrery::ti4
