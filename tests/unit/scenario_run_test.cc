// Scenarios of the toy game as a whole: what passes, what whoever looks on is told, games that are unsound.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/unit/scenario_on_toy.h"

namespace orrery {
namespace {

TEST(Scenario, AWholeOnePasses) {
  const auto results = run_text(R"(# Comments are fine.
title: a nope of a nope lets the coins be taken
game: toy
rules: [TOY-1, TOY-5]
content: [nope]
note: >
  Whatever there is to say,
  on several lines.
given:
  bank: 9
  hands: {blue: [nope], red: [nope]}
script:
  - expect: {decision: {seat: red, kind: action}, stop: decision, /players/red/hand: [nope]}
  - options: {seat: red, includes: [take 3, "take *"], excludes: ["take 4", "play *"], count: 5}
  - refuse: {seat: red, choice: take 4, rule: TOY-1}
  - red: take 3
  - blue: play nope
  - options: {seat: red, exactly: [pass, play nope]}
  - red: play nope
  - expect:
      /players/red/coins: 3
      /players/red/hand: []
      /bank: 6
      /discard: [nope, nope]
      decision: {seat: blue}
  - events:
      in_order: [played blue nope, played red nope, cancelled blue, took red 3]
      excludes: [cancelled red]
  - log: {includes: ["*told that took red 3*"]}
)");
  ASSERT_EQ(results.size(), 1U);
  const ScenarioResult& r = results.front();
  EXPECT_TRUE(r.ok) << r.message;
  EXPECT_EQ(r.title, "a nope of a nope lets the coins be taken");
  EXPECT_EQ(r.game, "toy");
  EXPECT_EQ(r.line, 2);
  EXPECT_EQ(r.rules, (std::vector<std::string>{"TOY-1", "TOY-5"}));
  EXPECT_EQ(r.content, (std::vector<std::string>{"nope"}));
}

TEST(Scenario, SeveralInAFileAreJudgedOneByOne) {
  const std::string good = with_given("{}", "  - red: pass\n");
  const std::string bad = with_given("{}", "  - blue: pass\n");
  const auto results =
      run_text("# a file\n---\n" + good + "---\n" + bad + "--- \n[broken\n---\n" + good + "---\n# nothing\n");
  ASSERT_EQ(results.size(), 4U);
  EXPECT_TRUE(results[0].ok);
  EXPECT_EQ(results[0].line, 3);
  expect_fault(results[1], 15, "it is not blue's decision");
  expect_fault(results[2], 17, "");
  EXPECT_TRUE(results[3].ok) << results[3].message;
}

TEST(Scenario, ChoicesCanBeGivenInAList) {
  expect_passes("  - red: [pass]\n  - blue: pass\n  - green: [pass]\n");
}

TEST(Scenario, ChanceIsAnsweredByTheScript) {
  expect_passes(
      "  - red: bet\n  - expect: {stop: chance, chance: {name: roll, seat: red, count: 2}}\n"
      "  - roll: [6, 6]\n  - expect: {/players/red/coins: 3}\n"
      "  - red: draw\n  - expect: {chance: {pool: {contains: [nope, nope, nope, nope], lacks: joker, size: "
      "10}}}\n"
      "  - draw: toll\n  - expect: {/players/red/hand: [toll]}\n",
      "{coins: {red: 1}}");
}

TEST(Scenario, TheEndCanBeExpected) {
  expect_passes(
      "  - end: false\n  - red: take 3\n  - end: true\n"
      "  - expect: {stop: over, winners: [red], result: {scores: {red: 3, blue: 0}}}\n"
      "  - expect: {winners: red}\n",
      "{bank: 3}");
}

TEST(Scenario, MayEndAnywhere) { expect_passes("  - red: bet\n", "{coins: {red: 1}}"); }

TEST(Scenario, GivesATraceIfAsked) {
  ScenarioHost tracing = host();
  tracing.trace = true;
  const auto results = run_scenarios("toy.yaml", with_given("{}", "  - red: [take 2]\n"), tracing);
  const std::vector<std::string> expected{"given: red decides (action)",
                                          "line 6, red: take 2",
                                          "  took red 2",
                                          "end: blue decides (action)",
                                          "  take 1",
                                          "  take 2",
                                          "  take 3",
                                          "  draw",
                                          "  pass"};
  EXPECT_EQ(results.front().trace, expected);
}

// ---- where the game stands, for whoever looks on ----

TEST(ScenarioWatch, SeesThePositionAndEachStep) {
  ScenarioHost here = host();
  std::vector<std::string> seen;
  here.watch = [&](const ScenarioResult& scenario, int line, const Match& match) {
    seen.push_back(scenario.title + " " + std::to_string(line) + " " +
                   json::serialize(match.state_json().at("bank")));
  };
  run_scenarios("toy.yaml", with_given("{}", "  - red: take 3\n  - end: false\n  - blue: take 4\n"), here);
  EXPECT_EQ(seen, (std::vector<std::string>{"a title 1 9", "a title 6 6", "a title 7 6"}));
}

// ---- soundness ----

TEST(Scenario, AnUnsoundGameFails) {
  expect_fails(6, "unsound position: a card is lost", "  - red: take 1\n", "{broken: faults}");
  expect_fails(4, "the given position is unsound\n  option 'take 1' is out of order", "  - red: pass\n",
               "{broken: order}");
  expect_fails(4, "option 'from red' is refused by TOY-10", "  - red: pass\n", "{broken: refused}");
  expect_fails(4, "a copy has another hash", "  - red: pass\n", "{broken: clone}");
  expect_fails(4, "what was saved cannot be loaded", "  - red: pass\n", "{broken: bytes}");
  expect_fails(4, "option 'pass' is read as 'draw'", "  - red: pass\n", "{broken: text}");
}

TEST(Scenario, AGameThatThrowsIsAVerdict) {
  expect_malformed(1, "cannot be run: the toy is broken", with_given("{broken: throws}", "  - red: pass\n"));
}

TEST(Scenario, NatureAskedForeverIsAVerdict) {
  const std::string text =
      "title: t\ngame: toy\nrules: []\nchance: auto\ngiven: {coins: {red: 1}, broken: endless}\nscript:\n  - "
      "red: bet\n";
  expect_malformed(7, "nature is asked again and again without an end", text);
}

}  // namespace
}  // namespace orrery
