// The form of a scenario file: whatever is wrong with it is told with its line.
#include <gtest/gtest.h>

#include <string>

#include "tests/unit/scenario_on_toy.h"

namespace orrery {
namespace {

TEST(ScenarioForm, EveryKeyIsKnown) {
  expect_malformed(5,
                   "scenario: unknown key 'scripts'; expected title, game, rules, given, script, base, "
                   "variants, pack, chance, seed, content or note",
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
  expect_fails(6, "options: expects includes, excludes, exactly, count or cites",
               "  - options: {seat: red}\n");
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

}  // namespace
}  // namespace orrery
