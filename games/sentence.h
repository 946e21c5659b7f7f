// Sentences with numbered slots: "{0} moves {1}"; and small words for numbers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace orrery {

// Replaces {0}, {1}, ... by words. "(s)" is an s, or nothing if the last number was one.
std::string fill_sentence(std::string_view pattern, const std::vector<std::string>& words);
// "1 unit", "3 units".
std::string count_of(int n, std::string_view thing);
// The first letter made big.
std::string capitalised(std::string text);

}  // namespace orrery
