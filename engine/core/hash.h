// A stable 64-bit hash of a value by its field list: the same on every compiler, build type and machine
// (docs/determinism.md). It hashes what the byte form holds, never raw memory: padding and popped slots do
// not count.
#pragma once

#include <cstdint>

#include "engine/core/fields.h"
#include "engine/core/kinds.h"

namespace orrery {

// The finaliser of splitmix64: a well-mixed bijection of 64-bit words.
constexpr std::uint64_t mix64(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebULL;
  x ^= x >> 31;
  return x;
}

class StableHash {
 public:
  constexpr void word(std::uint64_t w) { state_ = mix64(state_ + 0x9e3779b97f4a7c15ULL + w); }
  [[nodiscard]] constexpr std::uint64_t value() const { return state_; }

  template <class T>
  constexpr void add(const T& v) {
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
      word(static_cast<std::uint64_t>(v));
    } else if constexpr (kinds::is_id<T>) {
      word(v.value);
    } else if constexpr (kinds::is_id_set<T>) {
      for (std::size_t i = 0; i < T::kWords; ++i) word(v.word(i));
    } else if constexpr (kinds::is_fixed_vec<T>) {
      word(v.size());
      for (const auto& item : v) add(item);
    } else if constexpr (kinds::is_id_map<T>) {
      for (const auto& item : v.items) add(item);
    } else if constexpr (kinds::is_array<T>) {
      for (const auto& item : v) add(item);
    } else if constexpr (kinds::is_variant<T>) {
      word(v.index());
      std::visit([this](const auto& item) { this->add(item); }, v);
    } else if constexpr (HasFields<T>) {
      for_each_field(v, [this](std::string_view, const auto& f) { this->add(f); });
    } else {
      static_assert(kinds::unsupported<T>, "no hash for this type");
    }
  }

 private:
  std::uint64_t state_ = 0x6f72726572793031ULL;
};

template <class T>
constexpr std::uint64_t stable_hash(const T& value) {
  StableHash h;
  h.add(value);
  return h.value();
}

}  // namespace orrery
