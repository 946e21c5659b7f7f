// The steps of research.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(ResearchStep, Choose, Ignore, Gain, Ship, End)

}  // namespace orrery::ti4
