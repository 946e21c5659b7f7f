// The steps of turn.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(TurnStep, Begin, Infantry, Start, Act, Acted, More, End, Closing)

}  // namespace orrery::ti4
