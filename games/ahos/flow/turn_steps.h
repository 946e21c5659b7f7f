// The steps of turn.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ahos {

ORRERY_STEPS_ARE(TurnStep, Begin, Actions, Ending, Refill, End)

}  // namespace orrery::ahos
