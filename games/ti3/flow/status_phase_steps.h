// The steps of status_phase.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(StatusStep, Claim, Repair, Remove, Refresh, Receive, Redistribute, Return, End)
ORRERY_STEPS_ARE(ClaimStep, Pay, Claim, End)

}  // namespace orrery::ti3
