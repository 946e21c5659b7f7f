// Strong ids: small numbers that name a thing and cannot be mixed with the numbers of another kind of thing.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace orrery {

// An id is an index into a table of the rules, or none. Ids of different tags do not compare or convert.
template <class Tag, class Rep = std::uint8_t>
struct Id {
  using rep = Rep;
  static constexpr Rep kNone = std::numeric_limits<Rep>::max();

  Rep value = kNone;

  constexpr Id() = default;
  template <class Int>
  constexpr explicit Id(Int v) : value(static_cast<Rep>(v)) {}

  [[nodiscard]] constexpr bool valid() const { return value != kNone; }
  [[nodiscard]] constexpr std::size_t index() const { return value; }
  friend constexpr auto operator<=>(const Id&, const Id&) = default;
};

// A seat at the table. Every game seats its players 0..players-1 in clockwise order.
using SeatId = Id<struct SeatTag>;
inline constexpr std::size_t kMaxSeats = 8;

}  // namespace orrery
