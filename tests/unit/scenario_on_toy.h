// Scenarios of the toy game as texts, run, and what is expected of the verdict.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scenario/scenario.h"
#include "tests/unit/toy/toy_match.h"

namespace orrery {

inline const RuleIds& toy_rules() {
  static const RuleIds rules{"TOY-1", "TOY-2", "TOY-3", "TOY-4", "TOY-5", "TOY-6", "TOY-7", "TOY-8", "TOY-9"};
  return rules;
}

// Shared positions, as files beside the scenario.
inline const std::map<std::string, std::string, std::less<>>& bases() {
  static const std::map<std::string, std::string, std::less<>> all{
      {"rich.base.yaml",
       "note: for everybody\ngiven:\n  bank: 20\n  coins: {red: 3, blue: 4}\n  hands: {red: [nope, toll]}\n"},
      {"joker.base.yaml", "given:\n  bank: 20\n  hands:\n    red: [joker]\n"},
      {"extra.base.yaml", "given: {}\nscript: []\n"},
      {"two.base.yaml", "given: {}\n---\ngiven: {}\n"},
      {"broken.base.yaml", "given: {}\n\tx: y\n"},
      {"none.base.yaml", "note: nothing\n"}};
  return all;
}

inline ScenarioHost host() {
  ScenarioHost out;
  out.find_game = [](std::string_view id) { return id == "toy" ? &toy::game() : nullptr; };
  out.read_pack = [](std::string_view folder, std::string_view) -> FoundPack {
    if (folder == "toy/refused") return {{{"refused.txt", ""}}, ""};
    if (folder != "toy/house") return {{}, "there is no folder " + std::string(folder)};
    return {};
  };
  out.known_rules = [](std::string_view) { return &toy_rules(); };
  out.read_base = [](std::string_view name, std::string_view) -> FoundText {
    for (const auto& [known, text] : bases()) {
      if (known == name) return {text, ""};
    }
    return {"", "there is no file " + std::string(name)};
  };
  return out;
}

inline std::vector<ScenarioResult> run_text(const std::string& text) {
  return run_scenarios("toy.yaml", text, host());
}

// The lines before the script: the script begins on line 6, and `given` stands on line 4.
inline std::string with_given(const std::string& given, const std::string& script) {
  return "title: a title\ngame: toy\nrules: [TOY-1]\ngiven: " + given + "\nscript:\n" + script;
}

inline ScenarioResult run_script(const std::string& script, const std::string& given = "{}") {
  const auto results = run_text(with_given(given, script));
  EXPECT_EQ(results.size(), 1U);
  return results.front();
}

inline void expect_passes(const std::string& script, const std::string& given = "{}") {
  const ScenarioResult r = run_script(script, given);
  EXPECT_TRUE(r.ok) << r.message;
  EXPECT_EQ(r.message, "");
  EXPECT_EQ(r.fault_line, 0);
}

inline void expect_fault(const ScenarioResult& r, int line, const std::string& part) {
  EXPECT_FALSE(r.ok);
  EXPECT_EQ(r.fault_line, line) << r.message;
  EXPECT_NE(r.message.find(part), std::string::npos) << "expected: " << part << "\nfound: " << r.message;
  EXPECT_EQ(r.message.rfind("toy.yaml:" + std::to_string(line) + ": ", 0), 0U) << r.message;
}

inline void expect_fails(int line, const std::string& part, const std::string& script,
                         const std::string& given = "{}") {
  expect_fault(run_script(script, given), line, part);
}

// A file that is no good before anything is run.
inline void expect_malformed(int line, const std::string& part, const std::string& text) {
  const auto results = run_text(text);
  ASSERT_FALSE(results.empty());
  expect_fault(results.front(), line, part);
}

}  // namespace orrery
