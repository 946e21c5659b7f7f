// The steps of score.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(ScoreStep, Pay, Tokens, Score, End)

}  // namespace orrery::ti4
