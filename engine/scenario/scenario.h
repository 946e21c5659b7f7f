// Scenarios: rules proven by example. A scenario is one YAML document with a position, a script of choices
// and chance, and what must hold (docs/scenarios.md). This header is the whole interface; nothing behind it
// reads a file or knows a path.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"

namespace orrery {

// What one scenario came to. The members up to `content` are filled in as far as the scenario could be read.
struct ScenarioResult {
  std::string file;
  int line = 0;  // where the scenario, or its variant, begins in its file, from 1
  std::string title;
  std::string game;
  std::vector<std::string> rules;    // rule ids it proves
  std::vector<std::string> content;  // content ids it proves
  bool ok = false;
  int fault_line = 0;   // the offending line; 0 if ok
  std::string message;  // empty if ok; otherwise "file:line: what was done", then details, a line each
  std::vector<std::string> trace;  // what happened, step by step, if asked for
};

// The files of a content pack by name, or why they could not be had.
struct FoundPack {
  std::map<std::string, std::string> files;
  std::string error;
};

// A text file, or why it could not be had.
struct FoundText {
  std::string text;
  std::string error;
};

using RuleIds = std::set<std::string, std::less<>>;

// What the runner needs from outside. All are called from the thread that runs the scenario.
struct ScenarioHost {
  // The game with that id, or null.
  std::function<const Game*(std::string_view id)> find_game;
  // The files of a pack. A folder that begins with "." is relative to the scenario's own file, any other is
  // below data/.
  std::function<FoundPack(std::string_view folder, std::string_view file)> read_pack;
  // The ids in the catalogue of a game: a scenario that names another fails. No function, or null: not
  // checked.
  std::function<const RuleIds*(std::string_view game)> known_rules;
  // The text of a shared position (`base`), whose name is relative to the scenario's own file. No function:
  // there are none.
  std::function<FoundText(std::string_view name, std::string_view file)> read_base;
  // Called with the given position and after each step: the scenario, the line of the step, how the game
  // stands. No function: nobody looks.
  std::function<void(const ScenarioResult& scenario, int line, const Match& match)> watch;
  // Fill in ScenarioResult::trace.
  bool trace = false;
};

// Shared positions lie beside scenarios; their names end so, and they are no scenarios themselves.
inline constexpr std::string_view kBaseEnding = ".base.yaml";

// Runs every scenario of a file, in order; `file` is its name for messages. A text that cannot be read gives
// one failed result that says why, so the list is never empty. Never throws, whatever the text.
std::vector<ScenarioResult> run_scenarios(std::string_view file, std::string_view text,
                                          const ScenarioHost& host);

}  // namespace orrery
