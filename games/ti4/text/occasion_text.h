// In words, what happens at a timing point: why somebody is asked whether to use something.
#pragma once

#include <string>

#include "games/ti4/flow/use.h"

namespace orrery::ti4 {

std::string occasion_text(const Look& look, const Occasion& w);

}  // namespace orrery::ti4
