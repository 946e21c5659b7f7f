// Notation: one text for every phrase, exact both ways, with errors that say what was expected.
#include "engine/notation/notation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "engine/flow/random.h"

namespace orrery {
namespace {

constexpr std::array<std::string_view, 6> kPatterns{
    "pass",        "move {unit} {space} {space}", "move", "vote {space} times {space}", "swap {pair} {pair}",
    "{unit} rests"};

constexpr std::array<std::string_view, 2> kUnits{"fleet", "star_base"};

bool parse_number(std::string_view word, int lowest, int highest, std::uint8_t& out) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size() || number < lowest || number > highest)
    return false;
  out = static_cast<std::uint8_t>(number - lowest);
  return true;
}

// unit: a word. space: 1-38, one byte. pair: "3/7", two bytes.
class Codec final : public OperandCodec {
 public:
  [[nodiscard]] std::size_t width(std::string_view kind) const override {
    return kind == "pair" ? 2 : kind == "unit" || kind == "space" ? 1 : 0;
  }
  [[nodiscard]] std::string print(std::string_view kind, std::span<const std::uint8_t> bytes) const override {
    if (kind == "unit") return std::string(bytes[0] < kUnits.size() ? kUnits[bytes[0]] : "?");
    if (kind == "space") return std::to_string(bytes[0] + 1);
    return std::to_string(bytes[0]) + "/" + std::to_string(bytes[1]);
  }
  [[nodiscard]] bool parse(std::string_view kind, std::string_view word,
                           std::span<std::uint8_t> bytes) const override {
    if (kind == "unit") {
      for (bytes[0] = 0; bytes[0] < kUnits.size(); ++bytes[0]) {
        if (kUnits[bytes[0]] == word) return true;
      }
      return false;
    }
    if (kind == "space") return parse_number(word, 1, 38, bytes[0]);
    const std::size_t slash = word.find('/');
    return slash != std::string_view::npos && parse_number(word.substr(0, slash), 0, 255, bytes[0]) &&
           parse_number(word.substr(slash + 1), 0, 255, bytes[1]);
  }
  [[nodiscard]] std::string expected(std::string_view kind) const override {
    return kind == "space" ? "a space (1-38)" : "a " + std::string(kind);
  }
};

const Codec kCodec;

Notation notation() { return {kPatterns, kCodec}; }

std::string error_of(std::string_view text) { return notation().parse(text).error; }

TEST(Notation, PrintsAndParsesEveryVerb) {
  const Notation n = notation();
  const std::array<std::pair<Phrase, std::string_view>, 6> table{{
      {Phrase::of(0), "pass"},
      {Phrase::of(1, 1, 7, 13), "move star_base 8 14"},
      {Phrase::of(2), "move"},
      {Phrase::of(3, 4, 0), "vote 5 times 1"},
      {Phrase::of(4, 1, 2, 255, 0), "swap 1/2 255/0"},
      {Phrase::of(5, 0), "fleet rests"},
  }};
  for (const auto& [phrase, text] : table) {
    EXPECT_EQ(n.print(phrase), text);
    const ParsedPhrase parsed = n.parse(text);
    EXPECT_EQ(parsed.error, "");
    EXPECT_EQ(parsed.phrase, phrase) << text;
    EXPECT_EQ(parsed.understood, split_words(text).size());
  }
}

TEST(Notation, GivesTheOperandsAsWords) {
  EXPECT_EQ(notation().words(Phrase::of(1, 0, 7, 13)), (std::vector<std::string>{"fleet", "8", "14"}));
  EXPECT_TRUE(notation().words(Phrase::of(0)).empty());
  EXPECT_EQ(notation().pattern(Phrase::of(1)), "move {unit} {space} {space}");
}

TEST(Notation, UnknownVerbsPrintAsAQuestionMark) {
  EXPECT_EQ(notation().print(Phrase::of(99)), "?");
  EXPECT_EQ(notation().pattern(Phrase::of(99)), "?");
  EXPECT_TRUE(notation().words(Phrase::of(99)).empty());
}

TEST(Notation, IsExact) {
  for (std::string_view text :
       {"Pass", " pass", "pass ", "pass pass", "move  fleet 8 14", "move fleet 08 14", "move fleet +8 14",
        "move fleet 8", "move fleet 39 1", "move fleet 0 1", "swap 1/2 3", "", " ", "pass\n"}) {
    EXPECT_NE(error_of(text), "") << "'" << text << "'";
  }
}

TEST(Notation, ErrorsSayWhatWasExpected) {
  EXPECT_EQ(error_of("fly"), "expected 'pass' or 'move' or 'vote' or 'swap' or a unit, not 'fly'");
  EXPECT_EQ(error_of("move flet 8 14"), "expected a unit or nothing more after 'move', not 'flet'");
  EXPECT_EQ(error_of("move fleet 8 99"), "expected a space (1-38) after 'move fleet 8', not '99'");
  EXPECT_EQ(error_of("move fleet 8"),
            "expected a space (1-38) after 'move fleet 8', but the text ends there");
  EXPECT_EQ(error_of("vote 5 time 1"), "expected 'times' after 'vote 5', not 'time'");
  EXPECT_EQ(error_of("pass now"), "expected nothing more after 'pass', not 'now'");
}

TEST(Notation, ErrorsTellHowFarTheTextMadeSense) {
  EXPECT_EQ(notation().parse("fly home").understood, 0U);
  EXPECT_EQ(notation().parse("move fleet 8").understood, 3U);
  EXPECT_EQ(notation().parse("move fleet x").understood, 2U);
}

TEST(Notation, ErrorsStayShort) {
  EXPECT_LT(error_of(std::string(100'000, 'x')).size(), 200U);
  std::string umlauts = "a";
  for (int i = 0; i < 50; ++i) umlauts += "\xc3\xbc";
  const std::string error = error_of(umlauts);
  EXPECT_EQ(std::count(error.begin(), error.end(), '\xc3'), std::count(error.begin(), error.end(), '\xbc'))
      << "a character was cut in half";
}

TEST(Notation, AnyBytesGiveAVerdict) {
  const Notation n = notation();
  Random random(41);
  const std::string letters = "movepasfltwi {}/0123456789 \xff\n\t-+";
  for (int i = 0; i < 20'000; ++i) {
    std::string text;
    const std::uint32_t size = random.below(24);
    for (std::uint32_t k = 0; k < size; ++k)
      text += letters[random.below(static_cast<std::uint32_t>(letters.size()))];
    const ParsedPhrase parsed = n.parse(text);
    if (!parsed.error.empty()) continue;
    EXPECT_EQ(n.print(parsed.phrase), text);
  }
}

TEST(Phrase, PacksItsOperands) {
  Phrase p = Phrase::of(5, 1, 2, 3, 4, 5, 6, 7);
  EXPECT_EQ(p.verb(), 5);
  for (std::size_t i = 0; i < Phrase::kOperands; ++i) EXPECT_EQ(p.operand(i), i + 1);
  p.set(2, 200);
  EXPECT_EQ(p, Phrase::of(5, 1, 2, 200, 4, 5, 6, 7));
  EXPECT_LT(Phrase::of(1, 255), Phrase::of(2, 0));
  EXPECT_LT(Phrase::of(1, 2), Phrase::of(1, 3));
}

TEST(OptionList, SortsAndFinds) {
  OptionList list;
  for (int verb : {3, 1, 2}) list.add(Phrase::of(verb));
  list.sort_from(0);
  EXPECT_EQ(list[0], Phrase::of(1));
  EXPECT_EQ(list[2], Phrase::of(3));
  EXPECT_TRUE(list.contains(Phrase::of(2)));
  EXPECT_FALSE(list.contains(Phrase::of(4)));
  list.add(Phrase::of(0));
  list.sort_from(3);
  EXPECT_EQ(list[3], Phrase::of(0));
  list.clear();
  EXPECT_TRUE(list.empty());
}

TEST(SplitWords, KeepsEmptyOnes) {
  EXPECT_EQ(split_words("a b"), (std::vector<std::string_view>{"a", "b"}));
  EXPECT_EQ(split_words("a  b "), (std::vector<std::string_view>{"a", "", "b", ""}));
  EXPECT_EQ(split_words(""), (std::vector<std::string_view>{""}));
}

}  // namespace
}  // namespace orrery
