// What happens at a timing point: why somebody is asked whether to use something.
#pragma once

#include "engine/contract/saying.h"
#include "games/ti4/flow/use.h"

namespace orrery::ti4 {

// None for a timing point that nobody is asked at by itself.
Sayings occasion_sayings(const Look& look, const Occasion& w);

}  // namespace orrery::ti4
