// `orrery notation`: every pattern of every game has a meaning, an example that reads back, and a when.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/registry.h"
#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

class NotationHelpOf : public testing::TestWithParam<const Game*> {
 protected:
  NotationHelp help = GetParam()->notation(default_table(*GetParam(), 3));
  Contract contract = GetParam()->contract();
};

std::vector<std::string> patterns_of_help(const std::vector<PatternHelp>& list) {
  std::vector<std::string> out(list.size());
  std::transform(list.begin(), list.end(), out.begin(), [](const PatternHelp& p) { return p.pattern; });
  return out;
}

bool is_sentence(const std::string& text) {
  return text.size() > 5 && text.ends_with('.') && text.find_first_of("{}?") == std::string::npos &&
         std::isupper(static_cast<unsigned char>(text.front())) != 0;
}

TEST_P(NotationHelpOf, HasEveryPatternOnce) {
  EXPECT_EQ(patterns_of_help(help.choices),
            std::vector<std::string>(contract.choices.begin(), contract.choices.end()));
  EXPECT_EQ(patterns_of_help(help.events),
            std::vector<std::string>(contract.events.begin(), contract.events.end()));
}

TEST_P(NotationHelpOf, SaysWhatEachMeansAndWhenItComes) {
  for (const auto* list : {&help.choices, &help.events}) {
    for (const PatternHelp& p : *list) {
      EXPECT_TRUE(is_sentence(p.meaning)) << p.pattern << ": " << p.meaning;
      EXPECT_FALSE(p.when.empty()) << p.pattern;
      EXPECT_EQ(p.form.find_first_of("{}"), std::string::npos) << p.form;
    }
  }
}

// Somebody who reads the sentence must find every operand in it.
TEST_P(NotationHelpOf, SpeaksOfEveryOperand) {
  for (const auto* list : {&help.choices, &help.events}) {
    for (const PatternHelp& p : *list) {
      for (std::string_view word : split_words(p.form)) {
        if (std::none_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; })) continue;
        EXPECT_NE(p.meaning.find(word), std::string::npos) << p.form << ": " << p.meaning;
      }
    }
  }
}

TEST_P(NotationHelpOf, NamesQuestionsThatThereAre) {
  std::set<std::string> questions{"every question, beside it"};
  for (const WordList& list : contract.words) {
    if (list.kind == "question") questions.insert(list.words.begin(), list.words.end());
  }
  for (const PatternHelp& p : help.choices) {
    for (const std::string& when : p.when) EXPECT_TRUE(questions.contains(when)) << p.pattern << ": " << when;
  }
}

TEST_P(NotationHelpOf, HasExamplesThatReadBack) {
  const MadeMatch made = GetParam()->create(default_table(*GetParam(), 3));
  ASSERT_NE(made.match, nullptr) << made.error;
  for (const PatternHelp& p : help.choices) {
    const ParsedPhrase parsed = made.match->parse(p.example);
    EXPECT_EQ(parsed.error, "") << p.example;
    EXPECT_EQ(made.match->print(parsed.phrase), p.example);
  }
  for (const OperandHelp& operand : help.operands) {
    EXPECT_FALSE(operand.examples.empty()) << operand.kind;
    for (const std::string& example : operand.examples) {
      const bool known = operand.words.empty() || std::find(operand.words.begin(), operand.words.end(),
                                                            example) != operand.words.end();
      EXPECT_TRUE(known) << operand.kind << ": " << example;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(AllGames, NotationHelpOf, testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(game.param->id()); });

}  // namespace
}  // namespace orrery
