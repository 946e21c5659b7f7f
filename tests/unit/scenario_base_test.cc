// Positions that scenarios share, and variants of a scenario.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/unit/scenario_on_toy.h"

namespace orrery {
namespace {

std::string on_base(const std::string& base, const std::string& rest) {
  return "title: t\ngame: toy\nrules: []\nbase: " + base + "\n" + rest;
}

void expect_passes_on_base(const std::string& rest) {
  const auto results = run_text(on_base("rich.base.yaml", rest));
  ASSERT_EQ(results.size(), 1U);
  EXPECT_TRUE(results[0].ok) << results[0].message;
}

TEST(ScenarioBase, AloneItIsTheWholePosition) {
  expect_passes_on_base(
      "script:\n  - expect: {/bank: 20, /players/red/coins: 3, /players/blue/coins: 4,\n"
      "            /players/red/hand: [nope, toll]}\n");
}

TEST(ScenarioBase, MapsAreLaidOverKeyByKeyAndListsAreReplaced) {
  expect_passes_on_base(
      "given: {bank: 9, coins: {blue: 1, green: 2}, hands: {red: [tax]}}\n"
      "script:\n  - expect: {/bank: 9, /players/red/coins: 3, /players/blue/coins: 1, /players/green/coins: "
      "2,\n"
      "            /players/red/hand: [tax]}\n");
}

TEST(ScenarioBase, AKeyWithPlusAddsToAList) {
  expect_passes_on_base(
      "given: {hands: {red+: [nope], blue+: [tax]}}\n"
      "script:\n  - expect: {/players/red/hand: [nope, nope, toll], /players/blue/hand: [tax]}\n");
  expect_malformed(5, "given: 'bank+' adds to a list, but 'bank' is none",
                   on_base("rich.base.yaml", "given: {bank+: [3]}\nscript:\n  - red: pass\n"));
  expect_malformed(5, "given: 'hands+' adds to a list: expected a list",
                   on_base("rich.base.yaml", "given: {hands+: {red: [nope]}}\nscript:\n  - red: pass\n"));
}

TEST(ScenarioBase, ANullTakesAKeyAway) {
  expect_passes_on_base(
      "given: {coins: ~, hands: {red: ~}}\n"
      "script:\n  - expect: {/players/red/coins: 0, /players/red/hand: []}\n");
  expect_malformed(5, "line 5: /turns: expected a whole number",
                   on_base("rich.base.yaml", "given: {turns: ~}\nscript:\n  - red: pass\n"));
}

TEST(ScenarioBase, FaultsTellTheFileTheyStandIn) {
  const std::string script = "script:\n  - red: pass\n";
  expect_malformed(4,
                   "given: this position cannot be made\n"
                   "  line 4 of joker.base.yaml: /hands/red/0: no such name: joker",
                   on_base("joker.base.yaml", script));
  expect_malformed(5, "line 5: /bonk: no such field",
                   on_base("rich.base.yaml", "given: {bonk: 1}\n" + script));
  expect_malformed(4, "base: there is no file no.base.yaml", on_base("no.base.yaml", script));
  expect_malformed(4, "base: expected a file beside this one whose name ends with .base.yaml",
                   on_base("rich.yaml", script));
  expect_malformed(4,
                   "base: extra.base.yaml:2: a shared position: unknown key 'script'; expected given or note",
                   on_base("extra.base.yaml", script));
  expect_malformed(4, "base: two.base.yaml: expected one document with 'given'",
                   on_base("two.base.yaml", script));
  expect_malformed(4, "base: broken.base.yaml:2: not well-formed YAML", on_base("broken.base.yaml", script));
  expect_malformed(4, "base: none.base.yaml:1: a shared position: expected 'given' with its keys",
                   on_base("none.base.yaml", script));
}

TEST(ScenarioVariants, EachIsAScenarioOfItsOwn) {
  const auto results = run_text(R"(title: coins
game: toy
rules: [TOY-1]
content: [nope]
given: {bank: 5, hands: {red: [nope]}}
variants:
  - title: three are fine
    script:
      - red: take 3
      - expect: {/bank: 2}
  - title: of another bank
    note: whatever
    rules: [TOY-2]
    content: [toll]
    given: {bank: 7, hands: {red+: [toll]}}
    script:
      - expect: {/bank: 7, /players/red/hand: [nope, toll]}
  - title: four are not
    script:
      - red: take 4
)");
  ASSERT_EQ(results.size(), 3U);
  EXPECT_TRUE(results[0].ok) << results[0].message;
  EXPECT_EQ(results[0].title, "coins: three are fine");
  EXPECT_EQ(results[0].line, 7);
  EXPECT_EQ(results[0].rules, (std::vector<std::string>{"TOY-1"}));
  EXPECT_TRUE(results[1].ok) << results[1].message;
  EXPECT_EQ(results[1].rules, (std::vector<std::string>{"TOY-1", "TOY-2"}));
  EXPECT_EQ(results[1].content, (std::vector<std::string>{"nope", "toll"}));
  EXPECT_EQ(results[1].line, 11);
  expect_fault(results[2], 20, "'take 4' is refused by TOY-1");
}

TEST(ScenarioVariants, HaveTheirForm) {
  const std::string head = "title: t\ngame: toy\nrules: [TOY-1]\ngiven: {}\n";
  const std::string one = "variants:\n  - title: a\n    script:\n      - red: pass\n";
  expect_malformed(1, "scenario: has variants, and so no script of its own",
                   head + one + "script:\n  - red: pass\n");
  expect_malformed(5, "variants: expected a list of maps, not []", head + "variants: []\n");
  expect_malformed(6, "variants: 'title' is missing", head + "variants:\n  - script:\n      - red: pass\n");
  expect_malformed(6, "variants: 'script' is missing", head + "variants:\n  - title: a\n");
  expect_malformed(7, "variants: unknown key 'pack'; expected title, script, rules, content, note or given",
                   head + "variants:\n  - title: a\n    pack: x\n    script:\n      - red: pass\n");
  expect_malformed(9, "rules: TOY-1 is listed twice", head + one + "    rules: [TOY-1]\n");
}

}  // namespace
}  // namespace orrery
