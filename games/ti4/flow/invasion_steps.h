// The steps of invasion.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(InvasionStep, Start, Bombardment, Custodians, CustodiansPaid, Commit, Committed, Defence,
                 Combat, Control, End)

}  // namespace orrery::ti4
