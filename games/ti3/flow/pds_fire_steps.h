// The steps of pds_fire.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(PdsFireStep, Next, Decide, Roll, Count, Reroll, Hits, End)

}  // namespace orrery::ti3
