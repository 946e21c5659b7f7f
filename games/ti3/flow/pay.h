// Paying: a fixed sum of resources, influence or trade goods (TI3-SPEND), or any amount of it.
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

// Asks for `exhaust <planet>` and `spend <n>` until the sum is covered; then it is done by itself. What is
// above is lost (TI3-SPEND-6).
struct Pay {
  static constexpr std::string_view kName = "pay";
  SeatId seat;
  Currency currency = Currency::Resources;
  std::uint8_t owed = 0;  // still
  std::uint16_t cause = Asked::kNoCause;
  ORRERY_FIELDS(Pay, seat, currency, owed, cause)
};
ORRERY_ASKING_FRAME(Pay)

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
ORRERY_ASKING_FRAME(PayAny)

int worth_of_planet(const Look& look, PlanetId planet, Currency currency);
int purchasing_power(const Look& look, SeatId seat, Currency currency);

}  // namespace orrery::ti3
