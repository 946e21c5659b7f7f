// YAML as scenarios use it: a tree that knows the line of everything in it. A strict, small subset: one value
// per key, no anchors, aliases or tags, bounded size and depth. Faults are returned, with their line; nothing
// throws.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::scenario {

namespace json = boost::json;

inline constexpr std::size_t kMaxBytes = std::size_t{1} << 20;  // of a file
inline constexpr std::size_t kMaxLine = std::size_t{1} << 14;   // bytes of a line
inline constexpr std::size_t kMaxDepth = 24;
inline constexpr std::size_t kMaxNodes = 100'000;  // of a document

// A text of the file and its line, from 1.
struct Text {
  std::string text;
  int line = 0;
};

struct YamlEntry;

struct YamlNode {
  enum class Kind : std::uint8_t { Null, Scalar, List, Map };
  Kind kind = Kind::Null;
  bool quoted = false;     // a scalar in quotes (or a block) is text even if it looks like a number
  bool from_base = false;  // stands in the file that `base` names, and so does its line
  int line = 0;
  std::string text;                // of a scalar
  std::vector<YamlNode> items;     // of a list
  std::vector<YamlEntry> entries;  // of a map, in the order of the file; no key twice

  [[nodiscard]] bool is_null() const { return kind == Kind::Null; }
  [[nodiscard]] bool is_scalar() const { return kind == Kind::Scalar; }
  [[nodiscard]] bool is_list() const { return kind == Kind::List; }
  [[nodiscard]] bool is_map() const { return kind == Kind::Map; }
  // The value of a key of a map, or null.
  [[nodiscard]] const YamlNode* find(std::string_view key) const;
};

struct YamlEntry {
  Text key;
  YamlNode value;
};

struct YamlDocument {
  int line = 0;  // where its text begins
  YamlNode root;
  Text error;  // empty text if the document could be read
};

// The documents of a text (separated by lines "---"). Those without content are left out. A text that is too
// large or not UTF-8 gives one document with an error.
std::vector<YamlDocument> read_yaml(std::string_view text);

// Plain whole numbers, true, false and null become what they look like, every other scalar a string.
json::value to_json(const YamlNode& node);

// Where something stands: a line of the scenario's file, or of the file that `base` names.
struct YamlPlace {
  int line = 0;
  bool from_base = false;
};

// Where the deepest part of a tree stands that a path "/place/0" leads to.
YamlPlace place_at(const YamlNode& root, std::string_view path);

// The value on one line in the flow style of YAML, cut after `limit` bytes.
std::string brief(const YamlNode& node, std::size_t limit = 100);

}  // namespace orrery::scenario
