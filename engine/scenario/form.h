// Reading values of the right form out of a tree, collecting what is wrong with its line.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scenario/yaml_tree.h"

namespace orrery::scenario {

class Form {
 public:
  explicit Form(std::vector<Text>& faults) : faults_(faults) {}

  void fault(int line, std::string what) { faults_.push_back({std::move(what), line}); }

  // True if the value is a map with no other keys than these.
  bool map(const YamlNode& node, std::string_view what, std::initializer_list<std::string_view> known);
  // A word or line of text; numbers count as text.
  Text text(const YamlNode& node, std::string_view what);
  // The text under a key that must be there.
  Text need_text(const YamlNode& map, std::string_view key, std::string_view what);
  // One text or a list of texts.
  std::vector<Text> texts(const YamlNode& node, std::string_view what);
  // A list of texts, nothing else.
  std::vector<Text> list(const YamlNode& node, std::string_view what);
  bool truth(const YamlNode& node, std::string_view what);
  std::int64_t number(const YamlNode& node, std::string_view what);  // not negative

 private:
  std::vector<Text>& faults_;
};

// "a, b or c"
std::string one_of(std::initializer_list<std::string_view> words);
std::string one_of(const std::vector<std::string>& words);

}  // namespace orrery::scenario
