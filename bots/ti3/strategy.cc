// Strategy cards: which to take, when to use them, whether to follow, and what their texts ask.
#include <algorithm>

#include "bots/ti3/mind.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/flow/production.h"
#include "games/ti3/flow/strategic.h"

namespace orrery::ti3 {
namespace {

constexpr double kCard = 1.5;
constexpr double kImperialPoints = 2;
constexpr int kLogisticsCounters = 4;
constexpr int kTechnologyPrice = 8;
constexpr double kTrouble = 0.05;  // what costs nothing and brings nothing is not done

// The share of its worth that one more card has: with a full hand another goes for it.
double new_card(const Mind& m) {
  const int n = m.mine().hand.size();
  return n >= hand_limit(m.look, m.me) ? 0.1 : n >= 6 ? 0.4 : n >= 4 ? 0.8 : 1.0;
}

double take_worth(const Mind& m, StrategyCard card) {
  switch (card) {
    case StrategyCard::Initiative:
      // The first choice of the next round, and secondary abilities for nothing in this one.
      return (m.rounds > 1.2 ? 0.75 * m.point : 0.0) + 3.5;
    case StrategyCard::Diplomacy:
      return 2.0;
    case StrategyCard::Political:
      return 3 * kCard * new_card(m) + counters_worth(m, 1) + 1.0;
    case StrategyCard::Logistics:
      return counters_worth(m, kLogisticsCounters);
    case StrategyCard::Trade:
      return 0.2 + std::min<int>(m.look.s.goods_left, 3 + trade_income(m.look, m.me, false));
    case StrategyCard::Warfare:
      return 2.6;
    case StrategyCard::Technology:
      return 1.1 * best_research(m) + 1.0;
    case StrategyCard::Imperial:
      return kImperialPoints * m.point;
  }
  return 0;
}

double counter_price(const Mind& m) {
  const int left = m.mine().strategy;
  return left >= 3 ? 1.0 : left == 2 ? 1.6 : 2.1;
}

bool for_nothing(const Mind& m, StrategyCard card) {
  const auto is_free = strategy_card_def(card).free;
  return (is_free != nullptr && is_free(m.look, m.me)) || holds_card(m.look, m.me, StrategyCard::Initiative);
}

double refreshed_worth(const Mind& m) {
  double first = 0, second = 0;
  for (PlanetId p : m.mine().planets& m.look.s.exhausted) {
    if (m.look.r.planet(p).system == home_system(m.look, m.me)) continue;
    const double worth = income_of(m.look, p);
    if (worth > first) {
      second = first;
      first = worth;
    } else {
      second = std::max(second, worth);
    }
  }
  return 0.7 * (first + second);
}

double best_yard(const Mind& m) {
  double best = 0;
  for (PlanetId p : m.mine().planets) {
    if (m.look.s.planets[p].own.docks > 0)
      best = std::max(best, production_worth(m, m.look.r.planet(p).system));
  }
  return best;
}

double follow_worth(const Mind& m, StrategyCard card) {
  const double price = for_nothing(m, card) ? 0.0 : counter_price(m);
  switch (card) {
    case StrategyCard::Diplomacy:
      return refreshed_worth(m) - price;
    case StrategyCard::Political:
      return kCard * new_card(m) - 0.8 * price;
    case StrategyCard::Logistics:
      return buys_counters(m) ? 1.5 : -0.5;
    case StrategyCard::Trade:
      return 0.95 * std::min<int>(m.look.s.goods_left, trade_income(m.look, m.me, true)) - price;
    case StrategyCard::Warfare:
      return -0.5 * price - 0.2;
    case StrategyCard::Technology:
      return has_trait(m.look, m.me, Trait::BothTechnologies) ? best_research(m) - price
                                                              : best_purchase(m, kTechnologyPrice) - price;
    case StrategyCard::Imperial:
      return 0.7 * best_yard(m) - price;
    default:
      return -1;
  }
}

// A system where a counter keeps most from being used.
double freed_worth(const Mind& m, SystemId s) {
  double worth = 0.4 + 0.3 * fleet_force(m.look, m.me, fleet(m.look, m.me, s)).cost;
  if (!producing_docks(m.look, m.me, s).empty()) worth += 1.0;
  return worth;
}

// Whom a truce would help most: a strong neighbour.
double truce_worth(const Mind& m, SeatId seat) {
  double fear = 0;
  for (SystemId s : m.look.s.presence[m.me]) {
    for (SystemId t : m.look.s.systems[s].touches) {
      if (m.look.s.ships_in[seat].contains(t)) fear += fleet_force(m.look, seat, fleet(m.look, seat, t)).cost;
    }
  }
  return fear;
}

}  // namespace

double take_strategy_choice(const Mind& m, Choice c) {
  const StrategyCard card = strategy_at(c, 0);
  const StrategySlot& slot = m.look.s.strategy[static_cast<std::size_t>(card)];
  const int goal = m.look.r.goal;
  double worth = take_worth(m, card) + 1.1 * slot.bonus;
  if (m.mine().vp + 4 >= goal) worth += 0.4 * (9 - number_of(card));
  return worth;
}

double strategic_action(const Mind& m, StrategyCard card) {
  switch (card) {
    case StrategyCard::Logistics:
      return m.mine().command <= 1 ? 9.0 : 4.5;
    case StrategyCard::Technology:
      return 6.0;
    case StrategyCard::Trade:
      return 6.5;
    case StrategyCard::Imperial:
      return 12.0;
    case StrategyCard::Political:
      return 5.0;
    case StrategyCard::Warfare:
      return m.mine().counters.empty() ? 0.3
             : m.mine().command == 0   ? 8.0
                                       : 1.5 + 0.5 * m.mine().counters.size();
    default:
      return 1.0;
  }
}

double follow_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::Instead) return 0.5 - counter_price(m);
  return c.verb<Verb>() == Verb::Follow ? follow_worth(m, strategy_at(c, 0)) - kTrouble : 0;
}

double primary_choice(const Mind& m, Choice c) {
  const auto* f = std::get_if<StrategyText>(&m.look.s.flow.frames.back());
  if (f == nullptr) return tried(m, c);
  switch (c.verb<Verb>()) {
    case Verb::Player:
      return f->card == StrategyCard::Diplomacy ? truce_worth(m, seat_at(c, 0)) : rivalry(m, seat_at(c, 0));
    case Verb::OpenTrade:
      return 1;
    case Verb::System:
      if (f->card == StrategyCard::Imperial) return production_worth(m, system_at(c, 0));
      return f->card == StrategyCard::Warfare && f->primary ? freed_worth(m, system_at(c, 0)) : 0;
    case Verb::Refresh:
      return income_of(m.look, planet_at(c, 0));
    default:
      return 0;
  }
}

}  // namespace orrery::ti3
