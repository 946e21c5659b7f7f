// What a program does with a delta of a view (docs/protocol.md).
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <string>
#include <string_view>

namespace orrery::server {

namespace json = boost::json;

// RFC 7396.
inline void merge_patch(json::value& target, const json::value& patch) {
  if (!patch.is_object()) {
    target = patch;
    return;
  }
  if (!target.is_object()) target = json::object{};
  for (const auto& [name, value] : patch.get_object()) {
    if (value.is_null()) {
      target.get_object().erase(name);
    } else {
      merge_patch(target.get_object()[name], value);
    }
  }
}

// The value at a JSON pointer (RFC 6901) becomes null.
inline void set_null(json::value& view, std::string_view pointer) {
  json::value* at = &view;
  while (!pointer.empty()) {
    const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
    std::string field;
    for (std::size_t i = 1; i < end; ++i) {
      const bool escaped = pointer[i] == '~';
      if (escaped) ++i;
      field += escaped && pointer[i] == '1' ? '/' : escaped ? '~' : pointer[i];
    }
    at = &at->as_object()[field];
    pointer.remove_prefix(end);
  }
  *at = nullptr;
}

inline json::value patched(json::value view, const json::value& delta, const json::array& nulls) {
  merge_patch(view, delta);
  for (const json::value& place : nulls) set_null(view, place.as_string());
  return view;
}

}  // namespace orrery::server
