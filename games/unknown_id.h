// Looks through a value that came from outside for ids that a table does not have. A game provides, for its
// Rules and each of its id types, `bool exists(const Rules&, IdT)` (found by argument-dependent look-up).
#pragma once

#include <string>
#include <type_traits>
#include <variant>

#include "engine/core/fields.h"
#include "engine/core/kinds.h"

namespace orrery {

// The path of the first id that the rules do not have, e.g. "/players/1/hand"; "" if there is none. An id may
// be none.
template <class Rules, class T>
std::string unknown_id(const Rules& r, const T& v);

namespace unknown_id_detail {

template <class Rules, class Items>
std::string in_list(const Rules& r, const Items& items) {
  std::size_t i = 0;
  for (const auto& item : items) {
    const std::string at = unknown_id(r, item);
    if (!at.empty()) return "/" + std::to_string(i) + (at == "/" ? "" : at);
    ++i;
  }
  return "";
}

}  // namespace unknown_id_detail

template <class Rules, class T>
std::string unknown_id(const Rules& r, const T& v) {
  if constexpr (kinds::is_id<T>) {
    return !v.valid() || exists(r, v) ? "" : "/";
  } else if constexpr (kinds::is_id_set<T>) {
    for (auto id : v) {
      if (!exists(r, id)) return "/";
    }
  } else if constexpr (kinds::is_fixed_vec<T> || kinds::is_array<T>) {
    return unknown_id_detail::in_list(r, v);
  } else if constexpr (kinds::is_id_map<T>) {
    return unknown_id_detail::in_list(r, v.items);
  } else if constexpr (kinds::is_variant<T>) {
    return std::visit([&r](const auto& item) { return unknown_id(r, item); }, v);
  } else if constexpr (HasFields<T>) {
    std::string out;
    for_each_field(v, [&](std::string_view name, const auto& field) {
      if (!out.empty()) return;
      const std::string at = unknown_id(r, field);
      if (!at.empty()) out = "/" + std::string(name) + (at == "/" ? "" : at);
    });
    return out;
  }
  return "";
}

}  // namespace orrery
