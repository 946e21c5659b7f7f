// Sentences with numbered slots: "{0} moves {1}"; and small words for numbers.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/saying.h"

namespace orrery {

// Replaces {0}, {1}, ... by words. "(s)" is an s, or nothing if the last number was one.
std::string fill_sentence(std::string_view pattern, const std::vector<std::string>& words);
// An English saying; `word` gives the word for a thing of a kind.
using WordFor = std::function<std::string(std::string_view kind, const std::string& id)>;
std::string fill_saying(const Saying& saying, const WordFor& word);
// Several, one sentence after the other.
std::string fill_sayings(const Sayings& sayings, const WordFor& word);

// A sentence of a table of choices: "Pass. (TI4-34.3)".
struct RuledSentence {
  std::string_view sentence;
  std::string_view rule;  // "" if it has none
};
RuledSentence split_rule(std::string_view text);

// "1 unit", "3 units".
std::string count_of(int n, std::string_view thing);
// The first letter made big.
std::string capitalised(std::string text);

}  // namespace orrery
