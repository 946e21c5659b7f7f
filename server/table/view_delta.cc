#include "server/table/view_delta.h"

#include <string>
#include <string_view>

namespace orrery::server {
namespace {

std::string pointer_to(const std::string& place, std::string_view field) {
  std::string out = place + "/";
  for (const char c : field) {
    if (c == '~') {
      out += "~0";
    } else if (c == '/') {
      out += "~1";
    } else {
      out += c;
    }
  }
  return out;
}

// What makes `after` of `before`, which is empty where there was no object.
json::object changes(const json::object& before, const json::object& after, const std::string& place,
                     json::array& nulls) {
  static const json::object kNothing;
  json::object out;
  for (const auto& [name, value] : before) {
    if (!after.contains(name)) out[name] = nullptr;
  }
  for (const auto& [name, value] : after) {
    const json::value* old = before.if_contains(name);
    if (old != nullptr && *old == value) continue;
    const std::string here = pointer_to(place, name);
    if (value.is_null()) {
      nulls.emplace_back(here);
    } else if (const json::object* object = value.if_object()) {
      const json::object* was = old == nullptr ? nullptr : old->if_object();
      out[name] = changes(was == nullptr ? kNothing : *was, *object, here, nulls);
    } else {
      out[name] = value;
    }
  }
  return out;
}

}  // namespace

ViewDelta view_delta(const json::object& before, const json::object& after) {
  ViewDelta out;
  out.patch = changes(before, after, "", out.nulls);
  return out;
}

}  // namespace orrery::server
