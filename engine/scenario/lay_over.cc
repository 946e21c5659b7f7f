#include "engine/scenario/lay_over.h"

#include <algorithm>

namespace orrery::scenario {
namespace {

auto find_entry(YamlNode& map, std::string_view key) {
  return std::find_if(map.entries.begin(), map.entries.end(),
                      [&](const YamlEntry& e) { return e.key.text == key; });
}

YamlNode empty_map(int line) {
  YamlNode map;
  map.kind = YamlNode::Kind::Map;
  map.line = line;
  return map;
}

void add_items(YamlNode& out, const YamlEntry& entry, Form& form) {
  std::string key = entry.key.text;
  key.pop_back();
  if (!entry.value.is_list())
    return form.fault(entry.value.line, "given: '" + entry.key.text + "' adds to a list: expected a list");
  const auto there = find_entry(out, key);
  if (there == out.entries.end()) {
    out.entries.push_back({{key, entry.key.line}, entry.value});
  } else if (!there->value.is_list()) {
    form.fault(entry.key.line, "given: '" + entry.key.text + "' adds to a list, but '" + key + "' is none");
  } else {
    auto& items = there->value.items;
    items.insert(items.end(), entry.value.items.begin(), entry.value.items.end());
  }
}

void lay_entry(YamlNode& out, const YamlEntry& entry, Form& form) {
  if (entry.key.text.size() > 1 && entry.key.text.ends_with('+')) return add_items(out, entry, form);
  const auto there = find_entry(out, entry.key.text);
  const bool known = there != out.entries.end();
  if (entry.value.is_null() && known) {
    out.entries.erase(there);
    return;
  }
  YamlNode value = entry.value;
  if (value.is_map()) {
    value = lay_over(known && there->value.is_map() ? there->value : empty_map(value.line), value, form);
  }
  if (known) {
    *there = {entry.key, std::move(value)};
  } else {
    out.entries.push_back({entry.key, std::move(value)});
  }
}

}  // namespace

YamlNode lay_over(const YamlNode& under, const YamlNode& over, Form& form) {
  YamlNode out = under;
  out.line = over.line;
  out.from_base = over.from_base;
  for (const YamlEntry& entry : over.entries) lay_entry(out, entry, form);
  return out;
}

void mark_from_base(YamlNode& node) {
  node.from_base = true;
  for (YamlNode& item : node.items) mark_from_base(item);
  for (YamlEntry& entry : node.entries) mark_from_base(entry.value);
}

}  // namespace orrery::scenario
