// Enums that say their own names. ORRERY_ENUM(Colour, Red, DarkBlue) makes an enum class of bytes that count
// from 0; in texts and files its enumerators are called in snake case: "red", "dark_blue".
//
// The steps of a procedure are declared where its frame is and listed where they are used, so that a new step
// rebuilds little:
//   ORRERY_STEPS(PayStep)                     in the header of the frame
//   ORRERY_STEPS_ARE(PayStep, Choose, Paid)   in <procedure>_steps.h
//   ORRERY_NAME_STEPS(PayStep)                in one .cc file that includes both
//
// Where a word in texts is not that of the enumerator: a plain enum class and ORRERY_ENUM_NAMES(Zone, "r1",
// "r2").
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace orrery {

using EnumNames = std::span<const std::string_view>;

template <class... Text>
constexpr auto names_of(Text... names) {
  return std::array<std::string_view, sizeof...(Text)>{std::string_view(names)...};
}

template <class E>
concept NamedEnum = std::is_enum_v<E> && requires(E e) {
  enum_names(e);
};

template <NamedEnum E>
constexpr std::string_view enum_name(E e) {
  const EnumNames names = enum_names(E{});
  const auto i = static_cast<std::size_t>(e);
  return i < names.size() ? names[i] : std::string_view("?");
}

template <NamedEnum E>
constexpr std::size_t enum_count() {
  return enum_names(E{}).size();
}

template <NamedEnum E>
constexpr std::optional<E> find_enum(std::string_view name) {
  const EnumNames names = enum_names(E{});
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<E>(i);
  }
  return std::nullopt;
}

namespace enum_detail {

constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_letter(char c) { return is_upper(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

// Calls word() at the beginning of every enumerator of "Red, DarkBlue" and letter(c) for every character of
// its name in snake case.
template <class Word, class Letter>
constexpr void read_names(std::string_view list, Word word, Letter letter) {
  bool inside = false;
  for (const char c : list) {
    if (!is_letter(c)) {
      inside = false;
      continue;
    }
    if (!inside) word();
    if (inside && is_upper(c)) letter('_');
    letter(is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c);
    inside = true;
  }
}

struct Extent {
  std::size_t names = 0;
  std::size_t letters = 0;
};
constexpr Extent extent_of(std::string_view list) {
  Extent e;
  read_names(
      list, [&] { ++e.names; }, [&](char) { ++e.letters; });
  return e;
}

template <std::size_t kNames, std::size_t kLetters>
struct Letters {
  std::array<char, kLetters> text{};
  std::array<std::size_t, kNames + 1> starts{};
};
template <std::size_t kNames, std::size_t kLetters>
constexpr Letters<kNames, kLetters> letters_of(std::string_view list) {
  Letters<kNames, kLetters> out;
  std::size_t name = 0;
  std::size_t at = 0;
  read_names(
      list, [&] { out.starts[name++] = at; }, [&](char c) { out.text[at++] = c; });
  out.starts[name] = at;
  return out;
}

// Source has a member text(): the enumerators as they stand in the code.
template <class Source>
struct Names {
  static constexpr Extent kExtent = extent_of(Source::text());
  static constexpr auto kLetters = letters_of<kExtent.names, kExtent.letters>(Source::text());
  static constexpr auto kNames = [] {
    std::array<std::string_view, kExtent.names> out{};
    for (std::size_t i = 0; i < out.size(); ++i) {
      out[i] = {kLetters.text.data() + kLetters.starts[i], kLetters.starts[i + 1] - kLetters.starts[i]};
    }
    return out;
  }();
};

}  // namespace enum_detail
}  // namespace orrery

#define ORRERY_ENUM(Name, ...)                                       \
  ORRERY_STEPS_ARE(Name, __VA_ARGS__)                                \
  constexpr ::orrery::EnumNames enum_names(Name) {                   \
    return ::orrery::enum_detail::Names<EnumSourceOf##Name>::kNames; \
  }

#define ORRERY_ENUM_NAMES(Name, ...)                                      \
  inline constexpr auto kNamesOf##Name = ::orrery::names_of(__VA_ARGS__); \
  constexpr ::orrery::EnumNames enum_names(Name) { return kNamesOf##Name; }

#define ORRERY_STEPS(Name)        \
  enum class Name : std::uint8_t; \
  ::orrery::EnumNames enum_names(Name);

#define ORRERY_STEPS_ARE(Name, ...)                                   \
  enum class Name : std::uint8_t { __VA_ARGS__ };                     \
  struct EnumSourceOf##Name {                                         \
    static constexpr std::string_view text() { return #__VA_ARGS__; } \
  };

#define ORRERY_NAME_STEPS(Name) \
  ::orrery::EnumNames enum_names(Name) { return ::orrery::enum_detail::Names<EnumSourceOf##Name>::kNames; }
