// Scenario texts broken at random: whatever stands in the file, there is a verdict, and soon.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/flow/random.h"
#include "engine/scenario/scenario.h"
#include "tests/unit/mutator.h"
#include "tests/unit/toy/toy_match.h"

namespace orrery {
namespace {

// Between them these use every key, step and operator.
const std::vector<std::string>& seeds() {
  static const std::vector<std::string> texts{
      R"(title: coins can be taken unless somebody says nope
game: toy
rules: [TOY-1, TOY-5]
content: [nope]
note: |
  Two lines
  of words.
given:
  bank: 9
  turns: 6
  turn: red
  coins: {red: 3, blue: -1}
  hands: {blue: [nope, toll], red: [nope, tax, steal]}
script:
  - expect: {decision: {seat: red, kind: action}, stop: decision, /players/red/hand: [nope, tax, steal]}
  - options: {seat: red, includes: [take 3, "take *"], excludes: ["take 4", "give *"], count: 7}
  - refuse: {seat: red, choice: take 4, rule: [TOY-1, TOY-2]}
  - refuse: {seat: red, choice: take all, parse: false}
  - red: take 3
  - options: {seat: blue, exactly: [play nope, play toll, pass]}
  - blue: [pass]
  - red: play tax
  - blue: [pass, pass]
  - expect:
      view: blue
      /players/red/coins: {at_least: 1, at_most: 9, not: 4}
      /players/blue/hand: {exactly_in_order: [nope, toll]}
      /players/red/hand: {absent: true}
      /discard: {size: 0, lacks: [nope]}
      /players: {red: {coins: 5}}
  - events: {in_order: ["played *", took red 3], seen_by: spectator}
  - log: {includes: ["*took*"], excludes: ["*won*"]}
  - end: false
)",
      R"(title: dice and cards
game: toy
rules: []
pack: toy/house
chance: auto
seed: 12
given: {coins: {red: 1}, bank: 2, turns: 9}
script:
- red: bet
- roll: [6, 5]
- events: {includes: rolled red 6 5}
- expect: {/players/red/coins: 3}
- red: draw
- expect: {chance: {name: draw, pool: {contains: [nope, nope]}}}
- draw: toll
- {events: {exactly: [drew red, drew_card red toll]}}
- blue: draw
- green: "take 2"
- red: pass
- blue: pass
- expect: {winners: [red], result: {scores: {red: {at_least: 3}}}, stop: over}
---
title: "the second of a file"
game: toy
rules: [TOY-1]
given: {}
script: [{red: pass}, {blue: pass}, {end: false}]
)"};
  return texts;
}

ScenarioHost fuzzed_host() {
  ScenarioHost out;
  out.find_game = [](std::string_view id) { return id == "toy" ? &toy::game() : nullptr; };
  out.read_pack = [](std::string_view, std::string_view) { return FoundPack{}; };
  out.trace = true;
  return out;
}

TEST(ScenarioFuzz, TheSeedsThemselvesPass) {
  for (const std::string& text : seeds()) {
    for (const ScenarioResult& r : run_scenarios("seed.yaml", text, fuzzed_host()))
      EXPECT_TRUE(r.ok) << r.message;
  }
}

TEST(ScenarioFuzz, BrokenTextsGiveAVerdict) {
  const ScenarioHost here = fuzzed_host();
  int passed = 0;
  int failed = 0;
  for (std::uint64_t i = 0; i < fuzz_rounds(6000); ++i) {
    Mutator mutator(i);
    const std::string text = mutator.mutate(seeds()[i % seeds().size()]);
    const auto results = run_scenarios("fuzz.yaml", text, here);
    ASSERT_FALSE(results.empty()) << text;
    for (const ScenarioResult& r : results) {
      ASSERT_EQ(r.ok, r.message.empty()) << text;
      ASSERT_EQ(r.ok, r.fault_line == 0) << text << r.message;
      const std::string place = r.ok ? "" : "fuzz.yaml:" + std::to_string(r.fault_line) + ": ";
      ASSERT_EQ(r.message.rfind(place, 0), 0U) << r.message;
      ++(r.ok ? passed : failed);
    }
  }
  EXPECT_GT(passed, 100);
  EXPECT_GT(failed, 1000);
}

// No scenario survives to run here; the reader alone must cope.
TEST(ScenarioFuzz, NoiseGivesAVerdict) {
  const ScenarioHost here = fuzzed_host();
  Random random(99);
  const std::string letters = "abc:-{}[],*&!|>'\"#%@`?~ \n\n\t0.\xc3\xbc";
  for (std::uint64_t i = 0; i < fuzz_rounds(4000); ++i) {
    std::string text;
    const std::uint32_t size = random.below(120);
    for (std::uint32_t k = 0; k < size; ++k)
      text += letters[random.below(static_cast<std::uint32_t>(letters.size()))];
    ASSERT_FALSE(run_scenarios("noise.yaml", text, here).empty());
  }
}

}  // namespace
}  // namespace orrery
