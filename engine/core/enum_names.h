// Names of enumerators, given once beside the enum: `constexpr auto enum_names(Step) { return
// std::array{...}; }`. Enumerators count from 0 without gaps; the array has one name per enumerator, in
// order.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

namespace orrery {

template <class E>
concept NamedEnum = std::is_enum_v<E> && requires(E e) {
  enum_names(e);
};

template <class... Names>
constexpr auto names_of(Names... names) {
  return std::array<std::string_view, sizeof...(Names)>{std::string_view(names)...};
}

template <NamedEnum E>
constexpr std::string_view enum_name(E e) {
  constexpr auto names = enum_names(E{});
  const auto i = static_cast<std::size_t>(e);
  return i < names.size() ? names[i] : std::string_view("?");
}

template <NamedEnum E>
constexpr std::size_t enum_count() {
  return enum_names(E{}).size();
}

template <NamedEnum E>
constexpr std::optional<E> find_enum(std::string_view name) {
  constexpr auto names = enum_names(E{});
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<E>(i);
  }
  return std::nullopt;
}

}  // namespace orrery
