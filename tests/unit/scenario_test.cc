// The scenario runner on the toy game: what passes, and for each way to fail its message and line.
#include "engine/scenario/scenario.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/scenario/wildcard.h"
#include "engine/scenario/yaml_tree.h"
#include "tests/unit/toy/toy_match.h"

namespace orrery {
namespace {

const RuleIds& toy_rules() {
  static const RuleIds rules{"TOY-1", "TOY-2", "TOY-3", "TOY-4", "TOY-5", "TOY-6", "TOY-7", "TOY-8", "TOY-9"};
  return rules;
}

ScenarioHost host() {
  ScenarioHost out;
  out.find_game = [](std::string_view id) { return id == "toy" ? &toy::game() : nullptr; };
  out.read_pack = [](std::string_view folder, std::string_view) -> FoundPack {
    if (folder == "toy/refused") return {{{"refused.txt", ""}}, ""};
    if (folder != "toy/house") return {{}, "there is no folder " + std::string(folder)};
    return {};
  };
  out.known_rules = [](std::string_view) { return &toy_rules(); };
  return out;
}

std::vector<ScenarioResult> run_text(const std::string& text) {
  return run_scenarios("toy.yaml", text, host());
}

// The lines before the script: the script begins on line 6, and `given` stands on line 4.
std::string with_given(const std::string& given, const std::string& script) {
  return "title: a title\ngame: toy\nrules: [TOY-1]\ngiven: " + given + "\nscript:\n" + script;
}

ScenarioResult run_script(const std::string& script, const std::string& given = "{}") {
  const auto results = run_text(with_given(given, script));
  EXPECT_EQ(results.size(), 1U);
  return results.front();
}

void expect_passes(const std::string& script, const std::string& given = "{}") {
  const ScenarioResult r = run_script(script, given);
  EXPECT_TRUE(r.ok) << r.message;
  EXPECT_EQ(r.message, "");
  EXPECT_EQ(r.fault_line, 0);
}

void expect_fault(const ScenarioResult& r, int line, const std::string& part) {
  EXPECT_FALSE(r.ok);
  EXPECT_EQ(r.fault_line, line) << r.message;
  EXPECT_NE(r.message.find(part), std::string::npos) << "expected: " << part << "\nfound: " << r.message;
  EXPECT_EQ(r.message.rfind("toy.yaml:" + std::to_string(line) + ": ", 0), 0U) << r.message;
}

void expect_fails(int line, const std::string& part, const std::string& script,
                  const std::string& given = "{}") {
  expect_fault(run_script(script, given), line, part);
}

// A file that is no good before anything is run.
void expect_malformed(int line, const std::string& part, const std::string& text) {
  const auto results = run_text(text);
  ASSERT_FALSE(results.empty());
  expect_fault(results.front(), line, part);
}

// ---- what passes ----

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
  expect_fails(7,
               "there is no step 'purple'; expected options, refuse, expect, events, log, end, red, blue, "
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

// ---- options and refuse ----

TEST(Scenario, OptionsThatAreMissingOrTooManyAreNamed) {
  expect_fails(6, "no option matches 'play *'", "  - options: {seat: red, includes: [\"play *\", pass]}\n");
  expect_fails(6, "option 'take 2' is offered, which 'take *' excludes",
               "  - options: {seat: red, excludes: [\"take *\"]}\n");
  expect_fails(6, "'bet' is not offered\n  option 'take 3' is offered and not listed",
               "  - options: {seat: red, exactly: [take 1, take 2, bet, draw, pass]}\n");
  expect_fails(6, "expected 4 options, found 5", "  - options: {seat: red, count: 4}\n");
}

TEST(Scenario, OptionsBelongToTheirSeat) {
  expect_fails(6, "it is not blue's decision: red decides", "  - options: {seat: blue, count: 5}\n");
  expect_fails(6, "there is no seat 'purple', only red, blue or green",
               "  - options: {seat: purple, count: 5}\n");
}

TEST(Scenario, AMisspeltPatternIsAFaultAndNotAProof) {
  expect_fails(6, "pattern 'taek *' can match no choice",
               "  - options: {seat: red, excludes: [\"taek *\"]}\n");
  expect_fails(6, "pattern 'take x' can match no choice", "  - options: {seat: red, excludes: [take x]}\n");
  expect_fails(6, "pattern 'from purple *' can match no choice",
               "  - options: {seat: red, excludes: [\"from purple *\"]}\n");
  expect_passes(
      "  - options: {seat: red, excludes: [\"from *\", \"play *\", \"give 9*\", \"*9\"], includes: \"*\"}\n");
}

TEST(Scenario, RefusalsMustBeRefusals) {
  expect_fails(6, "'take 3' is an option", "  - refuse: {seat: red, choice: take 3, rule: TOY-1}\n");
  expect_fails(6, "'take 4' is refused by TOY-1, not by TOY-2 or TOY-3",
               "  - refuse: {seat: red, choice: take 4, rule: [TOY-2, TOY-3]}\n");
  expect_fails(6, "'take x' is not notation", "  - refuse: {seat: red, choice: take x, rule: TOY-1}\n");
  expect_fails(6, "it is not blue's decision", "  - refuse: {seat: blue, choice: take 4}\n");
  expect_fails(6, "'take 4' is notation; leave out 'parse: false'",
               "  - refuse: {seat: red, choice: take 4, parse: false}\n");
}

TEST(Scenario, RefusalsPass) {
  expect_passes(
      "  - refuse: {seat: red, choice: take 4}\n  - refuse: {seat: red, choice: take 4, rule: [TOY-9, "
      "TOY-1]}\n"
      "  - refuse: {seat: red, choice: take x, parse: false}\n  - red: pass\n");
}

// ---- expect ----

TEST(Scenario, ExpectationsThatDoNotHoldAreAllTold) {
  const ScenarioResult r = run_script(
      "  - red: take 2\n  - expect:\n      /bank: 7\n      /players/red/coins: 3\n      /turns_left: 9\n");
  expect_fault(r, 9, "/players/red/coins: expected 3, found 2\n  /turns_left: expected 9, found 5");
}

TEST(Scenario, APathThatLeadsNowhereSaysWhereItStops) {
  expect_fails(6, "there is no /players/rde/coins; /players has: red, blue, green",
               "  - expect: {/players/rde/coins: 3}\n");
  expect_fails(6, "there is no /plyers; / has: players, deck", "  - expect: {/plyers: 3}\n");
  expect_fails(6, "there is no /players/rde/x; /players has",
               "  - expect: {/players/rde/x: {absent: true}}\n");
  expect_passes("  - expect: {/players/purple: {absent: true}, /players/red: {absent: false}}\n");
}

TEST(Scenario, ListsCompareAsMultisets) {
  const std::string given = "{hands: {red: [toll, nope, nope]}}";
  expect_passes("  - expect: {/players/red/hand: [nope, toll, nope]}\n", given);
  expect_passes("  - expect: {/players/red/hand: {exactly_in_order: [nope, nope, toll]}}\n", given);
  expect_passes("  - expect: {/players/red/hand: {contains: toll, size: 3, lacks: [tax, steal], not: []}}\n",
                given);
  expect_passes("  - expect: {/players/red/hand: {contains: [nope, nope]}}\n", given);
  expect_fails(
      6, "/players/red/hand: expected [nope, toll, toll] in any order, found [\"nope\",\"nope\",\"toll\"]",
      "  - expect: {/players/red/hand: [nope, toll, toll]}\n", given);
  expect_fails(6, "expected exactly_in_order [toll, nope, nope]",
               "  - expect: {/players/red/hand: {exactly_in_order: [toll, nope, nope]}}\n", given);
  expect_fails(6, "expected contains [nope, nope, nope]",
               "  - expect: {/players/red/hand: {contains: [nope, nope, nope]}}\n", given);
  expect_fails(6, "expected size 2", "  - expect: {/players/red/hand: {size: 2}}\n", given);
  expect_fails(6, "expected lacks toll", "  - expect: {/players/red/hand: {lacks: toll}}\n", given);
}

TEST(Scenario, NumbersCanBeBounded) {
  expect_passes(
      "  - expect: {/players/red/coins: {at_least: -4, at_most: -2}, /bank: {not: 8, at_least: 9}}\n",
      "{coins: {red: -3}}");
  expect_fails(6, "/bank: expected at_most 8, found 9", "  - expect: {/bank: {at_most: 8}}\n");
  expect_fails(6, "/bank: expected at_least 10, found 9", "  - expect: {/bank: {at_least: 10}}\n");
}

TEST(Scenario, MapsCompareTheFieldsTheyName) {
  expect_passes("  - expect: {/players: {red: {coins: 0}, blue: {hand: {size: 0}}}}\n");
  expect_fails(6, "/players/blue/coins: expected 4, found 0", "  - expect: {/players: {blue: {coins: 4}}}\n");
  expect_fails(6, "/bank: expected {coins: 4}, found 9", "  - expect: {/bank: {coins: 4}}\n");
}

TEST(Scenario, QuotedNumbersAreText) {
  expect_passes("  - expect: {/bank: 9}\n");
  expect_fails(6, "/bank: expected 9, found 9", "  - expect: {/bank: \"9\"}\n");
}

TEST(Scenario, ViewsAreLookedAtInsteadOfTheState) {
  const std::string given = "{hands: {red: [nope], blue: [toll]}}";
  expect_passes("  - expect: {view: red, /players/red/hand: [nope], /players/blue/hand: {absent: true}}\n",
                given);
  expect_passes("  - expect: {view: spectator, /players/red/hand: {absent: true}, /bank: 9}\n", given);
  expect_fails(6, "there is no seat 'purple', only red, blue, green or spectator",
               "  - expect: {view: purple, /bank: 9}\n");
}

TEST(Scenario, WhereTheGameStandsCanBeExpected) {
  expect_fails(6, "decision/seat: expected blue, found \"red\"",
               "  - expect: {decision: {seat: blue, kind: action}}\n");
  expect_fails(6, "stop: expected over, found \"decision\"", "  - expect: {stop: over}\n");
  expect_fails(6, "winners: expected red, but red decides (action)", "  - expect: {winners: red}\n");
  expect_fails(6, "chance: expected {name: roll}, but red decides", "  - expect: {chance: {name: roll}}\n");
  expect_passes("  - red: play steal\n  - expect: {decision: {cause: steal, kind: target, rules: [TOY-1]}}\n",
                "{hands: {red: [steal]}}");
  expect_fails(6, "the game is not over: red decides (action)", "  - end: true\n");
}

// ---- events and log ----

TEST(Scenario, EventsAreThoseSinceTheLastLook) {
  expect_passes(
      "  - red: take 1\n  - blue: take 2\n  - events: {exactly: [took red 1, took blue 2]}\n"
      "  - events: {includes: took red 1}\n  - log: {includes: \"*red 1*\"}\n"
      "  - green: take 3\n  - events: {exactly: [took green 3], excludes: [\"took red *\"]}\n");
}

TEST(Scenario, EventsAreFilteredByWhoSeesThem) {
  const std::string draw = "  - red: draw\n  - draw: toll\n";
  expect_passes(draw +
                "  - events: {exactly: [drew red, drew_card red toll]}\n"
                "  - events: {seen_by: red, includes: [drew_card red toll]}\n"
                "  - events: {seen_by: blue, exactly: [drew red]}\n"
                "  - events: {seen_by: spectator, excludes: [\"drew_card *\"]}\n"
                "  - log: {seen_by: blue, excludes: [\"*toll*\"]}\n");
  expect_fails(8, "nothing matches 'drew_card *'\n  events:\n    drew red\n",
               draw + "  - events: {seen_by: blue, includes: [\"drew_card *\"]}\n");
}

TEST(Scenario, EventsThatDoNotMatchAreTold) {
  const std::string take = "  - red: take 1\n  - blue: take 2\n";
  expect_fails(8, "'took red 1' happened, which 'took *' excludes",
               take + "  - events: {excludes: [\"took *\"]}\n");
  expect_fails(8, "nothing matches 'took red *' after 'took blue 2'",
               take + "  - events: {in_order: [took blue 2, \"took red *\"]}\n");
  expect_fails(8, "number 2: expected 'took blue 3', found 'took blue 2'",
               take + "  - events: {exactly: [took red 1, took blue 3]}\n");
  expect_fails(8, "number 2: expected nothing more", take + "  - events: {exactly: [took red 1]}\n");
  expect_fails(8, "number 3: expected 'won red', found nothing more",
               take + "  - events: {exactly: [took red 1, took blue 2, won red]}\n");
  expect_fails(8, "nothing matches '*Wins*'", take + "  - log: {includes: \"*Wins*\"}\n");
  expect_fails(6, "nothing happened", "  - events: {includes: [\"*\"]}\n");
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

// ---- the form of a file ----

TEST(ScenarioForm, EveryKeyIsKnown) {
  expect_malformed(5,
                   "scenario: unknown key 'scripts'; expected title, game, rules, given, script, pack, "
                   "chance, seed, content or note",
                   "title: t\ngame: toy\nrules: []\ngiven: {}\nscripts: []\nscript:\n  - red: pass\n");
  expect_malformed(1, "scenario: 'game' is missing\n  line 1: scenario: 'rules' is missing",
                   "title: t\ngiven: {}\nscript:\n  - red: pass\n");
}

TEST(ScenarioForm, ValuesHaveTheirType) {
  expect_malformed(1, "title: expected a text, not [a]",
                   "title: [a]\ngame: toy\nrules: []\ngiven: {}\nscript:\n  - red: pass\n");
  expect_malformed(3, "rules: expected a list, not TOY-1",
                   "title: t\ngame: toy\nrules: TOY-1\ngiven: {}\nscript:\n  - red: pass\n");
  expect_malformed(3, "rules: TOY-1 is listed twice",
                   "title: t\ngame: toy\nrules: [TOY-1, TOY-1]\ngiven: {}\nscript:\n  - red: pass\n");
  expect_malformed(4, "given: expected keys with values, not null",
                   "title: t\ngame: toy\nrules: []\ngiven:\nscript:\n  - red: pass\n");
  expect_malformed(5, "script: expected a list of steps, not {red: pass}",
                   "title: t\ngame: toy\nrules: []\ngiven: {}\nscript: {red: pass}\n");
  expect_malformed(5, "script: expected a list of steps, not []",
                   "title: t\ngame: toy\nrules: []\ngiven: {}\nscript: []\n");
  const std::string head = "title: t\ngame: toy\nrules: []\ngiven: {}\nscript:\n  - red: pass\n";
  expect_malformed(7, "chance: expected auto, not dice", head + "chance: dice\n");
  expect_malformed(7, "seed: has no meaning without 'chance: auto'", head + "seed: 4\n");
  expect_malformed(8, "seed: expected a whole number, not x", head + "chance: auto\nseed: x\n");
}

TEST(ScenarioForm, StepsHaveTheirForm) {
  expect_fails(6, "a step is a map with one key, not pass", "  - pass\n");
  expect_fails(6, "a step is a map with one key, not {red: pass, blue: pass}",
               "  - red: pass\n    blue: pass\n");
  expect_fails(6, "red: expected a text, not null", "  - red:\n");
  expect_fails(6, "red: expected a text, not {a: b}", "  - red: {a: b}\n");
  expect_fails(6, "options: unknown key 'include'", "  - options: {seat: red, include: [pass]}\n");
  expect_fails(6, "options: 'seat' is missing", "  - options: {count: 3}\n");
  expect_fails(6, "options: expects includes, excludes, exactly or count", "  - options: {seat: red}\n");
  expect_fails(6, "options/count: expected a whole number, not many",
               "  - options: {seat: red, count: many}\n");
  expect_fails(6, "refuse: 'choice' is missing", "  - refuse: {seat: red}\n");
  expect_fails(6, "refuse: a text that is not notation is refused by no rule",
               "  - refuse: {seat: red, choice: x, parse: false, rule: TOY-1}\n");
  expect_fails(6, "expect: unknown key 'decison'; expected a path such as /players, or decision, stop",
               "  - expect: {decison: {seat: red}}\n");
  expect_fails(6, "expect: expected paths", "  - expect: {}\n");
  expect_fails(6, "expect: expects something of the view", "  - expect: {view: red}\n");
  expect_fails(6, "expect/stop: expected decision, chance or over, not end", "  - expect: {stop: end}\n");
  expect_fails(6, "expect/decision: unknown key 'who'", "  - expect: {decision: {who: red}}\n");
  expect_fails(6, "/bank/size: expected a whole number", "  - expect: {/bank: {size: x}}\n");
  expect_fails(6, "/bank/exactly_in_order: expected a list", "  - expect: {/bank: {exactly_in_order: x}}\n");
  expect_fails(6, "/bank/coins: cannot stand beside the words exactly_in_order, contains",
               "  - expect: {/bank: {size: 3, coins: 4}}\n");
  expect_fails(6, "events: expects includes, excludes, in_order or exactly", "  - events: {seen_by: red}\n");
  expect_fails(6, "end: expected true or false, not maybe", "  - end: maybe\n");
}

TEST(ScenarioForm, AllFaultsAreTold) {
  const ScenarioResult r = run_script("  - pass\n  - end: maybe\n  - options: {seat: red}\n");
  expect_fault(r, 6, "\n  line 7: end: expected true or false, not maybe\n  line 8: options: expects");
}

TEST(ScenarioForm, GamesRulesAndContentMustExist) {
  expect_malformed(2, "there is no game 'chess'",
                   "title: t\ngame: chess\nrules: []\ngiven: {}\nscript:\n  - red: pass\n");
  expect_malformed(4, "there is no rule TOY-99 in the rulebook of toy",
                   "title: t\ngame: toy\nrules: [TOY-1,\n  TOY-99]\ngiven: {}\nscript:\n  - red: pass\n");
  expect_malformed(
      4, "there is no content 'joker' in toy",
      "title: t\ngame: toy\nrules: []\ncontent: [nope, joker]\ngiven: {}\nscript:\n  - red: pass\n");
}

TEST(ScenarioForm, FaultsOfAPositionPointIntoTheFile) {
  const std::string text =
      "title: t\ngame: toy\nrules: []\ngiven:\n  bank: 3\n  hands:\n    red: [nope]\n    blue:\n      - "
      "toll\n      - joker\nscript:\n  - red: pass\n";
  expect_malformed(10, "given: this position cannot be made\n  line 10: /hands/blue/1: no such name: joker",
                   text);
  expect_malformed(4, "line 4: /bonk: no such field", with_given("{bonk: 3}", "  - red: pass\n"));
  expect_malformed(4, "/hands/red/2: there are no more of these",
                   with_given("{hands: {red: [toll, toll, toll]}}", "  - red: pass\n"));
}

TEST(ScenarioForm, PacksAreReadByTheHost) {
  const std::string text =
      "title: t\ngame: toy\nrules: []\ngiven:\n  bank: 3\nscript:\n  - red: pass\npack: ";
  expect_malformed(8, "pack: there is no folder toy/none", text + "toy/none\n");
  expect_malformed(5, "line 5: /: the pack is refused\n  line 5: /bank: it has no coins",
                   text + "toy/refused\n");
  EXPECT_TRUE(run_text(text + "toy/house\n").front().ok);
}

TEST(ScenarioForm, BadYamlIsAVerdictWithItsLine) {
  expect_malformed(1, "there is no scenario in this file", "");
  expect_malformed(1, "there is no scenario in this file", "# only a comment\n---\n\n");
  expect_malformed(1, "a scenario is a map of title, game, rules, given and script", "just text\n");
  expect_malformed(2, "key 'title' is given twice", "title: a\ntitle: b\n");
  expect_malformed(2, "anchors (&name) are not used", "title: a\ngame: &x toy\n");
  expect_malformed(1, "tags (", "title: !!str a\n");
  expect_malformed(2, "not well-formed YAML", "title: a\n\tgame: b\n");
  expect_malformed(2, "not well-formed YAML: illegal EOF in scalar", "title: \"a\ngame: toy\n");
  expect_malformed(1, "a key must be a word", "? [a, b]\n: c\n");
  expect_malformed(2, "the text is not UTF-8", "title: a\ngame: \xff\n");
  expect_malformed(2, "the text is not UTF-8", "title: a\ngame: \xed\xa0\x80\n");
  expect_malformed(1, "the text has a control character", std::string("title: a\0b\n", 11));
}

TEST(ScenarioForm, HugeFilesAreVerdicts) {
  expect_malformed(1, "the file is larger than", std::string(2'000'000, 'a'));
  expect_malformed(2, "the line is longer than", "title: a\ngame: " + std::string(20'000, 'a') + "\n");
  std::string nested = "given: ";
  for (int i = 0; i < 2000; ++i) nested += "[";
  expect_malformed(1, "", nested);
  std::string deep;
  for (int i = 0; i < 200; ++i) deep += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
  expect_malformed(25, "nested deeper than 24 levels", deep);
  std::string wide = "script:\n";
  for (int i = 0; i < 120'000; ++i) wide += "- a\n";
  expect_malformed(99'999, "more than 100000 values", wide);
}

// ---- parts ----

TEST(Wildcard, StarsStandForAnything) {
  using scenario::wildcard_match;
  EXPECT_TRUE(wildcard_match("retreat *", "retreat 17"));
  EXPECT_TRUE(wildcard_match("*", ""));
  EXPECT_TRUE(wildcard_match("a*b*c", "a x b y b c"));
  EXPECT_TRUE(wildcard_match("**a", "bba"));
  EXPECT_TRUE(wildcard_match("", ""));
  EXPECT_FALSE(wildcard_match("retreat *", "retreat"));
  EXPECT_FALSE(wildcard_match("a*b", "abc"));
  EXPECT_FALSE(wildcard_match("", "a"));
  EXPECT_FALSE(wildcard_match(std::string(2000, '*') + "b", std::string(2000, 'a')));
}

TEST(YamlTree, KnowsWhatScalarsMean) {
  const auto documents = scenario::read_yaml(
      R"({a: 1, b: "1", c: true, d: ~, e: 08, f: -3, g: yes, h: 1.5, i: 99999999999999999999})");
  ASSERT_EQ(documents.size(), 1U);
  EXPECT_EQ(
      json::serialize(scenario::to_json(documents[0].root)),
      R"({"a":1,"b":"1","c":true,"d":null,"e":"08","f":-3,"g":"yes","h":"1.5","i":"99999999999999999999"})");
}

TEST(YamlTree, FindsTheLineOfAPath) {
  const auto documents = scenario::read_yaml("a:\n  b:\n    - x\n    - y\n  c: 3\n");
  const scenario::YamlNode& root = documents[0].root;
  EXPECT_EQ(line_at(root, ""), 1);
  EXPECT_EQ(line_at(root, "/a"), 1);
  EXPECT_EQ(line_at(root, "/a/b"), 2);
  EXPECT_EQ(line_at(root, "/a/b/1"), 4);
  EXPECT_EQ(line_at(root, "/a/b/7"), 2);
  EXPECT_EQ(line_at(root, "/a/c/x/y"), 5);
  EXPECT_EQ(line_at(root, "no path"), 1);
}

}  // namespace
}  // namespace orrery
