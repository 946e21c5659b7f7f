// Questions with one possible answer, and frames whose options are cheap to list: games/ti/ask.h.
#pragma once

#include "games/ti/ask.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

using ti::ask;
using ti::listed;

}  // namespace orrery::ti3
