// One phrase in words. A Notation reads all patterns of a game when it is made; texts for people need one of
// them, and are made by the hundred for every push.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation/notation.h"

namespace orrery {

class OnePhrase {
 public:
  // `patterns[v]` is the pattern of verb v. The codec must outlive the object.
  OnePhrase(std::span<const std::string_view> patterns, Phrase phrase, const OperandCodec& codec)
      : known_(phrase.verb() < patterns.size()),
        pattern_{known_ ? patterns[phrase.verb()] : std::string_view("?")},
        notation_(pattern_, codec),
        phrase_(phrase) {
    phrase_.code &= (std::uint64_t{1} << 56) - 1;  // the first and only verb
  }

  [[nodiscard]] std::string print() const { return notation_.print(phrase_); }
  [[nodiscard]] std::vector<std::string> words() const { return notation_.words(phrase_); }

 private:
  bool known_;
  std::array<std::string_view, 1> pattern_;
  Notation notation_;
  Phrase phrase_;
};

}  // namespace orrery
