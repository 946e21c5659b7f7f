// Paying: a fixed sum of resources, influence or trade goods (16.9, 33.3, 47.4), or any amount of it.
#pragma once

#include "games/ti/pay.h"
#include "games/ti4/fwd.h"

namespace orrery::ti4 {

// Overpaying is allowed (59.1a).
struct Purse {
  using Look = ti4::Look;
  using Play = ti4::Play;
  using Verb = ti4::Verb;
  using Currency = ti4::Currency;
  using PlanetId = ti4::PlanetId;
  using PlanetSet = ti4::PlanetSet;
  static constexpr Currency kGoods = Currency::TradeGoods;
  static constexpr Currency kAny = Currency::Influence;
  static constexpr auto kAsk = static_cast<std::uint8_t>(Ask::Pay);
  static constexpr Choice kDone = make(Verb::Done);
  static PlanetSet readied(const Look& look, SeatId seat);
  static bool owns(const Look& look, SeatId seat, PlanetId p);
  static int worth(const Look& look, PlanetId p, Currency c);
  static int worth_of_good(const Look& look, SeatId seat, Currency c);
  static int goods(const Look& look, SeatId seat);
  static void exhaust(Play& g, PlanetId p);
  static void spend(Play& g, SeatId seat, int n);
  static constexpr std::string_view kNotPayment = "TI4-16.9";
  static constexpr std::string_view kNoGoods = "TI4-47.4";
  static constexpr std::string_view kOneGood = "TI4-Q-8";
  static constexpr std::string_view kGoodsOnly = "TI4-47.4c";
  static constexpr std::string_view kNotYours = "TI4-59.1";
  static constexpr std::string_view kExhausted = "TI4-56.8";
  static constexpr std::string_view kWorthless = "TI4-33.3";
};

struct Pay : ti::SumToPay<Purse> {
  friend constexpr bool operator==(const Pay&, const Pay&) = default;
};
struct PayAny : ti::AmountToPay<Purse> {
  friend constexpr bool operator==(const PayAny&, const PayAny&) = default;
};

// What exhausting a readied planet brings.
int worth_of_planet(const Look& look, PlanetId planet, Currency currency);
// The most this player can raise now.
int purchasing_power(const Look& look, SeatId seat, Currency currency);
// What one trade good is worth as this currency.
int worth_of_good(const Look& look, SeatId seat, Currency currency);

}  // namespace orrery::ti4
