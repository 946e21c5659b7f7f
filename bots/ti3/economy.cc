// Paying with least waste, command counters, research.
#include <algorithm>
#include <array>

#include "bots/ti3/mind.h"
#include "games/ti3/flow/counters.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/flow/research.h"
#include "games/ti3/flow/strategic.h"

namespace orrery::ti3 {
namespace {

constexpr int kInfluencePerCounter = 3;
constexpr double kWaste = 0.8;  // of what is paid too much

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
  return worth <= 0 ? -20.0 : -planet_pain(m, p, currency, owed) / worth;
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
  int largest = 0;
  for (SystemId s : m.look.s.ships_in[m.me]) largest = std::max(largest, ships_counted(m.look, m.me, s));
  double sum = n < largest ? -4.0 * (largest - n) : 0.0;
  const int wanted = std::clamp(largest + 1, 3, 6);
  for (int i = 0; i < n; ++i) sum += i < 3 ? 1.5 : i < wanted ? 1.1 : 0.1;
  return sum;
}

double sheet(const Mind& m, int strategy, int fleet, int command) {
  return strategy_value(strategy) + fleet_value(m, fleet) + command_value(command);
}

bool buys_another(const Mind& m, int paid) {
  const int next = kInfluencePerCounter - paid % kInfluencePerCounter;
  const int left = purchasing_power(m.look, m.me, Currency::Influence) - m.save.influence;
  return left >= next && reserve_counters(m.look, m.me) > paid / kInfluencePerCounter;
}

double counters_for_influence(const Mind& m, Choice c, const PayAny& f) {
  if (c.verb<Verb>() == Verb::Done) return 0;
  if (!buys_another(m, f.paid) || c.verb<Verb>() == Verb::Spend) return -1;
  const int owed = kInfluencePerCounter - f.paid % kInfluencePerCounter;
  // What a counter is worth, by its influence.
  return (f.paid % kInfluencePerCounter > 0 ? 1.5 : 0.95) + pay_score(m, c, Currency::Influence, owed);
}

}  // namespace

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

double research_choice(const Mind& m, Choice c) {
  const auto* f = std::get_if<Research>(&m.look.s.flow.frames.back());
  if (c.verb<Verb>() != Verb::Research || f == nullptr) return 0;
  const TechId tech(c.operand(0));
  if (f->seat != m.me) return -tech_worth(m, tech);  // somebody else's: the least
  const double price = f->price >= 0 ? tech_price(m.look, *f, tech) : 0;
  if (price > spendable(m)) return -1;
  return tech_worth(m, tech) - 0.6 * price;
}

}  // namespace orrery::ti3
