// The steps of setup.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(SetupStep, Speaker, Races, Secrets, Map, Galaxy, Sheets, Units, Leaders, Objectives,
                 Counters, Begin)

}  // namespace orrery::ti3
