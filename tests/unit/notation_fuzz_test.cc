// Whatever text arrives, parsing neither crashes nor hangs, and what it accepts is exactly what print writes;
// for every game there is.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <unordered_set>
#include <vector>

#include "lab/seeds.h"
#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

constexpr std::size_t kLongest = 400;  // bytes of a random text

// Texts and chance points met in a few random games.
struct Corpus {
  std::unique_ptr<Match> match;  // any position: texts do not depend on it
  std::vector<std::string> choices;
  struct Chance {
    std::unique_ptr<Match> at;
    ChancePoint point;
    std::string words;
  };
  std::vector<Chance> chances;
};

void walk(Match& match, std::uint64_t seed, Corpus& corpus) {
  constexpr std::size_t kMostChances = 600;
  Random random(seed);
  OptionList options;
  std::unordered_set<std::uint64_t> known;
  while (match.stop() != Stop::Over) {
    if (match.stop() == Stop::Chance) {
      const ChancePoint point = match.chance();
      const Outcome outcome = draw_outcome(point, random);
      if (corpus.chances.size() < 200 || (corpus.chances.size() < kMostChances && random.below(16) == 0)) {
        corpus.chances.push_back({match.clone(), point, match.print(point, outcome)});
      }
      match.apply_outcome(outcome, nullptr);
      continue;
    }
    match.options(options);
    for (std::size_t i = 0; i < options.size(); ++i) {
      if (known.insert(options[i].code).second) corpus.choices.push_back(match.print(options[i]));
    }
    match.apply(options[random.below(static_cast<std::uint32_t>(options.size()))], nullptr);
  }
}

// Games with every number of players.
const Corpus& corpus_of(const Game& game) {
  static std::map<const Game*, Corpus> made;
  Corpus& out = made[&game];
  if (out.match != nullptr) return out;
  for (const GameTable& table : all_tables()) {
    if (table.game != &game) continue;
    out.match = table.start();
    walk(*out.match, static_cast<std::uint64_t>(table.players), out);
  }
  return out;
}

class NotationFuzz : public testing::TestWithParam<GameTable> {
 protected:
  [[nodiscard]] static const Corpus& corpus() { return corpus_of(*GetParam().game); }
};

template <class List>
const auto& any(const List& list, Random& random) {
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

char any_byte(Random& random) {
  constexpr std::string_view kLikely = " /#-_0123456789abcrST\t\n\0\xff";
  const bool likely = random.below(2) == 0;
  return likely ? kLikely[random.below(kLikely.size())] : static_cast<char>(random.below(256));
}

std::string random_bytes(Random& random) {
  std::string text(random.below(random.below(8) == 0 ? kLongest : 24), ' ');
  for (char& c : text) c = any_byte(random);
  return text;
}

// One small change: a byte, a word, a piece of another text.
void mutate(std::string& text, const std::string& other, Random& random) {
  const std::size_t at = random.below(static_cast<std::uint32_t>(text.size() + 1));
  const std::size_t from = random.below(static_cast<std::uint32_t>(other.size() + 1));
  switch (random.below(7)) {
    case 0:
      text.insert(at, 1, any_byte(random));
      break;
    case 1:
      text.erase(at, random.below(4));
      break;
    case 2:
      if (at < text.size()) text[at] = any_byte(random);
      break;
    case 3:
      text = text.substr(0, at) + other.substr(from);
      break;
    case 4:
      text.insert(at, other.substr(from, 8));
      break;
    case 5:
      text += (random.below(2) == 0 ? " " : "") + other.substr(0, from);
      break;
    default:
      if (text.size() < kLongest) text += " " + text;
  }
}

void expect_exact(const Match& match, const std::string& text) {
  const ParsedPhrase parsed = match.parse(text);
  if (!parsed.error.empty()) return;
  ASSERT_EQ(match.print(parsed.phrase), text);
}

TEST_P(NotationFuzz, RandomBytes) {
  Random random(1);
  for (int i = 0; i < effort(100'000, 3'000); ++i) expect_exact(*corpus().match, random_bytes(random));
}

TEST_P(NotationFuzz, MutatedChoices) {
  Random random(2);
  for (int i = 0; i < effort(150'000, 4'000); ++i) {
    std::string text = any(corpus().choices, random);
    for (std::uint32_t n = 1 + random.below(4); n > 0; --n)
      mutate(text, any(corpus().choices, random), random);
    expect_exact(*corpus().match, text);
  }
}

TEST_P(NotationFuzz, VeryLongTexts) {
  const std::string& choice = corpus().choices.front();
  std::string words;
  for (int i = 0; i < 20'000; ++i) words += choice + " ";
  EXPECT_FALSE(corpus().match->parse(words).error.empty());
  EXPECT_FALSE(corpus().match->parse(std::string(1'000'000, ' ')).error.empty());
  EXPECT_FALSE(corpus().match->parse(std::string(1'000'000, 'x')).error.empty());
}

// Accepted words are a possible outcome; printed and parsed again they stay the same.
void expect_possible(const Corpus::Chance& chance, const std::string& words) {
  Outcome outcome;
  if (!chance.at->parse(chance.point, words, outcome).empty()) return;
  ASSERT_TRUE(possible(chance.point, outcome)) << words;
  const std::string printed = chance.at->print(chance.point, outcome);
  Outcome again;
  ASSERT_EQ(chance.at->parse(chance.point, printed, again), "") << printed;
  ASSERT_EQ(chance.at->print(chance.point, again), printed);
  const std::unique_ptr<Match> after = chance.at->clone();
  after->apply_outcome(outcome, nullptr);
  ASSERT_TRUE(after->faults().empty()) << words << ": " << after->faults().front();
}

TEST_P(NotationFuzz, MutatedOutcomes) {
  Random random(3);
  for (int i = 0; i < effort(100'000, 3'000); ++i) {
    const Corpus::Chance& chance = any(corpus().chances, random);
    std::string words = random.below(4) == 0 ? random_bytes(random) : chance.words;
    for (std::uint32_t n = random.below(3); n > 0; --n)
      mutate(words, any(corpus().chances, random).words, random);
    expect_possible(chance, words);
  }
}

// Every choice that was met reads back: the corpus is not one of texts that parsing refuses.
TEST_P(NotationFuzz, TheChoicesThemselvesParse) {
  ASSERT_GT(corpus().choices.size(), 500U);
  for (const std::string& text : corpus().choices) {
    const ParsedPhrase parsed = corpus().match->parse(text);
    ASSERT_EQ(parsed.error, "") << text;
    ASSERT_EQ(corpus().match->print(parsed.phrase), text);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, NotationFuzz, testing::ValuesIn(smallest_tables()), TableName{});

}  // namespace
}  // namespace orrery
