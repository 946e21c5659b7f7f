// The portable byte form of a value: integers little-endian in their own width, lists with their length,
// variants with their index, fields in the order of the field list. Reading checks every length, enum and
// flag, never trusts them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/core/enum_names.h"
#include "engine/core/fields.h"
#include "engine/core/kinds.h"

namespace orrery {

class ByteWriter {
 public:
  [[nodiscard]] const std::vector<std::uint8_t>& bytes() const { return bytes_; }

  void raw(std::uint64_t value, std::size_t width) {
    for (std::size_t i = 0; i < width; ++i) bytes_.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
  }

  template <class T>
  void write(const T& v) {
    if constexpr (std::is_same_v<T, bool>) {
      raw(v ? 1 : 0, 1);
    } else if constexpr (std::is_integral_v<T>) {
      raw(static_cast<std::uint64_t>(v), sizeof(T));
    } else if constexpr (std::is_enum_v<T>) {
      raw(static_cast<std::uint64_t>(v), sizeof(T));
    } else if constexpr (kinds::is_id<T>) {
      raw(v.value, sizeof(v.value));
    } else if constexpr (kinds::is_id_set<T>) {
      for (std::size_t i = 0; i < T::kWords; ++i) raw(v.word(i), 8);
    } else if constexpr (kinds::is_fixed_vec<T>) {
      raw(v.size(), 2);
      for (const auto& item : v) write(item);
    } else if constexpr (kinds::is_id_map<T>) {
      for (const auto& item : v.items) write(item);
    } else if constexpr (kinds::is_array<T>) {
      for (const auto& item : v) write(item);
    } else if constexpr (kinds::is_variant<T>) {
      raw(v.index(), 1);
      std::visit([this](const auto& item) { this->write(item); }, v);
    } else if constexpr (HasFields<T>) {
      for_each_field(v, [this](std::string_view, const auto& f) { this->write(f); });
    } else {
      static_assert(kinds::unsupported<T>, "no byte form for this type");
    }
  }

 private:
  std::vector<std::uint8_t> bytes_;
};

class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  // False after the first fault; the value read so far is then meaningless.
  [[nodiscard]] bool ok() const { return ok_; }
  // True if everything was read and nothing is left.
  [[nodiscard]] bool finished() const { return ok_ && at_ == bytes_.size(); }

  std::uint64_t raw(std::size_t width) {
    if (!ok_ || bytes_.size() - at_ < width) {
      ok_ = false;
      return 0;
    }
    std::uint64_t v = 0;
    for (std::size_t i = 0; i < width; ++i) v |= std::uint64_t{bytes_[at_ + i]} << (8 * i);
    at_ += width;
    return v;
  }

  template <class T>
  void read(T& v) {
    if constexpr (std::is_same_v<T, bool>) {
      const std::uint64_t b = raw(1);
      if (b > 1) ok_ = false;
      v = b == 1;
    } else if constexpr (std::is_integral_v<T>) {
      v = static_cast<T>(raw(sizeof(T)));
    } else if constexpr (std::is_enum_v<T>) {
      const std::uint64_t e = raw(sizeof(T));
      if constexpr (NamedEnum<T>) {
        if (e >= enum_count<T>()) ok_ = false;
      }
      v = ok_ ? static_cast<T>(e) : T{};
    } else if constexpr (kinds::is_id<T>) {
      v.value = static_cast<typename T::rep>(raw(sizeof(v.value)));
    } else if constexpr (kinds::is_id_set<T>) {
      for (std::size_t i = 0; i < T::kWords; ++i) v.set_word(i, raw(8));
      if (!v.well_formed()) ok_ = false;
    } else if constexpr (kinds::is_fixed_vec<T>) {
      const std::uint64_t n = raw(2);
      if (n > T::capacity()) ok_ = false;
      v.clear();
      for (std::uint64_t i = 0; ok_ && i < n; ++i) {
        typename T::value_type item{};
        read(item);
        v.push_back(item);
      }
    } else if constexpr (kinds::is_id_map<T>) {
      for (auto& item : v.items) read(item);
    } else if constexpr (kinds::is_array<T>) {
      for (auto& item : v) read(item);
    } else if constexpr (kinds::is_variant<T>) {
      read_variant(v, std::make_index_sequence<std::variant_size_v<T>>{});
    } else if constexpr (HasFields<T>) {
      for_each_field(v, [this](std::string_view, auto& f) { this->read(f); });
    } else {
      static_assert(kinds::unsupported<T>, "no byte form for this type");
    }
  }

 private:
  template <class V, std::size_t... I>
  void read_variant(V& v, std::index_sequence<I...>) {
    const std::uint64_t index = raw(1);
    if (index >= sizeof...(I)) ok_ = false;
    if (!ok_) return;
    (
        [&] {
          if (index != I) return;
          std::variant_alternative_t<I, V> item{};
          read(item);
          v = item;
        }(),
        ...);
  }

  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  bool ok_ = true;
};

template <class T>
std::vector<std::uint8_t> to_bytes(const T& value) {
  ByteWriter w;
  w.write(value);
  return w.bytes();
}

// True and the value, or false if the bytes are not exactly one well-formed value.
template <class T>
bool from_bytes(std::span<const std::uint8_t> bytes, T& value) {
  ByteReader r(bytes);
  r.read(value);
  return r.finished();
}

}  // namespace orrery
