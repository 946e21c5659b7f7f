// The steps of move.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ahos {

ORRERY_STEPS_ARE(MoveStep, Fly, Pay, Fight, End)

}  // namespace orrery::ahos
