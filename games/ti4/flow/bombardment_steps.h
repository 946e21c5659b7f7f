// The steps of bombardment.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(BombardmentStep, Aim, Extra, Roll, Assign)

}  // namespace orrery::ti4
