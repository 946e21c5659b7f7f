// One text for every choice (and every event): a table of patterns such as "move {unit} {space} {space}"
// drives printing and exact parsing. A game writes one table and one codec for its operand kinds; nothing
// else prints or parses choices.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/flow/choice.h"

namespace orrery {

// Knows the operand kinds of a game. A kind takes `width` operand bytes and exactly one word of text.
class OperandCodec {
 public:
  virtual ~OperandCodec() = default;
  // How many operand bytes a kind takes; 0 if there is no such kind.
  [[nodiscard]] virtual std::size_t width(std::string_view kind) const = 0;
  // The word for the operand bytes that start at `bytes`.
  [[nodiscard]] virtual std::string print(std::string_view kind,
                                          std::span<const std::uint8_t> bytes) const = 0;
  // True and the bytes if the word is a well-formed operand of that kind.
  [[nodiscard]] virtual bool parse(std::string_view kind, std::string_view word,
                                   std::span<std::uint8_t> bytes) const = 0;
  // What a reader should have written, e.g. "a space (1-38)".
  [[nodiscard]] virtual std::string expected(std::string_view kind) const = 0;
};

struct ParsedPhrase {
  Phrase phrase;
  std::string error;           // empty if the text was exact; otherwise what was expected
  std::size_t understood = 0;  // how many words from the start belong to some phrase
};

class Notation {
 public:
  // `patterns[v]` is the pattern of verb v. The codec must outlive the notation.
  Notation(std::span<const std::string_view> patterns, const OperandCodec& codec);

  [[nodiscard]] std::string print(Phrase phrase) const;
  // Exact: the text must be what print gives, single spaces and all.
  [[nodiscard]] ParsedPhrase parse(std::string_view text) const;
  // The operands of a phrase as words, in the order of the pattern; for log lines.
  [[nodiscard]] std::vector<std::string> words(Phrase phrase) const;
  [[nodiscard]] std::string_view pattern(Phrase phrase) const;

 private:
  struct Part {
    bool operand = false;
    std::string text;    // the literal word, or the operand kind
    std::size_t at = 0;  // first operand byte
    std::size_t width = 0;
  };
  struct Verb {
    std::string_view pattern;
    std::vector<Part> parts;
  };
  // How many parts match before the first that does not; parts.size() and the phrase if all do.
  std::size_t match(const Verb& verb, std::size_t index, std::span<const std::string_view> words,
                    Phrase& out) const;
  // The best-matching patterns: how far they match and what they expected there.
  struct Nearest {
    std::size_t words = 0;
    std::vector<std::string> expected;
  };
  [[nodiscard]] Nearest nearest(std::span<const std::string_view> words) const;
  [[nodiscard]] static std::string explain(std::span<const std::string_view> words, const Nearest& nearest);

  std::vector<Verb> verbs_;
  const OperandCodec& codec_;
};

// Words separated by single spaces; two spaces in a row give an empty word.
std::vector<std::string_view> split_words(std::string_view text);

}  // namespace orrery
