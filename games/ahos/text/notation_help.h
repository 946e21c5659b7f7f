// What `orrery notation ahos` says beyond the patterns and the English sentences: in which questions a choice
// is offered, and words of each operand kind.
#pragma once

#include "games/ahos/fwd.h"
#include "games/ahos/notation.h"
#include "games/notation_help.h"

namespace orrery::ahos {

// The questions in which such a choice may be offered. A question that offers anything else is a fault of the
// table (MatchOf::faults), so that scenarios and random games find what is missing here.
Questions<Ask> asked_in(Verb v);

NotationHelp notation_help(const Rules& rules);

}  // namespace orrery::ahos
