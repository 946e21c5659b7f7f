// The steps of turn.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(TurnStep, Choose, Tariff, Second, End)

}  // namespace orrery::ti3
