// The steps of a scenario that go on with the game: choices, chance, others who pass.
#include <gtest/gtest.h>

#include <string>

#include "tests/unit/scenario_on_toy.h"

namespace orrery {
namespace {

// ---- choices ----

TEST(Scenario, AChoiceOfTheWrongSeatSaysWhoseItIs) {
  const ScenarioResult r = run_script("  - red: take 1\n  - red: pass\n");
  expect_fault(r, 7, "it is not red's decision: blue decides (action)");
  EXPECT_NE(r.message.find("options:\n    take 1\n"), std::string::npos) << r.message;
  EXPECT_NE(r.message.find("changed by line 6, red: take 1:\n    /players/red/coins: 0 -> 1\n"),
            std::string::npos)
      << r.message;
}

TEST(Scenario, AChoiceThatIsNoNotationSaysWhatWasExpected) {
  expect_fails(6, "'take many' is not notation: expected a number after 'take', not 'many'",
               "  - red: take many\n");
}

TEST(Scenario, ARefusedChoiceNamesTheRule) {
  expect_fails(6, "'take 4' is refused by TOY-1", "  - red: take 4\n");
}

TEST(Scenario, TheLineOfAChoiceInAListIsItsOwn) {
  expect_fails(8, "it is not red's decision", "  - red:\n    - pass\n    - pass\n");
}

TEST(Scenario, AnEmptyListOfChoicesIsAFault) {
  expect_fails(6, "there is no choice in the list", "  - red: []\n");
}

TEST(Scenario, AnUnknownStepListsWhatThereIs) {
  expect_fails(
      7,
      "there is no step 'purple'; expected options, refuse, expect, events, log, others, end, red, blue, "
      "green, roll or draw",
      "  - red: pass\n  - purple: pass\n");
}

TEST(Scenario, ADecisionAfterTheEndIsAFault) {
  expect_fails(7, "it is not blue's decision: the game is over", "  - red: take 1\n  - blue: pass\n",
               "{bank: 1}");
}

// ---- chance ----

TEST(Scenario, UnscriptedChanceFails) {
  expect_fails(7, "nature decides (roll: 2 for red)", "  - red: bet\n  - red: pass\n", "{coins: {red: 1}}");
  expect_fails(7, "write 'chance: auto' at the top", "  - red: bet\n  - options: {seat: red, count: 1}\n",
               "{coins: {red: 1}}");
}

TEST(Scenario, ChanceThatIsNotAskedForFails) {
  expect_fails(6, "nature is not asked: red decides (action)", "  - roll: [1, 2]\n");
  expect_fails(7, "nature is asked for something else: nature decides (roll: 2 for red)",
               "  - red: bet\n  - draw: nope\n", "{coins: {red: 1}}");
}

TEST(Scenario, ImpossibleChanceShowsThePool) {
  const std::string bet = "  - red: bet\n";
  expect_fails(7, "that cannot come out: '7' is not in the pool\n  in the pool: 1, 2, 3, 4, 5, 6",
               bet + "  - roll: [1, 7]\n", "{coins: {red: 1}}");
  expect_fails(7, "expected 2 items, not 3", bet + "  - roll: [1, 2, 3]\n", "{coins: {red: 1}}");
  expect_fails(7, "expected 2 items, not 0", bet + "  - roll: []\n", "{coins: {red: 1}}");
  expect_fails(7, "'steal' is not in the pool", "  - red: draw\n  - draw: steal\n",
               "{hands: {blue: [steal, steal]}}");
}

TEST(Scenario, ChanceAutoAnswersWhatTheScriptDoesNot) {
  const std::string head =
      "title: t\ngame: toy\nrules: []\ngiven: {coins: {red: 5}, turns: 200}\nchance: auto\n";
  const auto ok = [&](const std::string& rest) {
    const auto results = run_text(head + rest);
    EXPECT_TRUE(results.front().ok) << results.front().message;
  };
  ok("script:\n  - red: [bet, bet]\n  - expect: {decision: {seat: red}}\n");
  ok("script:\n  - red: bet\n  - expect: {stop: chance}\n  - roll: [6, 6]\n  - expect: {/players/red/coins: "
     "7}\n");
  ok("script:\n  - red: [bet, bet]\n  - roll: [6, 6]\n");
}

TEST(Scenario, ChanceAutoFollowsItsSeed) {
  const auto coins = [](int seed) {
    std::string text =
        "title: t\ngame: toy\nrules: []\ngiven: {coins: {red: 9}, turns: 200}\nchance: auto\nseed: " +
        std::to_string(seed) +
        "\nscript:\n  - red: [bet, bet, bet, bet]\n  - expect: {/players/red/coins: x}\n";
    return run_text(text).front().message;
  };
  EXPECT_EQ(coins(1), coins(1));
  bool differs = false;
  for (int seed = 2; seed < 10; ++seed) differs = differs || coins(seed) != coins(1);
  EXPECT_TRUE(differs);
}

// ---- others ----

TEST(ScenarioOthers, DeclineUntilSomebodyIsAsked) {
  expect_passes(
      "  - red: take 1\n  - others: {pass_until: red}\n  - expect: {decision: {seat: red, kind: action}}\n"
      "  - events: {exactly: [took red 1]}\n  - red: pass\n  - others: {pass_until: red}\n",
      "{turns: 9, hands: {blue: [nope], green: [nope]}}");
}

TEST(ScenarioOthers, AutomaticChanceIsAnsweredOnTheWay) {
  const std::string text =
      "title: t\ngame: toy\nrules: []\nchance: auto\ngiven: {turns: 9}\nscript:\n"
      "  - others: {pass_until: blue}\n  - blue: draw\n  - others: {pass_until: red}\n"
      "  - expect: {decision: {seat: red}, /players/blue/hand: {size: 1}}\n";
  EXPECT_TRUE(run_text(text).front().ok) << run_text(text).front().message;
}

TEST(ScenarioOthers, FailIfNobodyMayDecline) {
  expect_fails(7, "there is no way to decline before blue is asked: red decides (target, asked by steal)",
               "  - red: play steal\n  - others: {pass_until: blue}\n", "{hands: {red: [steal]}}");
  expect_fails(6, "red is asked already: red decides (action)", "  - others: {pass_until: red}\n");
  expect_fails(6, "there is no seat or chance 'purple', only red, blue, green, roll or draw",
               "  - others: {pass_until: purple}\n");
  expect_fails(7, "nature is asked before blue is asked: nature decides (roll: 2 for red)",
               "  - red: bet\n  - others: {pass_until: blue}\n", "{coins: {red: 3}}");
  expect_fails(7, "roll is asked already: nature decides (roll: 2 for red)",
               "  - red: bet\n  - others: {pass_until: roll}\n", "{coins: {red: 3}}");
  expect_fails(6, "the game ends before roll is asked", "  - others: {pass_until: roll}\n", "{turns: 2}");
  expect_fails(6, "others: expected keys with values, not pass", "  - others: pass\n");
  expect_fails(6, "others: 'pass_until' is missing", "  - others: {}\n");
}

}  // namespace
}  // namespace orrery
