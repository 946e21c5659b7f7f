// Strategy cards: which to take, when to use them, whether to follow, and what their texts ask.
#include <algorithm>

#include "bots/ti4/mind.h"
#include "games/ti4/flow/draw.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/flow/production.h"
#include "games/ti4/flow/research.h"
#include "games/ti4/flow/score.h"
#include "games/ti4/flow/strategic.h"

namespace orrery::ti4 {
namespace {

constexpr double kCard = 1.65;     // an action card
constexpr double kOnlyDock = 8.0;  // without any nothing can be built
constexpr double kDenied = 0.85;   // of a point that a rival does not get
constexpr int kTradeGoods = 3;     // of the primary ability of Trade
constexpr int kSecondTechnology = 6;
constexpr int kFollowTechnology = 4;

bool holds_mecatol(const Mind& m) { return m.look.s.planets[m.look.r.mecatol].controller == m.me; }

int scorable(const Mind& m) {
  int n = 0;
  for (const Aim& a : m.aims.list) n += !a.secret && a.met && wants_points_now(m, a.objective) ? 1 : 0;
  return n;
}

int best_points(const Mind& m) {
  int most = 0;
  for (const Aim& a : m.aims.list) {
    if (!a.secret && a.met && wants_points_now(m, a.objective)) most = std::max(most, a.points);
  }
  return most;
}

double secret_worth(const Mind& m) {
  const int held = secrets_counted(m.look, m.me);
  if (!can_draw_secret(m.look)) return 0;
  if (held < kMostSecrets) return 0.4 * m.point * std::min(1.0, m.rounds / 3.0);
  double worst = 1.0;
  for (ObjectiveId o : m.mine().secrets) worst = std::min(worst, prospect(m, o));
  return m.mine().secrets.empty() ? 0 : std::max(0.0, 0.6 - worst) * 0.4 * m.point;
}

int commodities_to_come(const Mind& m) {
  return m.look.r.faction(m.mine().faction).commodities - m.mine().commodities;
}

double structures_worth(const Mind& m) {
  const Player& p = m.mine();
  double worth = p.reserve[at(Unit::SpaceDock)] > 0 ? 3.0 + unit_aims(m, Unit::SpaceDock) : 0;
  if (count_on_board(m.look, m.me, Unit::SpaceDock) == 0) worth += kOnlyDock;
  if (p.reserve[at(Unit::Pds)] > 0) worth += 1.2 + unit_aims(m, Unit::Pds);
  return worth * std::min(1.0, 0.3 + m.rounds / 4.0);
}

double goods_aim(const Mind& m) {
  double worth = 0;
  for (const Aim& a : m.aims.list) {
    if (a.goal == Goal::SpendGoods && !a.met) worth += 0.15 * a.points * m.point;
  }
  return worth;
}

// Imperial brings a point to whoever holds Mecatol Rex: less to me, but not to them.
double denial(const Mind& m) {
  const SeatId holder = m.look.s.planets[m.look.r.mecatol].controller;
  if (!holder.valid() || holder == m.me) return 0;
  for (const StrategySlot& slot : m.look.s.strategy) {
    if (slot.owner == holder) return 0;  // they have chosen already
  }
  return kDenied * rivalry(m, holder) * m.point;
}

double take_worth(const Mind& m, StrategyCard card) {
  switch (card) {
    case StrategyCard::Leadership:
      return tokens_worth(m, 3) + 1.0;
    case StrategyCard::Diplomacy:
      return 1.8;
    case StrategyCard::Politics:
      return 2 * kCard + 1.4;
    case StrategyCard::Construction:
      return 0.7 * structures_worth(m) - 0.4;
    case StrategyCard::Trade:
      return (goods_at_risk(m, kTradeGoods) ? 1.0 : 2.1) + 0.5 * commodities_to_come(m) + goods_aim(m);
    case StrategyCard::Warfare:
      return m.look.s.round == 1 ? 3.8 : 3.4;
    case StrategyCard::Technology:
      return 3.7 + 0.7 * best_research(m);
    case StrategyCard::Imperial: {
      const int now = scorable(m);
      const double objective = now >= 2 ? 0.9 : now == 1 ? 0.55 : m.look.s.round >= 3 ? 0.2 : 0.0;
      return objective * std::max(1, best_points(m)) * m.point +
             (holds_mecatol(m) ? m.point : 0.8 * secret_worth(m)) + denial(m);
    }
  }
  return 0;
}

bool may_win_soon(const Mind& m) { return m.mine().vp + 3 >= m.look.r.options.goal; }

// ---- following

// The last token is kept for a technology that can still be had this round.
bool kept_for_technology(const Mind& m, StrategyCard card) {
  const StrategySlot& tech = m.look.s.strategy[static_cast<std::size_t>(StrategyCard::Technology)];
  return card != StrategyCard::Technology && m.mine().strategy == 1 && tech.owner.valid() &&
         tech.owner != m.me && !tech.exhausted && spendable(m) >= kFollowTechnology;
}

double token_price(const Mind& m, StrategyCard card) {
  const int left = m.mine().strategy;
  const double price = (left >= 3   ? 1.0
                        : left == 2 ? 1.65
                                    : 2.0) +
                       (kept_for_technology(m, card) ? 2.0 : 0.0);
  const bool saved = m.aims.save.tokens > 0 && m.mine().tactic + left <= m.aims.save.tokens;
  return price + (saved ? m.point : 0.0);
}

// Who has passed needs readied planets only to pay for objectives: all are readied before the next round.
double readied_worth(const Mind& m) {
  if (m.mine().passed && m.aims.save.resources + m.aims.save.influence == 0) return 0;
  double first = 0, second = 0;
  for (PlanetId p : m.mine().planets& m.look.s.exhausted_planets) {
    const double worth = round_worth(m.look, p);
    if (worth > first) {
      second = first;
      first = worth;
    } else {
      second = std::max(second, worth);
    }
  }
  return 0.65 * (first + second);
}

double home_production(const Mind& m) {
  const SystemId home = home_system(m.look, m.me);
  double best = 0;
  for (PlanetId p : m.look.r.tile(home).planets) {
    if (ground(m.look, m.me, p).docks > 0)
      best = std::max(best, production_worth(m, production_of_dock(m.look, m.me, p)));
  }
  if (forces(m.look, m.me, home).of(Unit::SpaceDock) > 0)
    best = std::max(best, production_worth(m, production_of_floating_dock(m.look, m.me, home)));
  return best;
}

double research_surplus(const Mind& m, int price) {
  if (spendable(m) < price && !has_trait(m.look, m.me, Trait::FreeTechnologyCard)) return -1;
  return best_research(m) - (m.look.s.round == 1 ? 1.1 : 0.7) * price;
}

double follow_worth(const Mind& m, StrategyCard card) {
  const double price = token_price(m, card);
  switch (card) {
    case StrategyCard::Leadership:
      return buys_token(m, 0) ? 1.5 : -0.5;
    case StrategyCard::Diplomacy:
      return readied_worth(m) - price;
    case StrategyCard::Politics:
      return 2 * kCard - price;
    case StrategyCard::Construction:
      return 0.6 * structures_worth(m) - price - 0.8;
    case StrategyCard::Trade:
      return has_trait(m.look, m.me, Trait::FreeTradeSecondary) ? 1.0 : 0.6 * commodities_to_come(m) - price;
    case StrategyCard::Warfare:
      return 0.8 * home_production(m) - price;
    case StrategyCard::Technology:
      return research_surplus(m, kFollowTechnology) - price;
    case StrategyCard::Imperial:
      return secret_worth(m) - price;
  }
  return 0;
}

// ---- texts

double diplomacy_site(const Mind& m, SystemId s) {
  double worth = 0;
  for (PlanetId p : m.look.r.tile(s).planets) {
    if (m.look.s.planets[p].controller != m.me) continue;
    worth += 0.1 * planet_worth(m, p);
    if (exhausted(m.look, p)) worth += round_worth(m.look, p);
  }
  return worth;
}

// A system where a token keeps most from being used.
double freed_worth(const Mind& m, SystemId s) {
  double worth = 0.3 * fleet_force(m.look, m.me, forces(m.look, m.me, s)).cost;
  if (m.look.s.presence[m.me].contains(s) && production_in(m.look, m.me, s).limit > 0) worth += 1.0;
  return worth;
}

double building_site(const Mind& m, SystemId s) {
  double best = -5;
  for (PlanetId p : m.look.r.tile(s).planets) {
    for (Unit unit : {Unit::SpaceDock, Unit::Pds}) {
      if (m.mine().reserve[at(unit)] == 0 || can_place_structure(m.look, m.me, unit, p).refused()) continue;
      best = std::max(best, structure_choice(m, make(Verb::Place, unit, raw(on(p)))));
    }
  }
  if (m.mine().tokens.contains(s)) return best + 2.0;
  return best - 0.3 * fleet_force(m.look, m.me, forces(m.look, m.me, s)).cost;
}

// Partners that will have something to exchange; not those who are ahead.
double refresh_partner(const Mind& m, SeatId seat) {
  const bool partner = neighbours(m.look, m.me, seat) || has_trait(m.look, m.me, Trait::DistantTransactions);
  return partner && m.look.s.players[seat].vp <= m.mine().vp + 1 ? 0.5 : -0.5;
}

}  // namespace

double take_strategy_choice(const Mind& m, Choice c) {
  const StrategyCard card = strategy_at(c, 0);
  const StrategySlot& slot = m.look.s.strategy[static_cast<std::size_t>(card)];
  double worth = take_worth(m, card) + 1.1 * slot.trade_goods;
  if (may_win_soon(m)) worth += 0.5 * (kStrategyCards - static_cast<std::size_t>(card));
  return worth;
}

double strategic_action(const Mind& m, StrategyCard card) {
  const Player& p = m.mine();
  switch (card) {
    case StrategyCard::Leadership:
      return p.tactic <= 1 ? 9.0 : 4.5;
    case StrategyCard::Technology:
      return 6.0;
    case StrategyCard::Trade:
      return 6.5;
    case StrategyCard::Warfare:
      return p.tokens.empty() ? 0.3 : p.tactic == 0 ? 8.0 : 2.0 + 0.5 * p.tokens.size();
    case StrategyCard::Imperial:
      return scorable(m) > 0 ? 12.0 : 0.25;
    case StrategyCard::Politics:
      return 3.0;
    case StrategyCard::Construction:
      return 1.5;
    case StrategyCard::Diplomacy:
      return 0.4 + 0.3 * readied_worth(m);
  }
  return 0.2;
}

double follow_choice(const Mind& m, Choice c) {
  return c.verb<Verb>() == Verb::Follow ? follow_worth(m, strategy_at(c, 0)) : 0;
}

double primary_choice(const Mind& m, Choice c) {
  const auto* f = std::get_if<StrategyText>(&m.look.s.flow.frames.back());
  if (f == nullptr) return answer_choice(m, c);
  switch (c.verb<Verb>()) {
    case Verb::System:
      if (f->card == StrategyCard::Diplomacy) return diplomacy_site(m, system_at(c, 0));
      if (f->card == StrategyCard::Warfare) return freed_worth(m, system_at(c, 0));
      return building_site(m, system_at(c, 0));
    case Verb::Planet:
      return resources(m.look, planet_at(c, 0));
    case Verb::Player:
      return refresh_partner(m, seat_at(c, 0));
    case Verb::Yes:
      if (f->card == StrategyCard::Technology) return research_surplus(m, kSecondTechnology);
      return secret_worth(m) - 0.01;
    case Verb::Ready:
      return round_worth(m.look, planet_at(c, 0));
    case Verb::Speaker:
      return seat_at(c, 0) == m.me ? 1.0 : -rivalry(m, seat_at(c, 0));
    default:
      return 0;
  }
}

}  // namespace orrery::ti4
