// What a scenario expects of the position, of events and of the log.
#include <gtest/gtest.h>

#include <string>

#include "tests/unit/scenario_on_toy.h"

namespace orrery {
namespace {

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

}  // namespace
}  // namespace orrery
