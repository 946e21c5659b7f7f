#include "games/ti4/flow/pay.h"

#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

PlanetSet Purse::readied(const Look& look, SeatId seat) {
  return planets_of(look, seat) - look.s.exhausted_planets;  // 56.8
}
bool Purse::owns(const Look& look, SeatId seat, PlanetId p) { return planets_of(look, seat).contains(p); }
int Purse::worth(const Look& look, PlanetId p, Currency c) { return worth_of_planet(look, p, c); }
int Purse::worth_of_good(const Look& look, SeatId seat, Currency c) {
  return ti4::worth_of_good(look, seat, c);
}
int Purse::goods(const Look& look, SeatId seat) { return look.s.players[seat].trade_goods; }
void Purse::exhaust(Play& g, PlanetId p) { exhaust_planet(g, p); }
void Purse::spend(Play& g, SeatId seat, int n) { spend_goods(g, seat, n); }

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
  return ti::Paying<Purse>::power(look, seat, currency);
}

}  // namespace orrery::ti4
