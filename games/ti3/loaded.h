// Whether a state that came from outside (a byte save) is one that a game can have. Bytes are checked for
// their form when they are read (engine/core/bytes.h); here for their meaning, so that nothing that plays on
// reaches beyond a table of the rules.
#pragma once

#include <string>

#include "games/ti3/state.h"

namespace orrery::ti3 {

// The first thing wrong with the state, in words, or "" if it is sound.
std::string loaded_fault(const Look& look);

}  // namespace orrery::ti3
