// Paying: a fixed sum of resources, influence or trade goods (TI3-SPEND), or any amount of it.
#pragma once

#include "games/ti/pay.h"
#include "games/ti3/fwd.h"

namespace orrery::ti3 {

// What is above the sum is lost (TI3-SPEND-6).
struct Purse {
  using Look = ti3::Look;
  using Play = ti3::Play;
  using Verb = ti3::Verb;
  using Currency = ti3::Currency;
  using PlanetId = ti3::PlanetId;
  using PlanetSet = ti3::PlanetSet;
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
  static constexpr std::string_view kNotPayment = "TI3-SPEND-1";
  static constexpr std::string_view kNoGoods = "TI3-TRADEGOODS-6";
  static constexpr std::string_view kOneGood = "TI3-SPEND-7";
  static constexpr std::string_view kGoodsOnly = "TI3-OBJECTIVE-5";
  static constexpr std::string_view kNotYours = "TI3-SPEND-5";
  static constexpr std::string_view kExhausted = "TI3-SPEND-4";
  static constexpr std::string_view kWorthless = "TI3-SPEND-2";
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

}  // namespace orrery::ti3
