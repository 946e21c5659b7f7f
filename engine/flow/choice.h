// A choice (and an event) is a phrase: a verb and up to seven small operands, packed in eight bytes. The
// notation table of a game gives every phrase its one text (engine/notation). The packed number orders
// choices canonically.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "engine/core/fields.h"

namespace orrery {

struct Phrase {
  static constexpr std::size_t kOperands = 7;

  std::uint64_t code = 0;

  constexpr Phrase() = default;
  // Verbs stay below 128 so that the code is never negative as a signed number (JSON, Python).
  template <class Verb, class... Operands>
  static constexpr Phrase of(Verb verb, Operands... operands) {
    static_assert(sizeof...(Operands) <= kOperands);
    Phrase p;
    p.code = static_cast<std::uint64_t>(verb) << 56;
    std::size_t i = 0;
    ((p.set(i++, static_cast<std::uint8_t>(operands))), ...);
    return p;
  }

  template <class Verb = std::uint8_t>
  [[nodiscard]] constexpr Verb verb() const {
    return static_cast<Verb>(code >> 56);
  }
  [[nodiscard]] constexpr std::uint8_t operand(std::size_t i) const {
    return static_cast<std::uint8_t>(code >> (48 - 8 * i));
  }
  constexpr void set(std::size_t i, std::uint8_t v) {
    code = (code & ~(std::uint64_t{0xff} << (48 - 8 * i))) | (std::uint64_t{v} << (48 - 8 * i));
  }

  friend constexpr auto operator<=>(const Phrase& a, const Phrase& b) { return a.code <=> b.code; }
  ORRERY_FIELDS(Phrase, code)
};

using Choice = Phrase;
using Event = Phrase;

// The legal choices at a decision, in canonical order. Storage is not cleared: making a list costs nothing.
class OptionList {
 public:
  static constexpr std::size_t kCapacity = 1024;

  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): uninitialised on purpose, see above.
  OptionList() {}

  void add(Choice c) {
    assert(size_ < kCapacity);
    if (size_ < kCapacity) items_[size_++] = c.code;
  }
  void clear() { size_ = 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] Choice operator[](std::size_t i) const {
    assert(i < size_);
    Choice c;
    c.code = items_[i];
    return c;
  }
  [[nodiscard]] bool contains(Choice c) const {
    for (std::size_t i = 0; i < size_; ++i) {
      if (items_[i] == c.code) return true;
    }
    return false;
  }
  // Sorts what was added since `from`; for frames whose natural order of discovery is not the canonical one.
  void sort_from(std::size_t from);

 private:
  std::size_t size_ = 0;
  std::array<std::uint64_t, kCapacity> items_;
};

inline void OptionList::sort_from(std::size_t from) {
  // Insertion sort: the lists are short and mostly in order already.
  for (std::size_t i = from + 1; i < size_; ++i) {
    const std::uint64_t item = items_[i];
    std::size_t j = i;
    for (; j > from && items_[j - 1] > item; --j) items_[j] = items_[j - 1];
    items_[j] = item;
  }
}

}  // namespace orrery
