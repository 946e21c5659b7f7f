#include "engine/contract/saying.h"

#include <algorithm>

namespace orrery {
namespace {

bool fits_kind(std::string_view kind, const SaidValue& value) {
  if (kind == "number") return std::holds_alternative<int>(value);
  if (kind == "list") return std::holds_alternative<Sayings>(value);
  return std::holds_alternative<std::string>(value);
}

}  // namespace

std::vector<SayingSlot> slots_of(const SayingDef& def) {
  std::vector<SayingSlot> out;
  for (std::size_t from = def.english.find('{'); from != std::string_view::npos;
       from = def.english.find('{', from + 1)) {
    const std::string_view inside = def.english.substr(from + 1, def.english.find('}', from) - from - 1);
    const std::size_t colon = inside.find(':');
    const SayingSlot slot{inside.substr(0, colon), inside.substr(colon + 1)};
    if (std::find(out.begin(), out.end(), slot) == out.end()) out.push_back(slot);
  }
  return out;
}

json::object saying_json(const Saying& saying) {
  json::object out{{"say", saying.def->key}};
  const std::vector<SayingSlot> slots = slots_of(*saying.def);
  for (std::size_t i = 0; i < slots.size() && i < saying.values.size(); ++i) {
    out[slots[i].name] = std::visit(
        [](const auto& value) -> json::value {
          if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, Sayings>) {
            return sayings_json(value);
          } else {
            return json::value_from(value);
          }
        },
        saying.values[i]);
  }
  return out;
}

json::array sayings_json(const Sayings& sayings) {
  json::array out;
  for (const Saying& saying : sayings) out.push_back(saying_json(saying));
  return out;
}

std::string saying_fault(const Saying& saying) {
  const std::string key(saying.def->key);
  const std::vector<SayingSlot> slots = slots_of(*saying.def);
  if (slots.size() != saying.values.size()) return key + " has not as many values as places";
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (!fits_kind(slots[i].kind, saying.values[i]))
      return key + "/" + std::string(slots[i].name) + " is no " + std::string(slots[i].kind);
    if (const auto* list = std::get_if<Sayings>(&saying.values[i])) {
      for (const Saying& inner : *list) {
        if (std::string fault = saying_fault(inner); !fault.empty()) return key + "/" + fault;
      }
    }
  }
  return "";
}

}  // namespace orrery
