// The steps of galaxy.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(GalaxyStep, Positions, Homes, FaceDown, Deal, Lay, Turn, End)

}  // namespace orrery::ti3
