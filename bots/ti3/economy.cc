// Paying with least waste, command counters, research.
#include <algorithm>
#include <array>
#include <vector>

#include "bots/ti3/mind.h"
#include "games/ti/payment.h"
#include "games/ti3/flow/counters.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/flow/research.h"
#include "games/ti3/flow/strategic.h"

namespace orrery::ti3 {
namespace {

constexpr double kWaste = 0.8;          // of what is paid too much
constexpr double kSoonRefreshed = 0.1;  // of what is given up with a planet

int influence_per_counter(const Look& look) { return strategy_card_def(StrategyCard::Logistics).each(look); }

// How much is given up with a planet besides what is paid for.
double planet_pain(const Mind& m, PlanetId p, Currency currency, int owed) {
  const int worth = worth_of_planet(m.look, p, currency);
  const Currency opposite = currency == Currency::Resources ? Currency::Influence : Currency::Resources;
  const int other = worth_of_planet(m.look, p, opposite);
  const double wanted = opposite == Currency::Influence ? (m.save.influence > 0 ? 1.2 : 0.45)
                                                        : (m.save.resources > 0 ? 1.2 : 0.9);
  // Its votes and its specialty are gone for the round.
  const double specialty = m.look.r.planet(p).specialty.size() > 0 ? 0.3 : 0.0;
  return wanted * other + kWaste * std::max(0, worth - owed) + specialty + (worth == 0 ? 20.0 : 0.0);
}

double good_pain(const Mind& m) {
  return m.save.goods > 0 && m.mine().trade_goods <= m.save.goods ? 3.0 : 0.95;
}

double pay_score(const Mind& m, Choice c, Currency currency, int owed) {
  if (c.verb<Verb>() == Verb::Spend) return -good_pain(m);
  if (c.verb<Verb>() != Verb::Exhaust) return 0;
  const PlanetId p = planet_at(c, 0);
  const int worth = std::min(owed, worth_of_planet(m.look, p, currency));
  if (worth <= 0) return -20.0;
  // In the status phase all planets are refreshed right after the claims.
  const double share = m.look.s.phase == Phase::Status ? kSoonRefreshed : 1.0;
  return -share * planet_pain(m, p, currency, owed) / worth;
}

double strategy_value(int n) {
  constexpr std::array<double, 4> kEach{2.2, 1.6, 1.0, 0.4};
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += i < 4 ? kEach[static_cast<std::size_t>(i)] : 0.1;
  return sum;
}

double command_value(int n) {
  constexpr std::array<double, 6> kEach{3.4, 3.0, 2.4, 1.6, 0.9, 0.5};
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += i < 6 ? kEach[static_cast<std::size_t>(i)] : 0.2;
  return sum;
}

double fleet_value(const Mind& m, int n) {
  constexpr std::array<double, 6> kEach{3.2, 3.0, 2.3, 1.5, 1.0, 0.6};
  int largest = 0;
  for (SystemId s : m.look.s.ships_in[m.me]) largest = std::max(largest, ships_counted(m.look, m.me, s));
  double sum = n < largest ? -4.0 * (largest - n) : 0.0;
  for (int i = 0; i < n; ++i) sum += i < 6 ? kEach[static_cast<std::size_t>(i)] : 0.1;
  return sum;
}

double sheet(const Mind& m, int strategy, int fleet, int command) {
  return strategy_value(strategy) + fleet_value(m, fleet) + command_value(command);
}

// The planets that buy the next counter with the least pain; none if it is not worth it. What is begun is
// finished.
PlanetSet planets_for_counter(const Mind& m, int paid) {
  const int price = influence_per_counter(m.look);
  const int bought = paid / price;
  const int owed = price - paid % price;
  if (reserve_counters(m.look, m.me) <= bought) return {};
  std::vector<ti::Means<PlanetId>> means;
  int left = -m.save.influence;
  for (PlanetId p : planets_of(m.look, m.me) - m.look.s.exhausted) {
    const int worth = worth_of_planet(m.look, p, Currency::Influence);
    if (worth == 0) continue;
    left += worth;
    means.push_back({p, worth, worth_of_planet(m.look, p, Currency::Resources), 0});
  }
  const ti::Bill<PlanetId> bill = ti::best_bill<PlanetId>(means, 0, 1, owed);
  if (left < owed || !bill.possible) return {};
  PlanetSet planets;
  double pain = 0;
  for (PlanetId p : bill.planets) {
    planets.insert(p);
    pain += planet_pain(m, p, Currency::Influence, owed);
  }
  const double gain = 0.9 * (counters_worth(m, bought + 1) - counters_worth(m, bought));
  return paid % price > 0 || pain < gain ? planets : PlanetSet{};
}

double counters_for_influence(const Mind& m, Choice c, const PayAny& f) {
  if (c.verb<Verb>() != Verb::Exhaust) return c.verb<Verb>() == Verb::Done ? 0 : -1;
  return planets_for_counter(m, f.paid).contains(planet_at(c, 0)) ? 1 : -1;
}

// What a technology brings above its price; below 0: it is not to be had or not worth it.
double purchase_worth(const Mind& m, const Research& f, TechId tech) {
  const int price = f.price >= 0 ? tech_price(m.look, f, tech) : 0;
  return price > spendable(m) ? -1 : tech_worth(m, tech) - 0.6 * price;
}

}  // namespace

bool buys_counters(const Mind& m) { return !planets_for_counter(m, 0).empty(); }

int spendable(const Mind& m) {
  return std::max(0, purchasing_power(m.look, m.me, Currency::Resources) - m.save.resources -
                         (m.save.goods > 0 ? std::min<int>(m.save.goods, m.mine().trade_goods) : 0));
}

double pay_choice(const Mind& m, Choice c) {
  const Frames& top = m.look.s.flow.frames.back();
  if (const auto* f = std::get_if<Pay>(&top)) return pay_score(m, c, f->currency, f->owed);
  if (const auto* any = std::get_if<PayAny>(&top)) return counters_for_influence(m, c, *any);
  return pay_score(m, c, Currency::Resources, 1);  // a tariff
}

double areas_choice(const Mind& m, Choice c) {
  const Player& p = m.mine();
  if (c.verb<Verb>() == Verb::Areas) return sheet(m, c.operand(0), c.operand(1), c.operand(2));
  if (c.verb<Verb>() == Verb::Gain)
    return sheet(m, p.strategy + c.operand(0), p.fleet + c.operand(1), p.command + c.operand(2));
  if (c.verb<Verb>() == Verb::From) {
    const auto area = static_cast<Area>(c.operand(0));
    return sheet(m, p.strategy - (area == Area::Strategy ? 1 : 0), p.fleet - (area == Area::Fleet ? 1 : 0),
                 p.command - (area == Area::Command ? 1 : 0));
  }
  return 0;
}

double counters_worth(const Mind& m, int counters) {
  const Player& p = m.mine();
  const int n = std::min(counters, reserve_counters(m.look, m.me));
  const double before = sheet(m, p.strategy, p.fleet, p.command);
  double best = 0;
  for (int a = 0; a <= n; ++a)
    best = std::max(best, sheet(m, p.strategy + a, p.fleet, p.command + n - a) - before);
  return best;
}

double best_research(const Mind& m) {
  double best = 0;
  for (std::size_t i = 0; i < m.look.r.techs.size(); ++i) {
    if (may_gain(m.look, m.me, TechId(i), false).allowed()) best = std::max(best, tech_worth(m, TechId(i)));
  }
  return best;
}

double best_purchase(const Mind& m, int price) {
  Research f;
  f.seat = m.me;
  f.price = static_cast<std::int8_t>(price);
  double best = 0;
  for (std::size_t i = 0; i < m.look.r.techs.size(); ++i) {
    if (may_gain(m.look, m.me, TechId(i), true).allowed())
      best = std::max(best, purchase_worth(m, f, TechId(i)));
  }
  return best;
}

double research_choice(const Mind& m, Choice c) {
  const auto* f = std::get_if<Research>(&m.look.s.flow.frames.back());
  if (c.verb<Verb>() != Verb::Research || f == nullptr) return 0;
  const TechId tech(c.operand(0));
  if (f->seat != m.me) return -tech_worth(m, tech);  // somebody else's: the least
  return purchase_worth(m, *f, tech);
}

}  // namespace orrery::ti3
