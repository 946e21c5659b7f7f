// One field list per struct. ORRERY_FIELDS(Type, a, b, c) inside a struct names its fields once; equality,
// stable hash, bytes, JSON, diff and print are all derived from that list, so that a new field cannot be
// forgotten in one of them.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace orrery {
namespace fields_detail {

constexpr std::size_t count_names(std::string_view list) {
  std::size_t n = 1;
  for (char c : list) n += c == ',' ? 1U : 0U;
  return n;
}

template <std::size_t N>
constexpr std::array<std::string_view, N> split_names(std::string_view list) {
  std::array<std::string_view, N> names{};
  for (std::size_t i = 0; i < N; ++i) {
    const std::size_t comma = list.find(',');
    std::string_view name = list.substr(0, comma);
    while (!name.empty() && name.front() == ' ') name.remove_prefix(1);
    names[i] = name;
    list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
  }
  return names;
}

template <class T>
constexpr bool equal(const T& a, const T& b) {
  return a.with_fields([&](const auto&... x) {
    return b.with_fields([&](const auto&... y) { return (static_cast<bool>(x == y) && ...); });
  });
}

}  // namespace fields_detail

// `with_fields(call)` gives call(a, b, c). It and the comparison are templates, so that the two hundred files
// which only see a struct do not each pay for comparing it.
#define ORRERY_FIELDS(Type, ...)                                                                     \
  static constexpr auto field_names() {                                                              \
    return ::orrery::fields_detail::split_names<::orrery::fields_detail::count_names(#__VA_ARGS__)>( \
        #__VA_ARGS__);                                                                               \
  }                                                                                                  \
  template <class Call>                                                                              \
  constexpr auto with_fields(Call&& call) {                                                          \
    return call(__VA_ARGS__);                                                                        \
  }                                                                                                  \
  template <class Call>                                                                              \
  constexpr auto with_fields(Call&& call) const {                                                    \
    return call(__VA_ARGS__);                                                                        \
  }                                                                                                  \
  ORRERY_COMPARED_BY_FIELDS(Type)

// A struct without fields (a frame that needs no memory but its place on the stack).
#define ORRERY_NO_FIELDS(Type)                                                  \
  static constexpr std::array<std::string_view, 0> field_names() { return {}; } \
  template <class Call>                                                         \
  constexpr auto with_fields(Call&& call) const {                               \
    return call();                                                              \
  }                                                                             \
  ORRERY_COMPARED_BY_FIELDS(Type)

// For a struct that writes field_names() and with_fields() itself.
#define ORRERY_COMPARED_BY_FIELDS(Type)                            \
  template <std::same_as<Type> Compared>                           \
  constexpr bool operator==(const Compared& compared_with) const { \
    return ::orrery::fields_detail::equal(*this, compared_with);   \
  }

template <class T>
concept HasFields = requires {
  std::remove_const_t<T>::field_names();
};

// Calls visit(name, field) for each field in the order of the list.
template <HasFields T, class Visit>
constexpr void for_each_field(T& value, Visit&& visit) {
  constexpr auto names = std::remove_const_t<T>::field_names();
  value.with_fields([&](auto&... field) {
    [[maybe_unused]] std::size_t i = 0;
    (visit(names[i++], field), ...);
  });
}

}  // namespace orrery
