// Questions with one possible answer, and frames whose options are cheap to list: games/ti/ask.h.
#pragma once

#include "games/ti/ask.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

using ti::ask;
using ti::listed;

}  // namespace orrery::ti4
