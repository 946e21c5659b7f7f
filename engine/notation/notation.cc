#include "engine/notation/notation.h"

#include <algorithm>
#include <cassert>

namespace orrery {

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t space = text.find(' ');
    words.push_back(text.substr(0, space));
    if (space == std::string_view::npos) return words;
    text.remove_prefix(space + 1);
  }
}

Notation::Notation(std::span<const std::string_view> patterns, const OperandCodec& codec) : codec_(codec) {
  for (std::string_view pattern : patterns) {
    Verb verb{pattern, {}};
    std::size_t at = 0;
    for (std::string_view word : split_words(pattern)) {
      Part part;
      part.operand = word.front() == '{';
      part.text = part.operand ? std::string(word.substr(1, word.size() - 2)) : std::string(word);
      if (part.operand) {
        part.at = at;
        part.width = codec_.width(part.text);
        assert(part.width > 0 && "a pattern names an operand kind that the codec does not know");
        at += part.width;
      }
      verb.parts.push_back(part);
    }
    assert(at <= Phrase::kOperands);
    verbs_.push_back(std::move(verb));
  }
}

namespace {

// The start of a word that may be very long, cut between characters of UTF-8.
std::string_view shown(std::string_view word) {
  std::size_t end = 40;
  if (word.size() <= end) return word;
  while (end > 0 && (static_cast<unsigned char>(word[end]) & 0xc0U) == 0x80U) --end;
  return word.substr(0, end);
}

std::array<std::uint8_t, Phrase::kOperands> operands_of(Phrase phrase) {
  std::array<std::uint8_t, Phrase::kOperands> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = phrase.operand(i);
  return bytes;
}

}  // namespace

std::string Notation::print(Phrase phrase) const {
  if (phrase.verb() >= verbs_.size()) return "?";
  const auto bytes = operands_of(phrase);
  std::string out;
  for (const Part& part : verbs_[phrase.verb()].parts) {
    if (!out.empty()) out += ' ';
    out += part.operand ? codec_.print(part.text, std::span(bytes).subspan(part.at, part.width)) : part.text;
  }
  return out;
}

std::vector<std::string> Notation::words(Phrase phrase) const {
  std::vector<std::string> out;
  if (phrase.verb() >= verbs_.size()) return out;
  const auto bytes = operands_of(phrase);
  for (const Part& part : verbs_[phrase.verb()].parts) {
    if (part.operand) out.push_back(codec_.print(part.text, std::span(bytes).subspan(part.at, part.width)));
  }
  return out;
}

std::string_view Notation::pattern(Phrase phrase) const {
  return phrase.verb() < verbs_.size() ? verbs_[phrase.verb()].pattern : std::string_view("?");
}

std::size_t Notation::match(const Verb& verb, std::size_t index, std::span<const std::string_view> words,
                            Phrase& out) const {
  out = Phrase::of(index);
  for (std::size_t i = 0; i < verb.parts.size(); ++i) {
    if (i >= words.size()) return i;
    const Part& part = verb.parts[i];
    if (!part.operand) {
      if (words[i] != part.text) return i;
      continue;
    }
    std::array<std::uint8_t, Phrase::kOperands> bytes{};
    const auto span = std::span(bytes).subspan(0, part.width);
    // The word must be the one that print would write: one choice, one text.
    if (!codec_.parse(part.text, words[i], span) || codec_.print(part.text, span) != words[i]) return i;
    for (std::size_t b = 0; b < part.width; ++b) out.set(part.at + b, bytes[b]);
  }
  return verb.parts.size();
}

ParsedPhrase Notation::parse(std::string_view text) const {
  const std::vector<std::string_view> words = split_words(text);
  ParsedPhrase result;
  for (std::size_t v = 0; v < verbs_.size(); ++v) {
    if (words.size() != verbs_[v].parts.size()) continue;
    if (match(verbs_[v], v, words, result.phrase) < words.size()) continue;
    result.understood = words.size();
    return result;
  }
  const Nearest best = nearest(words);
  return {Phrase{}, explain(words, best), best.words};
}

Notation::Nearest Notation::nearest(std::span<const std::string_view> words) const {
  Nearest best;
  for (std::size_t v = 0; v < verbs_.size(); ++v) {
    Phrase ignored;
    const Verb& verb = verbs_[v];
    const std::size_t n = match(verb, v, words, ignored);
    if (n < best.words) continue;
    if (n > best.words) best = {n, {}};
    std::string want = n == verb.parts.size()  ? "nothing more"
                       : verb.parts[n].operand ? codec_.expected(verb.parts[n].text)
                                               : "'" + verb.parts[n].text + "'";
    auto& expected = best.expected;
    if (std::find(expected.begin(), expected.end(), want) == expected.end())
      expected.push_back(std::move(want));
  }
  return best;
}

std::string Notation::explain(std::span<const std::string_view> words, const Nearest& nearest) {
  std::string out = "expected ";
  for (std::size_t i = 0; i < nearest.expected.size(); ++i)
    out += (i == 0 ? "" : " or ") + nearest.expected[i];
  for (std::size_t i = 0; i < nearest.words; ++i) out += (i == 0 ? " after '" : " ") + std::string(words[i]);
  if (nearest.words > 0) out += "'";
  if (nearest.words == words.size()) return out + ", but the text ends there";
  return out + ", not '" + std::string(shown(words[nearest.words])) + "'";
}

}  // namespace orrery
