// Long lists of options, short enough for a message.
#pragma once

#include <string>
#include <vector>

namespace orrery::scenario {

// The texts as they are if there are few. Otherwise those with the same first word on one line,
// "activate 18, 19, 20, ... (23 in all)", and no more lines than a reader takes in at once.
std::vector<std::string> folded(const std::vector<std::string>& options);

}  // namespace orrery::scenario
