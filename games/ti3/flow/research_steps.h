// The steps of research.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(ResearchStep, Begin, Choose, Pay, Take, End)

}  // namespace orrery::ti3
