#include "engine/scenario/form.h"

#include <algorithm>

#include "engine/scenario/utf8.h"

namespace orrery::scenario {
namespace {

std::string instead(const YamlNode& node) { return ", not " + brief(node, 60); }

}  // namespace

std::string one_of(const std::vector<std::string>& words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) out += i + 1 == words.size() ? " or " : ", ";
    out += words[i];
  }
  return out;
}

std::string one_of(std::initializer_list<std::string_view> words) {
  return one_of(std::vector<std::string>(words.begin(), words.end()));
}

bool Form::map(const YamlNode& node, std::string_view what, std::initializer_list<std::string_view> known) {
  if (!node.is_map()) {
    fault(node.line, std::string(what) + ": expected keys with values" + instead(node));
    return false;
  }
  bool good = true;
  for (const YamlEntry& entry : node.entries) {
    if (std::find(known.begin(), known.end(), entry.key.text) != known.end()) continue;
    fault(entry.key.line,
          std::string(what) + ": unknown key '" + cut(entry.key.text, 40) + "'; expected " + one_of(known));
    good = false;
  }
  return good;
}

Text Form::text(const YamlNode& node, std::string_view what) {
  if (!node.is_scalar() || node.text.empty()) {
    fault(node.line, std::string(what) + ": expected a text" + instead(node));
    return {"", node.line};
  }
  if (node.text.find('\n') != std::string::npos) fault(node.line, std::string(what) + ": expected one line");
  return {node.text, node.line};
}

Text Form::need_text(const YamlNode& map, std::string_view key, std::string_view what) {
  if (const YamlNode* value = map.find(key)) return text(*value, std::string(what) + "/" + std::string(key));
  fault(map.line, std::string(what) + ": '" + std::string(key) + "' is missing");
  return {"", map.line};
}

std::vector<Text> Form::texts(const YamlNode& node, std::string_view what) {
  if (node.is_list()) return list(node, what);
  return {text(node, what)};
}

std::vector<Text> Form::list(const YamlNode& node, std::string_view what) {
  std::vector<Text> out;
  if (!node.is_list()) fault(node.line, std::string(what) + ": expected a list" + instead(node));
  for (const YamlNode& item : node.items) out.push_back(text(item, what));
  return out;
}

bool Form::truth(const YamlNode& node, std::string_view what) {
  const json::value value = to_json(node);
  if (!value.is_bool()) fault(node.line, std::string(what) + ": expected true or false" + instead(node));
  return value.is_bool() && value.get_bool();
}

std::int64_t Form::number(const YamlNode& node, std::string_view what) {
  const json::value value = to_json(node);
  const bool good = value.is_int64() && value.get_int64() >= 0;
  if (!good) fault(node.line, std::string(what) + ": expected a whole number" + instead(node));
  return good ? value.get_int64() : 0;
}

}  // namespace orrery::scenario
