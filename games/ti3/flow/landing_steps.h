// The steps of landing.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(LandingStep, Land, Choose, Resolve, Taken, Siege, End)

}  // namespace orrery::ti3
