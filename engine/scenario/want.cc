#include "engine/scenario/want.h"

#include <algorithm>
#include <array>
#include <functional>

#include "engine/scenario/utf8.h"

namespace orrery::scenario {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kLongest = 300;

void compare(const YamlNode& want, const json::value* found, const std::string& path, Lines& out);

bool matches(const YamlNode& want, const json::value& found) {
  Lines ignored;
  compare(want, &found, "", ignored);
  return ignored.empty();
}

bool scalar_matches(const YamlNode& want, const json::value& found) {
  if (found.is_string()) return std::string_view(found.get_string()) == want.text;
  if (want.quoted) return false;
  const json::value value = to_json(want);
  return !value.is_string() && value == found;
}

// Pairs every want with an item of its own (augmenting paths). Returns the wants that got none.
class Pairing {
 public:
  Pairing(const std::vector<YamlNode>& wants, const json::array& items) : wants_(wants), items_(items) {}

  std::vector<const YamlNode*> unpaired() {
    owner_.assign(items_.size(), kNobody);
    std::vector<const YamlNode*> out;
    for (std::size_t w = 0; w < wants_.size(); ++w) {
      seen_.assign(items_.size(), false);
      if (!place(w)) out.push_back(&wants_[w]);
    }
    return out;
  }

 private:
  static constexpr std::size_t kNobody = static_cast<std::size_t>(-1);

  bool place(std::size_t want) {
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if (seen_[i] || !matches(wants_[want], items_[i])) continue;
      seen_[i] = true;
      if (owner_[i] != kNobody && !place(owner_[i])) continue;
      owner_[i] = want;
      return true;
    }
    return false;
  }

  const std::vector<YamlNode>& wants_;
  const json::array& items_;
  std::vector<std::size_t> owner_;
  std::vector<bool> seen_;
};

std::string tell(const std::string& path, const std::string& expected, const json::value* found) {
  return path + ": expected " + expected + ", found " + (found == nullptr ? "nothing" : brief(*found));
}

void compare_items(const YamlNode& want, const json::value& found, const std::string& path, Lines& out) {
  if (found.is_array() && found.get_array().size() == want.items.size() &&
      Pairing(want.items, found.get_array()).unpaired().empty())
    return;
  out.push_back(tell(path, brief(want, kLongest) + " in any order", &found));
}

void compare_fields(const YamlNode& want, const json::value& found, const std::string& path, Lines& out) {
  // `{}` is an empty map: otherwise it would hold for every one.
  if (!found.is_object() || (want.entries.empty() && !found.get_object().empty())) {
    out.push_back(tell(path, brief(want, kLongest), &found));
    return;
  }
  for (const YamlEntry& entry : want.entries) {
    compare(entry.value, found.get_object().if_contains(entry.key.text), path + "/" + entry.key.text, out);
  }
}

// ---- operators ----

bool in_order(const YamlNode& want, const json::value& found) {
  if (!found.is_array() || found.get_array().size() != want.items.size()) return false;
  for (std::size_t i = 0; i < want.items.size(); ++i) {
    if (!matches(want.items[i], found.get_array()[i])) return false;
  }
  return true;
}

bool contains_one(const YamlNode& want, const json::value& found) {
  if (found.is_object()) return want.is_scalar() && found.get_object().contains(want.text);
  if (found.is_string()) return want.is_scalar() && found.get_string().find(want.text) != json::string::npos;
  if (!found.is_array()) return false;
  return std::any_of(found.get_array().begin(), found.get_array().end(),
                     [&](const json::value& item) { return matches(want, item); });
}

bool contains(const YamlNode& want, const json::value& found) {
  if (!want.is_list()) return contains_one(want, found);
  if (found.is_array()) return Pairing(want.items, found.get_array()).unpaired().empty();
  return std::all_of(want.items.begin(), want.items.end(),
                     [&](const YamlNode& item) { return contains_one(item, found); });
}

bool lacks(const YamlNode& want, const json::value& found) {
  if (!found.is_array() && !found.is_object() && !found.is_string()) return false;
  if (!want.is_list()) return !contains_one(want, found);
  return std::none_of(want.items.begin(), want.items.end(),
                      [&](const YamlNode& item) { return contains_one(item, found); });
}

std::int64_t number(const YamlNode& want) {
  const json::value value = to_json(want);
  return value.is_int64() ? value.get_int64() : 0;
}

bool has_size(const YamlNode& want, const json::value& found) {
  const auto size = static_cast<std::size_t>(number(want));
  return (found.is_array() && found.get_array().size() == size) ||
         (found.is_object() && found.get_object().size() == size);
}

bool at_least(const YamlNode& want, const json::value& found) {
  if (found.is_int64()) return found.get_int64() >= number(want);
  return found.is_uint64() &&
         (number(want) < 0 || found.get_uint64() >= static_cast<std::uint64_t>(number(want)));
}

bool at_most(const YamlNode& want, const json::value& found) {
  if (found.is_int64()) return found.get_int64() <= number(want);
  return found.is_uint64() && number(want) >= 0 &&
         found.get_uint64() <= static_cast<std::uint64_t>(number(want));
}

bool differs(const YamlNode& want, const json::value& found) { return !matches(want, found); }

enum class Argument : std::uint8_t { Want, List, Number, Truth };

struct Operator {
  std::string_view name;
  Argument argument;
  bool (*holds)(const YamlNode& want, const json::value& found);  // null: `absent`, which needs no value
};

constexpr std::array<Operator, 8> kOperators{{
    {"exactly_in_order", Argument::List, in_order},
    {"contains", Argument::Want, contains},
    {"lacks", Argument::Want, lacks},
    {"size", Argument::Number, has_size},
    {"at_least", Argument::Number, at_least},
    {"at_most", Argument::Number, at_most},
    {"not", Argument::Want, differs},
    {"absent", Argument::Truth, nullptr},
}};

const Operator* find_operator(std::string_view name) {
  const auto* const found =
      std::find_if(kOperators.begin(), kOperators.end(), [&](const Operator& o) { return o.name == name; });
  return found == kOperators.end() ? nullptr : found;
}

bool has_operators(const YamlNode& want) {
  return std::any_of(want.entries.begin(), want.entries.end(),
                     [](const YamlEntry& e) { return find_operator(e.key.text) != nullptr; });
}

void compare_operator(const YamlEntry& entry, const json::value* found, const std::string& path, Lines& out) {
  const Operator* op = find_operator(entry.key.text);
  if (op == nullptr) return;  // check_want has told already
  bool holds = false;
  if (op->holds == nullptr) {
    holds = (found == nullptr) == (entry.value.text == "true");
  } else {
    holds = found != nullptr && op->holds(entry.value, *found);
  }
  if (!holds) out.push_back(tell(path, entry.key.text + " " + brief(entry.value, kLongest), found));
}

void compare(const YamlNode& want, const json::value* found, const std::string& path, Lines& out) {
  if (want.is_map() && has_operators(want)) {
    for (const YamlEntry& entry : want.entries) compare_operator(entry, found, path, out);
    return;
  }
  if (found == nullptr) {
    out.push_back(tell(path, brief(want, kLongest), found));
    return;
  }
  if (want.is_list()) return compare_items(want, *found, path, out);
  if (want.is_map()) return compare_fields(want, *found, path, out);
  const bool good = want.is_null() ? found->is_null() : scalar_matches(want, *found);
  if (!good) out.push_back(tell(path, brief(want, kLongest), found));
}

std::vector<std::string> operator_names() {
  std::vector<std::string> names(kOperators.size());
  std::transform(kOperators.begin(), kOperators.end(), names.begin(),
                 [](const Operator& o) { return o.name; });
  return names;
}

void check_operator(const YamlEntry& entry, std::string_view what, Form& form) {
  const std::string name = std::string(what) + "/" + entry.key.text;
  const Operator* op = find_operator(entry.key.text);
  if (op == nullptr) {
    form.fault(entry.key.line, name + ": cannot stand beside the words " + one_of(operator_names()));
  } else if (op->argument == Argument::Number) {
    if (!to_json(entry.value).is_int64()) form.fault(entry.value.line, name + ": expected a whole number");
  } else if (op->argument == Argument::Truth) {
    form.truth(entry.value, name);
  } else if (op->argument == Argument::List && !entry.value.is_list()) {
    form.fault(entry.value.line, name + ": expected a list");
  } else {
    check_want(entry.value, name, form);
  }
}

}  // namespace

void check_want(const YamlNode& want, std::string_view what, Form& form) {
  for (const YamlNode& item : want.items) check_want(item, what, form);
  const bool operators = has_operators(want);
  for (const YamlEntry& entry : want.entries) {
    if (operators) {
      check_operator(entry, what, form);
    } else {
      check_want(entry.value, std::string(what) + "/" + entry.key.text, form);
    }
  }
}

std::vector<std::string> differences(const YamlNode& want, const json::value* found,
                                     const std::string& path) {
  Lines out;
  compare(want, found, path, out);
  return out;
}

std::string brief(const json::value& value) { return cut(json::serialize(value), kLongest); }

}  // namespace orrery::scenario
