// Looks through a value that came from outside for ids that a table does not have. A game provides, for some
// Table of its own (its Rules, or a struct with them) and each of its id types, `bool exists(const Table&,
// IdT)`, found by argument-dependent look-up.
#pragma once

#include <string>
#include <type_traits>
#include <variant>

#include "engine/core/fields.h"
#include "engine/core/kinds.h"

namespace orrery {

// The path of the first id that does not exist, e.g. "/players/1/hand"; "" if there is none. An id may be
// none, but not one of a list.
template <class Table, class T>
std::string unknown_id(const Table& table, const T& v);

namespace unknown_id_detail {

// With kNoneFits an id among the items may be none: an array has a place for each, a list only what is there.
template <bool kNoneFits, class Table, class Items>
std::string in_items(const Table& table, const Items& items) {
  std::size_t i = 0;
  for (const auto& item : items) {
    std::string at = unknown_id(table, item);
    if constexpr (!kNoneFits && kinds::is_id<std::remove_cvref_t<decltype(item)>>) {
      if (!item.valid()) at = "/";
    }
    if (!at.empty()) return "/" + std::to_string(i) + (at == "/" ? "" : at);
    ++i;
  }
  return "";
}

}  // namespace unknown_id_detail

template <class Table, class T>
std::string unknown_id(const Table& table, const T& v) {
  if constexpr (kinds::is_id<T>) {
    return !v.valid() || exists(table, v) ? "" : "/";
  } else if constexpr (kinds::is_id_set<T>) {
    for (auto id : v) {
      if (!exists(table, id)) return "/";
    }
  } else if constexpr (kinds::is_fixed_vec<T>) {
    return unknown_id_detail::in_items<false>(table, v);
  } else if constexpr (kinds::is_array<T>) {
    return unknown_id_detail::in_items<true>(table, v);
  } else if constexpr (kinds::is_id_map<T>) {
    return unknown_id_detail::in_items<true>(table, v.items);
  } else if constexpr (kinds::is_variant<T>) {
    return std::visit([&](const auto& item) { return unknown_id(table, item); }, v);
  } else if constexpr (HasFields<T>) {
    std::string out;
    for_each_field(v, [&](std::string_view name, const auto& field) {
      if (!out.empty()) return;
      const std::string at = unknown_id(table, field);
      if (!at.empty()) out = "/" + std::string(name) + (at == "/" ? "" : at);
    });
    return out;
  }
  return "";
}

}  // namespace orrery
