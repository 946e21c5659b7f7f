// The steps of negotiation.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(NegotiationStep, Propose, Answer, Approve, End)

}  // namespace orrery::ti3
