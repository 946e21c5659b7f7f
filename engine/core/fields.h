// One field list per struct. ORRERY_FIELDS(Type, a, b, c) inside a struct names its fields once; equality,
// stable hash, bytes, JSON, diff and print are all derived from that list, so that a new field cannot be
// forgotten in one of them.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <tuple>

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

}  // namespace fields_detail

#define ORRERY_FIELDS(Type, ...)                                                                     \
  static constexpr auto field_names() {                                                              \
    return ::orrery::fields_detail::split_names<::orrery::fields_detail::count_names(#__VA_ARGS__)>( \
        #__VA_ARGS__);                                                                               \
  }                                                                                                  \
  constexpr auto tied() { return std::tie(__VA_ARGS__); }                                            \
  constexpr auto tied() const { return std::tie(__VA_ARGS__); }                                      \
  [[maybe_unused]] friend constexpr bool operator==(const Type& a, const Type& b) {                  \
    return a.tied() == b.tied();                                                                     \
  }

// A struct without fields (a frame that needs no memory but its place on the stack).
#define ORRERY_NO_FIELDS(Type)                                                  \
  static constexpr std::array<std::string_view, 0> field_names() { return {}; } \
  constexpr std::tuple<> tied() { return {}; }                                  \
  constexpr std::tuple<> tied() const { return {}; }                            \
  [[maybe_unused]] friend constexpr bool operator==(const Type&, const Type&) { return true; }

template <class T>
concept HasFields = requires(T& t) {
  T::field_names();
  t.tied();
};

// Calls visit(name, field) for each field in the order of the list.
template <HasFields T, class Visit>
constexpr void for_each_field(T& value, Visit&& visit) {
  constexpr auto names = std::remove_const_t<T>::field_names();
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    auto refs = value.tied();
    static_cast<void>(refs);
    (visit(names[I], std::get<I>(refs)), ...);
  }
  (std::make_index_sequence<names.size()>{});
}

}  // namespace orrery
