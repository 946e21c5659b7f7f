// Paying: a fixed sum of resources, influence or trade goods (16.9, 33.3, 47.4), or any amount of it.
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

// Asks for `exhaust <planet>` and `spend <n>` until the sum is covered; then it is done by itself. Overpaying
// is allowed (59.1a).
struct Pay {
  static constexpr std::string_view kName = "pay";
  SeatId seat;
  Currency currency = Currency::Resources;
  std::uint8_t owed = 0;  // still
  std::uint16_t cause = Asked::kNoCause;
  ORRERY_FIELDS(Pay, seat, currency, owed, cause)
};
TI4_ASKING_FRAME(Pay)

// Asks until `done`; `paid` is the result.
struct PayAny {
  static constexpr std::string_view kName = "pay_any";
  struct Result {};
  SeatId seat;
  Currency currency = Currency::Influence;
  std::uint8_t paid = 0;
  std::uint16_t cause = Asked::kNoCause;
  bool closed = false;  // the player said `done`
  [[nodiscard]] std::uint8_t told() const { return paid; }
  ORRERY_FIELDS(PayAny, seat, currency, paid, cause, closed)
};
TI4_ASKING_FRAME(PayAny)

// What exhausting a readied planet brings.
int worth_of_planet(const Look& look, PlanetId planet, Currency currency);
// The most this player can raise now.
int purchasing_power(const Look& look, SeatId seat, Currency currency);
// What one trade good is worth as this currency.
int worth_of_good(const Look& look, SeatId seat, Currency currency);

}  // namespace orrery::ti4
