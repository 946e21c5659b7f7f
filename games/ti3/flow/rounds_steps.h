// The steps of rounds.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(RoundsStep, Begin, Strategy, Action, Status, EndOfRound)
ORRERY_STEPS_ARE(StrategyPhaseStep, Start, CardsFirst, Choose, Taken, Pay, Give, Bonus, CardsLast, End,
                 Counters, Over)
ORRERY_STEPS_ARE(ActionPhaseStep, Next, Over)

}  // namespace orrery::ti3
