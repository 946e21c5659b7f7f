// Whether a state that came from outside (a byte save) is one that a game can have. Bytes are checked for
// their form when they are read (engine/core/bytes.h); here for their meaning, so that nothing that plays on
// reaches beyond a table of the rules or waits for something that cannot come.
#pragma once

#include <string>

#include "games/ahos/state.h"

namespace orrery::ahos {

// The first thing wrong with the state, in words, or "" if it is sound: ids within the pack and the layout,
// everything conserved (faults_of), and a stack of procedures that stands at a decision, a chance point or
// the end.
std::string loaded_fault(const Look& look);

// The part about the stack of procedures; ids and conservation must have been checked.
std::string loaded_flow_fault(const Look& look);

}  // namespace orrery::ahos
