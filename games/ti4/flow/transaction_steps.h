// The steps of transaction.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(TransactionStep, Build, Answer, CounterBuild, CounterAnswer, Exchange,
                 Late,  // a note for the start of the turn came at the start of the turn
                 End)

}  // namespace orrery::ti4
