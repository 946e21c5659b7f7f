// `orrery notation`: the tables of a game's notation, put into words. Patterns, operand kinds and sentences
// are those that the game has anyway; what they leave open stands in its text/notation_help.cc.
#pragma once

#include <cctype>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation/notation.h"
#include "engine/notation/notation_help.h"
#include "games/codec.h"
#include "games/sentence.h"

namespace orrery {

// What a game says of one of its patterns.
struct PatternText {
  std::string_view pattern;
  std::string_view sentence;  // with slots {0}, {1}; may end with the id of a rule
  std::vector<std::string> when;
};

// An operand kind and words of it to show.
struct OperandExamples {
  std::string_view kind;
  std::vector<std::string> words;
};

inline std::vector<std::string> kinds_in(std::string_view pattern) {
  std::vector<std::string> out;
  for (std::string_view word : split_words(pattern)) {
    if (word.starts_with('{')) out.emplace_back(word.substr(1, word.size() - 2));
  }
  return out;
}

// "PIECE", or "SYSTEM1" and "SYSTEM2" where a pattern has two of a kind.
inline std::vector<std::string> operand_labels(std::string_view pattern) {
  std::map<std::string, int> all, seen;
  const std::vector<std::string> kinds = kinds_in(pattern);
  for (const std::string& kind : kinds) ++all[kind];
  std::vector<std::string> out;
  for (const std::string& kind : kinds) {
    std::string label;
    for (char c : kind) label += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    if (all[kind] > 1) label += std::to_string(++seen[kind]);
    out.push_back(label);
  }
  return out;
}

// The pattern with its operands replaced one by one.
inline std::string with_operands(std::string_view pattern, const std::vector<std::string>& words) {
  std::string out;
  std::size_t next = 0;
  for (std::string_view word : split_words(pattern)) {
    out += (out.empty() ? "" : " ") + (word.starts_with('{') ? words[next++] : std::string(word));
  }
  return out;
}

inline std::string example_of(std::string_view pattern, const std::vector<OperandHelp>& operands) {
  std::map<std::string, std::size_t> used;
  std::vector<std::string> words;
  for (const std::string& kind : kinds_in(pattern)) {
    std::string word = "?";
    for (const OperandHelp& operand : operands) {
      if (operand.kind == kind && !operand.examples.empty())
        word = operand.examples[used[kind]++ % operand.examples.size()];
    }
    words.push_back(word);
  }
  return with_operands(pattern, words);
}

inline PatternHelp pattern_help(const PatternText& text, const std::vector<OperandHelp>& operands) {
  PatternHelp out;
  const std::vector<std::string> labels = operand_labels(text.pattern);
  const RuledSentence sentence = split_rule(text.sentence);
  out.pattern = std::string(text.pattern);
  out.form = with_operands(text.pattern, labels);
  out.example = example_of(text.pattern, operands);
  out.meaning = fill_sentence(sentence.sentence, labels);
  out.rule = std::string(sentence.rule);
  out.when = text.when;
  return out;
}

// What a game says of each of its choices and of each of its events, in the order of its tables.
template <class Verb, class Patterns, class Sentence, class AskedIn>
std::vector<PatternText> choice_texts(const Patterns& patterns, const Sentence& sentence,
                                      const AskedIn& asked_in) {
  std::vector<PatternText> out;
  for (std::size_t i = 0; i < patterns.size(); ++i) {
    const auto verb = static_cast<Verb>(i);
    out.push_back({patterns[i], sentence(verb), asked_in(verb).names()});
  }
  return out;
}
template <class Happening, class Defs, class Sentence, class ToldTo>
std::vector<PatternText> event_texts(const Defs& defs, const Sentence& sentence, const ToldTo& told_to) {
  std::vector<PatternText> out;
  for (std::size_t i = 0; i < defs.size(); ++i)
    out.push_back({defs[i].pattern, sentence(static_cast<Happening>(i)), {told_to(defs[i])}});
  return out;
}

template <class Rules>
NotationHelp notation_help(const Rules& rules, std::span<const OperandKind<Rules>> kinds,
                           const std::vector<OperandExamples>& examples,
                           const std::vector<PatternText>& choices, const std::vector<PatternText>& events) {
  NotationHelp out;
  const CodecOf<Rules> codec(rules, kinds);
  for (const OperandKind<Rules>& kind : kinds) {
    OperandHelp operand;
    operand.kind = std::string(kind.name);
    operand.expected = codec.expected(kind.name);
    operand.words = {kind.values.begin(), kind.values.end()};
    for (const OperandExamples& e : examples) {
      if (e.kind == kind.name) operand.examples = e.words;
    }
    out.operands.push_back(std::move(operand));
  }
  for (const PatternText& text : choices) out.choices.push_back(pattern_help(text, out.operands));
  for (const PatternText& text : events) out.events.push_back(pattern_help(text, out.operands));
  return out;
}

// A set of questions, for the tables that say in which of them a choice is offered.
template <class Ask>
class Questions {
 public:
  static_assert(enum_count<Ask>() <= 64);
  template <class... Kinds>
  constexpr explicit Questions(Kinds... kinds) : bits_((0U | ... | bit(kinds))) {}

  [[nodiscard]] constexpr bool contains(Ask kind) const { return (bits_ & bit(kind)) != 0; }
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < enum_count<Ask>(); ++i) {
      if (contains(static_cast<Ask>(i))) out.emplace_back(enum_name(static_cast<Ask>(i)));
    }
    return out;
  }

 private:
  static constexpr std::uint64_t bit(Ask kind) { return std::uint64_t{1} << static_cast<unsigned>(kind); }
  std::uint64_t bits_;
};

}  // namespace orrery
