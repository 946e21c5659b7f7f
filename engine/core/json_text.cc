#include "engine/core/json_text.h"

#include <algorithm>
#include <charconv>

namespace orrery {
namespace {

void diff_into(const std::string& path, const json::value& a, const json::value& b,
               std::vector<std::string>& out);

void diff_objects(const std::string& path, const json::object& a, const json::object& b,
                  std::vector<std::string>& out) {
  for (const auto& [key, value] : a) {
    const std::string at = path + "/" + std::string(key);
    if (const json::value* other = b.if_contains(key)) {
      diff_into(at, value, *other, out);
    } else {
      out.push_back(at + ": " + json::serialize(value) + " -> (gone)");
    }
  }
  for (const auto& [key, value] : b) {
    if (!a.contains(key))
      out.push_back(path + "/" + std::string(key) + ": (new) -> " + json::serialize(value));
  }
}

bool has_structure(const json::value& v) {
  return v.is_array() && std::any_of(v.get_array().begin(), v.get_array().end(),
                                     [](const json::value& i) { return i.is_structured(); });
}

// Lists of plain values are read as a whole, others item by item.
void diff_arrays(const std::string& path, const json::array& a, const json::array& b,
                 std::vector<std::string>& out) {
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
    const std::string at = path + "/" + std::to_string(i);
    if (i >= a.size()) {
      out.push_back(at + ": (new) -> " + json::serialize(b[i]));
    } else if (i >= b.size()) {
      out.push_back(at + ": " + json::serialize(a[i]) + " -> (gone)");
    } else {
      diff_into(at, a[i], b[i], out);
    }
  }
}

void diff_into(const std::string& path, const json::value& a, const json::value& b,
               std::vector<std::string>& out) {
  if (a == b) return;
  if (a.is_object() && b.is_object()) return diff_objects(path, a.get_object(), b.get_object(), out);
  if (a.is_array() && b.is_array() && (has_structure(a) || has_structure(b)))
    return diff_arrays(path, a.get_array(), b.get_array(), out);
  out.push_back((path.empty() ? "/" : path) + ": " + json::serialize(a) + " -> " + json::serialize(b));
}

void pretty_into(const json::value& v, const std::string& indent, std::string& out) {
  const std::string inner = indent + "  ";
  if (v.is_object() && !v.get_object().empty()) {
    out += "{\n";
    bool first = true;
    for (const auto& [key, item] : v.get_object()) {
      if (!first) out += ",\n";
      first = false;
      out += inner + json::serialize(json::value(key)) + ": ";
      pretty_into(item, inner, out);
    }
    out += "\n" + indent + "}";
  } else if (has_structure(v)) {
    out += "[\n";
    bool first = true;
    for (const auto& item : v.get_array()) {
      if (!first) out += ",\n";
      first = false;
      out += inner;
      pretty_into(item, inner, out);
    }
    out += "\n" + indent + "]";
  } else {
    out += json::serialize(v);
  }
}

template <class Value>
Value* at_path(Value& root, std::string_view path) {
  Value* here = &root;
  while (!path.empty()) {
    if (path.front() != '/') return nullptr;
    path.remove_prefix(1);
    const std::string_view key = path.substr(0, path.find('/'));
    path.remove_prefix(key.size());
    if (here->is_object()) {
      here = here->get_object().if_contains(key);
    } else if (here->is_array()) {
      std::size_t i = 0;
      const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), i);
      const bool number = error == std::errc{} && end == key.data() + key.size();
      here = number && i < here->get_array().size() ? &here->get_array()[i] : nullptr;
    } else {
      here = nullptr;
    }
    if (here == nullptr) return nullptr;
  }
  return here;
}

}  // namespace

std::vector<std::string> json_diff(const json::value& before, const json::value& after) {
  std::vector<std::string> out;
  diff_into("", before, after, out);
  return out;
}

std::string json_pretty(const json::value& value) {
  std::string out;
  pretty_into(value, "", out);
  return out;
}

const json::value* json_at(const json::value& root, std::string_view path) { return at_path(root, path); }
json::value* json_at(json::value& root, std::string_view path) { return at_path(root, path); }

}  // namespace orrery
