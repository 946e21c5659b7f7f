// The steps of draw.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(DrawSecretsStep, Draw, Limit, End)

}  // namespace orrery::ti4
