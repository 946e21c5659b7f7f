// What happens at a timing point: why somebody is asked whether to use something.
#pragma once

#include "engine/contract/saying.h"
#include "games/ti3/flow/use.h"

namespace orrery::ti3 {

// None for a timing point that has no window.
Sayings occasion_sayings(const Look& look, const Occasion& w);

}  // namespace orrery::ti3
