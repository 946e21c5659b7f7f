// Breaks texts at random, for fuzz tests: bytes, lines, words and pieces of YAML. The same seed breaks the
// same text alike.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "engine/flow/random.h"

namespace orrery {

// How often a fuzz test tries: `usual`, or as many times that as the environment variable ORRERY_FUZZ says,
// for a long run.
inline std::uint64_t fuzz_rounds(std::uint64_t usual) {
  const char* factor = std::getenv("ORRERY_FUZZ");
  return usual * std::max(1UL, factor == nullptr ? 1UL : std::strtoul(factor, nullptr, 10));
}

class Mutator {
 public:
  explicit Mutator(std::uint64_t seed) : random_(seed) {}

  std::string mutate(std::string text) {
    const std::uint32_t times = 1 + below(4);
    for (std::uint32_t i = 0; i < times; ++i) change(text);
    return text;
  }

 private:
  std::uint32_t below(std::size_t n) { return n == 0 ? 0 : random_.below(static_cast<std::uint32_t>(n)); }

  void change(std::string& text) {
    switch (below(8)) {
      case 0:
        return flip_byte(text);
      case 1:
        return set_byte(text);
      case 2:
        return insert_token(text);
      case 3:
        return drop_line(text);
      case 4:
        return double_line(text);
      case 5:
        return cut_range(text);
      case 6:
        return swap_words(text);
      default:
        return copy_range(text);
    }
  }

  void flip_byte(std::string& text) {
    if (!text.empty()) text[below(text.size())] ^= static_cast<char>(1U << below(8));
  }
  void set_byte(std::string& text) {
    static const std::string loud = "{}[]:,-*&!|>'\"#%@`?~ \n\t0";
    if (!text.empty()) text[below(text.size())] = loud[below(loud.size())];
  }
  void insert_token(std::string& text) {
    static const std::vector<std::string> tokens{
        "{",    "[",  "- ", ": ", "\n",    "---\n", "*",    "&a ", "\"", "null",    "-1",    "99999999",
        "true", "{}", "[]", "  ", "red: ", "roll:", "\xff", "? ",  "| ", "absent:", "not: ", "|\n"};
    text.insert(below(text.size() + 1), tokens[below(tokens.size())]);
  }
  void drop_line(std::string& text) {
    const auto [start, size] = some_line(text);
    text.erase(start, size);
  }
  void double_line(std::string& text) {
    const auto [start, size] = some_line(text);
    const std::string line = text.substr(start, size);
    text.insert(some_line(text).first, line);
  }
  void cut_range(std::string& text) {
    const std::size_t start = below(text.size() + 1);
    text.erase(start, below(40));
  }
  void copy_range(std::string& text) {
    const std::size_t start = below(text.size() + 1);
    const std::string part = text.substr(start, below(40));
    text.insert(below(text.size() + 1), part);
  }
  void swap_words(std::string& text) {
    const std::size_t a = text.find(' ', below(text.size() + 1));
    const std::size_t b = text.find(' ', below(text.size() + 1));
    if (a >= text.size() || b >= text.size()) return;
    const std::size_t n = std::min({std::size_t{6}, text.size() - a, text.size() - b});
    for (std::size_t i = 0; i < n; ++i) std::swap(text[a + i], text[b + i]);
  }
  std::pair<std::size_t, std::size_t> some_line(const std::string& text) {
    const std::size_t at = below(text.size() + 1);
    const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
    const std::size_t start = before == std::string::npos ? 0 : before + 1;
    const std::size_t end = text.find('\n', at);
    return {start, (end == std::string::npos ? text.size() : end + 1) - start};
  }

  Random random_;
};

}  // namespace orrery
