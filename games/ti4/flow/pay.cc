#include "games/ti4/flow/pay.h"

#include <algorithm>

#include "games/ti4/flow/ask.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

PlanetSet readied(const Look& look, SeatId seat) {
  return planets_of(look, seat) - look.s.exhausted_planets;  // 56.8
}

void list_means(const Look& look, SeatId seat, Currency currency, OptionList& out) {
  if (currency != Currency::TradeGoods) {
    for (PlanetId p : readied(look, seat)) {
      if (worth_of_planet(look, p, currency) > 0) out.add(make(Verb::Exhaust, raw(p)));
    }
  }
  if (look.s.players[seat].trade_goods > 0) out.add(make(Verb::Spend, 1));
}

Refusal check_means(const Look& look, SeatId seat, Currency currency, Choice c) {
  if (c.verb<Verb>() == Verb::Spend) {
    if (look.s.players[seat].trade_goods == 0) return refuse("TI4-47.4");
    return c == make(Verb::Spend, 1) ? kAllowed : refuse("TI4-Q-8");  // one at a time
  }
  if (c.verb<Verb>() != Verb::Exhaust) return refuse("TI4-16.9");
  const PlanetId p = planet_at(c, 0);
  if (currency == Currency::TradeGoods) return refuse("TI4-47.4c");
  if (c != make(Verb::Exhaust, raw(p)) || !planets_of(look, seat).contains(p)) return refuse("TI4-59.1");
  if (exhausted(look, p)) return refuse("TI4-56.8");
  return worth_of_planet(look, p, currency) > 0 ? kAllowed : refuse("TI4-33.3");
}

// What the choice brings.
int use_means(Play& g, SeatId seat, Currency currency, Choice c) {
  if (c.verb<Verb>() == Verb::Spend) {
    spend_goods(g, seat, 1);
    return worth_of_good(g, seat, currency);
  }
  const PlanetId p = planet_at(c, 0);
  exhaust_planet(g, p);
  return worth_of_planet(g, p, currency);
}

// The least that leaving out one of the means would take away: if the rest is not enough then, everything is
// needed and there is nothing to choose.
bool everything_needed(const Look& look, const Pay& f) {
  int least = 255;
  if (look.s.players[f.seat].trade_goods > 0) least = worth_of_good(look, f.seat, f.currency);
  for (PlanetId p : readied(look, f.seat)) {
    const int worth = worth_of_planet(look, p, f.currency);
    if (worth > 0) least = std::min(least, worth);
  }
  return purchasing_power(look, f.seat, f.currency) - least < f.owed;
}

bool only_goods(const Look& look, const Pay& f) {
  return purchasing_power(look, f.seat, f.currency) ==
         look.s.players[f.seat].trade_goods * worth_of_good(look, f.seat, f.currency);
}

void settle_with_goods(Play& g, Pay& f) {
  const int worth = worth_of_good(g, f.seat, f.currency);
  spend_goods(g, f.seat, std::min<int>((f.owed + worth - 1) / worth, g.s.players[f.seat].trade_goods));
  f.owed = 0;
}

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
  int sum = look.s.players[seat].trade_goods * worth_of_good(look, seat, currency);
  if (currency == Currency::TradeGoods) return sum;
  for (PlanetId p : readied(look, seat)) sum += worth_of_planet(look, p, currency);
  return sum;
}

// ---- a fixed sum

Next advance(Play& g, Pay& f) {
  if (f.owed == 0 || purchasing_power(g, f.seat, f.currency) == 0) return Next::Done;
  if (only_goods(g, f)) {
    settle_with_goods(g, f);
    return Next::Done;
  }
  if (!everything_needed(g, f)) return ask(g, f);
  OptionList list;
  options(g, f, list);
  choose(g, f, list[0]);
  return Next::Again;
}

Asked asked(const Look&, const Pay& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Pay), f.cause}; }

void options(const Look& look, const Pay& f, OptionList& out) { list_means(look, f.seat, f.currency, out); }

Refusal check(const Look& look, const Pay& f, Choice c) { return check_means(look, f.seat, f.currency, c); }

void choose(Play& g, Pay& f, Choice c) {
  const int worth = use_means(g, f.seat, f.currency, c);
  f.owed = static_cast<std::uint8_t>(std::max(0, f.owed - worth));  // what is above is lost (59.1a)
}

// ---- any amount

Next advance(Play& g, PayAny& f) {
  if (f.closed || purchasing_power(g, f.seat, f.currency) == 0) return Next::Done;
  return Next::Ask;
}

Asked asked(const Look&, const PayAny& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Pay), f.cause}; }

void options(const Look& look, const PayAny& f, OptionList& out) {
  list_means(look, f.seat, f.currency, out);
  out.add(make(Verb::Done));
}

Refusal check(const Look& look, const PayAny& f, Choice c) {
  return c == make(Verb::Done) ? kAllowed : check_means(look, f.seat, f.currency, c);
}

void choose(Play& g, PayAny& f, Choice c) {
  if (c.verb<Verb>() == Verb::Done) {
    f.closed = true;
    return;
  }
  f.paid = static_cast<std::uint8_t>(std::min(255, f.paid + use_means(g, f.seat, f.currency, c)));
}

}  // namespace orrery::ti4
