// What `orrery notation ti3` says beyond the patterns and the English sentences: in which questions a choice
// is offered, and words of each operand kind.
#pragma once

#include "games/notation_help.h"
#include "games/ti3/fwd.h"
#include "games/ti3/notation.h"

namespace orrery::ti3 {

// The questions in which such a choice may be offered. A question that offers anything else is a fault of the
// table (MatchOf::faults), so that scenarios and random games find what is missing here.
Questions<Ask> asked_in(Verb v);

NotationHelp notation_help(const Rules& rules);

}  // namespace orrery::ti3
