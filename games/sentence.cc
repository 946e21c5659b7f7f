#include "games/sentence.h"

namespace orrery {

namespace {

// The last word of a text in the plural: commodities, cruisers; infantry and PDS stay what they are.
void make_plural(std::string& text) {
  for (std::string_view same : {"infantry", "PDS"}) {
    if (text.ends_with(same)) return;
  }
  if (text.ends_with("y")) {
    text.back() = 'i';
    text += 'e';
  }
  text += 's';
}

}  // namespace

std::string fill_sentence(std::string_view pattern, const std::vector<std::string>& words) {
  constexpr std::string_view kPlural = "(s)";
  std::string out;
  bool one = false;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern.substr(i, kPlural.size()) == kPlural) {
      if (!one) make_plural(out);
      i += kPlural.size() - 1;
      continue;
    }
    const bool slot = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
    if (!slot) {
      out += pattern[i];
      continue;
    }
    const auto n = static_cast<std::size_t>(pattern[i + 1] - '0');
    const std::string word = n < words.size() ? words[n] : "?";
    if (!word.empty() && word.find_first_not_of("0123456789") == std::string::npos) one = word == "1";
    out += word;
    i += 2;
  }
  return out;
}

std::string count_of(int n, std::string_view thing) {
  return std::to_string(n) + " " + std::string(thing) + (n == 1 ? "" : "s");
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

}  // namespace orrery
