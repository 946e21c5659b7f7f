#include "games/ti4/flow/pay.h"

#include "games/ti/pay.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

struct Purse {
  using Look = ti4::Look;
  using Play = ti4::Play;
  using Verb = ti4::Verb;
  using Currency = ti4::Currency;
  using PlanetId = ti4::PlanetId;
  static constexpr Currency kGoods = Currency::TradeGoods;
  static PlanetSet readied(const Look& look, SeatId seat) {
    return planets_of(look, seat) - look.s.exhausted_planets;  // 56.8
  }
  static bool owns(const Look& look, SeatId seat, PlanetId p) { return planets_of(look, seat).contains(p); }
  static int worth(const Look& look, PlanetId p, Currency c) { return worth_of_planet(look, p, c); }
  static int worth_of_good(const Look& look, SeatId seat, Currency c) {
    return ti4::worth_of_good(look, seat, c);
  }
  static int goods(const Look& look, SeatId seat) { return look.s.players[seat].trade_goods; }
  static void exhaust(Play& g, PlanetId p) { exhaust_planet(g, p); }
  static void spend(Play& g, SeatId seat, int n) { spend_goods(g, seat, n); }
  static constexpr std::string_view kNotPayment = "TI4-16.9";
  static constexpr std::string_view kNoGoods = "TI4-47.4";
  static constexpr std::string_view kOneGood = "TI4-Q-8";
  static constexpr std::string_view kGoodsOnly = "TI4-47.4c";
  static constexpr std::string_view kNotYours = "TI4-59.1";
  static constexpr std::string_view kExhausted = "TI4-56.8";
  static constexpr std::string_view kWorthless = "TI4-33.3";
};
using Paying = ti::Paying<Purse>;

}  // namespace

int worth_of_good(const Look& look, SeatId seat, Currency currency) {
  return currency != Currency::TradeGoods && has_trait(look, seat, Trait::DoubleTradeGoods) ? 2 : 1;
}

int worth_of_planet(const Look& look, PlanetId planet, Currency currency) {
  switch (currency) {
    case Currency::Resources:
      return resources(look, planet);
    case Currency::Influence:
      return influence(look, planet);
    case Currency::TradeGoods:
      break;
  }
  return 0;
}

int purchasing_power(const Look& look, SeatId seat, Currency currency) {
  return Paying::power(look, seat, currency);
}

// ---- a fixed sum; what is above is lost (59.1a)

Next advance(Play& g, Pay& f) {
  return Paying::pay(g, f, [](Play& at, Pay& bill) { return ask(at, bill); });
}

Asked asked(const Look&, const Pay& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Pay), f.cause}; }

void options(const Look& look, const Pay& f, OptionList& out) { Paying::list(look, f.seat, f.currency, out); }

Refusal check(const Look& look, const Pay& f, Choice c) { return Paying::check(look, f.seat, f.currency, c); }

void choose(Play& g, Pay& f, Choice c) { Paying::reduce(g, f, c); }

// ---- any amount

Next advance(Play& g, PayAny& f) {
  return f.closed || purchasing_power(g, f.seat, f.currency) == 0 ? Next::Done : Next::Ask;
}

Asked asked(const Look&, const PayAny& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Pay), f.cause}; }

void options(const Look& look, const PayAny& f, OptionList& out) {
  Paying::list(look, f.seat, f.currency, out);
  out.add(make(Verb::Done));
}

Refusal check(const Look& look, const PayAny& f, Choice c) {
  return c == make(Verb::Done) ? kAllowed : Paying::check(look, f.seat, f.currency, c);
}

void choose(Play& g, PayAny& f, Choice c) { Paying::add(g, f, c); }

}  // namespace orrery::ti4
