// Patterns of scenarios: "*" stands for any characters, also none; everything else for itself.
#pragma once

#include <string_view>

namespace orrery::scenario {

bool wildcard_match(std::string_view pattern, std::string_view text);

}  // namespace orrery::scenario
