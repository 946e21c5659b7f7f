#include "games/ti3/flow/pay.h"

#include "games/ti/pay.h"
#include "games/ti3/flow/ask.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

struct Purse {
  using Look = ti3::Look;
  using Play = ti3::Play;
  using Verb = ti3::Verb;
  using Currency = ti3::Currency;
  using PlanetId = ti3::PlanetId;
  static constexpr Currency kGoods = Currency::TradeGoods;
  static PlanetSet readied(const Look& look, SeatId seat) {
    return planets_of(look, seat) - look.s.exhausted;  // TI3-SPEND-4
  }
  static bool owns(const Look& look, SeatId seat, PlanetId p) { return planets_of(look, seat).contains(p); }
  static int worth(const Look& look, PlanetId p, Currency c) { return worth_of_planet(look, p, c); }
  static int worth_of_good(const Look&, SeatId, Currency) { return 1; }  // TI3-SPEND-7
  static int goods(const Look& look, SeatId seat) { return look.s.players[seat].trade_goods; }
  static void exhaust(Play& g, PlanetId p) { exhaust_planet(g, p); }
  static void spend(Play& g, SeatId seat, int n) { spend_goods(g, seat, n); }
  static constexpr std::string_view kNotPayment = "TI3-SPEND-1";
  static constexpr std::string_view kNoGoods = "TI3-TRADEGOODS-6";
  static constexpr std::string_view kOneGood = "TI3-SPEND-7";
  static constexpr std::string_view kGoodsOnly = "TI3-OBJECTIVE-5";
  static constexpr std::string_view kNotYours = "TI3-SPEND-5";
  static constexpr std::string_view kExhausted = "TI3-SPEND-4";
  static constexpr std::string_view kWorthless = "TI3-SPEND-2";
};
using Paying = ti::Paying<Purse>;

}  // namespace

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

// ---- a fixed sum; what is above is lost (TI3-SPEND-6)

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

}  // namespace orrery::ti3
