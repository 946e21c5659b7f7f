// A scenario as read from its document: what it says of itself, and its steps with the lines they stand on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/scenario/yaml_tree.h"

namespace orrery::scenario {

// "<seat>: choice" or "<chance>: [items]"; which of the two is known once there is a match.
struct AnswerStep {
  Text name;
  std::vector<Text> words;
};

struct OptionsStep {
  Text seat;
  std::vector<Text> includes;  // patterns
  std::vector<Text> excludes;  // patterns
  std::optional<std::vector<Text>> exactly;
  std::optional<std::int64_t> count;
  std::vector<std::pair<Text, Text>> cites;  // an option and the rule that allows it
};

struct RefuseStep {
  Text seat;
  Text choice;
  std::vector<std::string> rules;  // one of them forbids it; empty: any rule
  bool parses = true;              // false: the text must not even be notation
};

// One entry of `expect`: a path into the state or view, or one of the words decision, stop, chance, winners,
// result.
struct Want {
  Text key;
  YamlNode value;
};

struct ExpectStep {
  std::optional<Text> view;  // a seat or "spectator": look at what they see instead of everything
  std::vector<Want> wants;
};

// `events` and `log`: what happened lately, in notation or in English.
struct HappenedStep {
  bool log = false;
  std::optional<Text> seen_by;
  std::vector<Text> includes;
  std::vector<Text> excludes;
  std::vector<Text> in_order;
  std::optional<std::vector<Text>> exactly;
};

struct EndStep {
  bool over = true;
};

// Everybody declines until this seat, or this kind of chance, is asked.
struct OthersStep {
  Text until;
};

struct Step {
  int line = 0;
  std::string text;  // on one line, for messages
  std::variant<AnswerStep, OptionsStep, RefuseStep, ExpectStep, HappenedStep, EndStep, OthersStep> what;
};

struct Scenario {
  int line = 0;
  Text title;
  Text game;
  std::vector<Text> rules;
  std::vector<Text> content;
  Text pack;  // empty: the game's own
  Text base;  // empty: none
  bool chance_auto = false;
  std::uint64_t seed = 1;
  YamlNode given;  // laid over what the base gives
  std::vector<Step> script;
};

}  // namespace orrery::scenario
