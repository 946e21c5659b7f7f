// What a scenario says of options and refusals.
#include <gtest/gtest.h>

#include <string>

#include "tests/unit/scenario_on_toy.h"

namespace orrery {
namespace {

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

// ---- what stands beside a question ----

TEST(ScenarioOptions, WhatStandsBesideAQuestionIsMeantOnlyIfNamed) {
  const std::string given = "{broken: beside, coins: {red: 1}}";
  expect_passes("  - options: {seat: red, exactly: [take 1, take 2, take 3, draw, pass], count: 5}\n", given);
  expect_passes("  - options: {seat: red, includes: [bet], count: 6}\n", given);
  expect_passes("  - options: {seat: red, excludes: [\"*et\"]}\n", given);
  expect_fails(6, "option 'bet' is offered, which 'bet*' excludes",
               "  - options: {seat: red, excludes: [\"bet*\"]}\n", given);
  expect_fails(6, "'draw' is offered and not listed",
               "  - options: {seat: red, exactly: [take 1, take 2, take 3, bet, pass]}\n", given);
  expect_fails(6, "expected 5 options, found 6", "  - options: {seat: red, count: 5}\n", "{coins: {red: 1}}");
}

}  // namespace
}  // namespace orrery
