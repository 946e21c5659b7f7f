// The steps of council.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(CouncilStep, Begin, Draw, Read, BeforeVote, NextVoter, Vote, Voted, Count, Decide, CarryOut,
                 Done, End)

}  // namespace orrery::ti3
