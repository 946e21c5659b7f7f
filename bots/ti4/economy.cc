// Paying with least waste, tokens, structures, research.
#include <algorithm>
#include <array>

#include "bots/ti4/mind.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/flow/research.h"
#include "games/ti4/flow/score.h"
#include "games/ti4/flow/strategic.h"
#include "games/ti4/flow/tokens.h"

namespace orrery::ti4 {
namespace {

constexpr int kInfluencePerToken = 3;

int power(const Mind& m, Currency c) { return purchasing_power(m.look, m.me, c); }

// ---- paying

Currency opposite(Currency c) { return c == Currency::Resources ? Currency::Influence : Currency::Resources; }

int saved_of(const Mind& m, Currency c) {
  return c == Currency::Resources ? m.aims.save.resources : m.aims.save.influence;
}

// How much is given up with a planet besides what is paid for.
double planet_pain(const Mind& m, PlanetId p, Currency currency, int owed) {
  const Currency spare = opposite(currency);
  const int worth = worth_of_planet(m.look, p, currency);
  const int lost = worth_of_planet(m.look, p, spare);
  double pain = 0.9 * std::max(0, worth - owed) + (spare == Currency::Resources ? 0.7 : 0.45) * lost;
  if (m.look.r.planet(p).specialty != Colour::None) pain += 0.3;
  if (m.look.s.phase == Phase::Status) return 0.1 * pain;  // it is readied soon
  if (saved_of(m, spare) > 0 && power(m, spare) - lost < saved_of(m, spare)) pain += 3.0;
  return pain;
}

double good_pain(const Mind& m) {
  const Player& p = m.mine();
  const double worth = goods_at_risk(m, p.trade_goods) ? 0.6 : 1.1;
  return worth + (m.aims.save.goods > 0 && p.trade_goods <= m.aims.save.goods ? 3.0 : 0.0);
}

double pay_score(const Mind& m, Choice c, Currency currency, int owed) {
  if (c.verb<Verb>() == Verb::Spend) {
    const int covered = std::min(owed, worth_of_good(m.look, m.me, currency));
    return -good_pain(m) / std::max(1, covered);
  }
  const PlanetId p = planet_at(c, 0);
  const int covered = std::min(owed, worth_of_planet(m.look, p, currency));
  return -planet_pain(m, p, currency, owed) / std::max(1, covered) + 0.02 * covered;
}

// Influence for tokens: planets whose influence outweighs their resources.
bool cheap_influence(const Mind& m, PlanetId p) {
  const int lost = resources(m.look, p);
  const int left = power(m, Currency::Resources) - lost;
  if (m.aims.save.resources > 0 && left < m.aims.save.resources) return false;
  const int infl = influence(m.look, p);
  if (m.aims.save.influence > 0 && power(m, Currency::Influence) - infl < m.aims.save.influence) return false;
  // What is beyond a token's price is wasted, mostly; and the first rounds need units more than tokens.
  const int used = infl < 2 * kInfluencePerToken ? std::min(infl, kInfluencePerToken) : infl;
  return 0.85 * used > (m.look.s.round <= 2 ? 1.0 : 0.65) * lost;
}

double token_purchase(const Mind& m, Choice c, const PayAny& f) {
  const int over = f.paid % kInfluencePerToken;
  const int lacking = over == 0 ? 0 : kInfluencePerToken - over;
  const bool goods_free = m.mine().trade_goods > m.aims.save.goods;
  const bool go = lacking > 0 || buys_token(m, f.paid / kInfluencePerToken);
  if (c.verb<Verb>() == Verb::Done) return go ? -5 : 5;
  if (c.verb<Verb>() == Verb::Spend) return lacking == 1 && goods_free ? 0.3 : -2.5;
  const PlanetId p = planet_at(c, 0);
  const int owed = lacking == 0 ? kInfluencePerToken : lacking;
  return pay_score(m, c, Currency::Influence, owed) + (cheap_influence(m, p) ? 0.5 : -1.5);
}

bool buys_tokens(const Mind& m) {
  const auto& frames = m.look.s.flow.frames;
  if (frames.size() < 2) return false;
  const auto* text = std::get_if<StrategyText>(&frames[frames.size() - 2]);
  return text != nullptr && text->card == StrategyCard::Leadership;
}

// ---- tokens

// The n-th token in a pool.
double tactic_worth(int n) {
  constexpr std::array<double, 8> kWorth{3.8, 3.5, 2.9, 2.3, 1.6, 1.1, 0.8, 0.6};
  return n <= 8 ? kWorth[static_cast<std::size_t>(n - 1)] : 0.5;
}

double strategy_worth(int n) {
  constexpr std::array<double, 5> kWorth{3.9, 3.3, 2.2, 1.2, 0.5};
  return n <= 5 ? kWorth[static_cast<std::size_t>(n - 1)] : 0.2;
}

int biggest_fleet(const Mind& m) {
  int most = 0;
  for (SystemId s : m.look.s.ships_in[m.me]) most = std::max(most, fleet_size(m.look, m.me, s));
  return most - (has_trait(m.look, m.me, Trait::FleetLimitPlusTwo) ? 2 : 0);
}

double fleet_worth(int n, int needed) {
  constexpr std::array<double, 8> kWorth{5.0, 5.0, 4.0, 2.4, 1.7, 1.2, 0.7, 0.3};
  const double worth = n <= 8 ? kWorth[static_cast<std::size_t>(n - 1)] : 0.1;
  return n <= needed ? worth + 6.0 : worth;
}

double sheet_worth(const Mind& m, int tactic, int fleet, int strategy) {
  double sum = 0;
  const int needed = biggest_fleet(m);
  for (int i = 1; i <= tactic; ++i) sum += tactic_worth(i);
  for (int i = 1; i <= strategy; ++i) sum += strategy_worth(i);
  for (int i = 1; i <= fleet; ++i) sum += fleet_worth(i, needed);
  for (const Aim& a : m.aims.list) {  // tokens kept for an objective
    if (a.goal == Goal::SpendTokens && !a.secret && m.look.s.round >= 2)
      sum += 0.85 * std::min(a.count + 2, tactic + strategy);
  }
  return sum;
}

}  // namespace

int held_for_custodians(const Mind& m) {
  if (!m.look.s.custodians || has_trait(m.look, m.me, Trait::FreeCustodians)) return 0;
  const SystemSet near = adjacent_for(m.look, m.me, m.look.r.mecatol_system);
  return near.intersects(m.look.s.ships_in[m.me] - m.mine().tokens) ? 6 : 0;
}

bool buys_token(const Mind& m, int bought) {
  constexpr double kCheapest = 1.4;
  int cheap = m.mine().trade_goods > m.aims.save.goods ? 1 : 0;
  for (PlanetId p : m.mine().planets - m.look.s.exhausted_planets) {
    if (influence(m.look, p) > 0 && cheap_influence(m, p)) cheap += influence(m.look, p);
  }
  if (cheap < kInfluencePerToken || bought >= reserve_tokens(m.look, m.me)) return false;
  if (power(m, Currency::Influence) - kInfluencePerToken < held_for_custodians(m)) return false;
  return tokens_worth(m, bought + 1) - tokens_worth(m, bought) > kCheapest;
}

int spendable(const Mind& m) {
  const int goods = std::min<int>(m.aims.save.goods, m.mine().trade_goods);
  const int kept = std::max(m.aims.save.resources, goods * worth_of_good(m.look, m.me, Currency::Resources));
  return power(m, Currency::Resources) - kept;
}

double pay_choice(const Mind& m, Choice c) {
  const Frames& top = m.look.s.flow.frames.back();
  if (const auto* f = std::get_if<Pay>(&top)) return pay_score(m, c, f->currency, f->owed);
  const auto* any = std::get_if<PayAny>(&top);
  if (any != nullptr && buys_tokens(m)) return token_purchase(m, c, *any);
  return c.verb<Verb>() == Verb::Done ? 0 : -1;
}

double tokens_worth(const Mind& m, int tokens) {
  const Player& p = m.mine();
  double sum = 0;
  const int gained = std::min(tokens, reserve_tokens(m.look, m.me));
  for (int i = 1; i <= gained; ++i) sum += tactic_worth(p.tactic + i);
  return sum;
}

double pools_choice(const Mind& m, Choice c) {
  const Player& p = m.mine();
  switch (c.verb<Verb>()) {
    case Verb::Pools:
      return sheet_worth(m, c.operand(0), c.operand(1), c.operand(2));
    case Verb::Gain:
      return sheet_worth(m, p.tactic + c.operand(0), p.fleet + c.operand(1), p.strategy + c.operand(2));
    case Verb::Number: {  // of those spent for an objective, so many out of the tactic pool
      const auto* f = std::get_if<ScoreObjective>(&m.look.s.flow.frames.back());
      int due = c.operand(0);
      for (const Aim& a : m.aims.list) {
        if (f != nullptr && a.objective == f->objective) due = a.count;
      }
      return sheet_worth(m, p.tactic - c.operand(0), p.fleet, p.strategy - (due - c.operand(0)));
    }
    case Verb::From: {
      const auto pool = static_cast<Pool3>(c.operand(0));
      return sheet_worth(m, p.tactic - (pool == Pool3::Tactic ? 1 : 0),
                         p.fleet - (pool == Pool3::Fleet ? 1 : 0),
                         p.strategy - (pool == Pool3::Strategy ? 1 : 0));
    }
    default:
      return 0;
  }
}

namespace {

bool has_dock(const Mind& m, SystemId s) {
  if (forces(m.look, m.me, s).of(Unit::SpaceDock) > 0) return true;
  for (PlanetId p : m.look.r.tile(s).planets) {
    if (ground(m.look, m.me, p).docks > 0) return true;
  }
  return false;
}

bool threatened(const Mind& m, SystemId s) {
  const SystemSet near = m.look.s.systems[s].touches;
  for (int i = 0; i < m.look.r.players; ++i) {
    if (SeatId(i) != m.me && m.look.s.ships_in[SeatId(i)].intersects(near)) return true;
  }
  return false;
}

double dock_site(const Mind& m, Place place) {
  const SystemId s = place.planet.valid() ? m.look.r.planet(place.planet).system : place.system;
  double score = 3.0 + unit_aims(m, Unit::SpaceDock);
  if (place.planet.valid()) score += 0.7 * resources(m.look, place.planet);
  if (has_dock(m, s)) score -= 3.0;
  if (!place.planet.valid() && other_fleet(m.look, s, m.me).valid() && !has_ships(m.look, m.me, s))
    score -= 20.0;  // it would be lost at once (50.4a)
  if (threatened(m, s)) score -= 0.8;
  score += 0.4 * distance(m.look, home_system(m.look, m.me), s, 3);
  return score;
}

double pds_site(const Mind& m, Place place) {
  const PlanetId p = place.planet;
  if (!p.valid()) return 1.0;
  double score = 1.2 + unit_aims(m, Unit::Pds) + 0.05 * planet_worth(m, p);
  if (has_dock(m, m.look.r.planet(p).system)) score += 0.8;
  if (threatened(m, m.look.r.planet(p).system)) score += 0.4;
  return score - 0.5 * ground(m.look, m.me, p).pds;
}

}  // namespace

double structure_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() != Verb::Place) return c.verb<Verb>() == Verb::Done ? 0.5 : -1;
  return unit_at(c, 0) == Unit::SpaceDock ? dock_site(m, place_at(c, 1)) : pds_site(m, place_at(c, 1));
}

double place_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::Done) return 0;
  if (c.verb<Verb>() != Verb::Place) return -1;
  const Place place = place_at(c, 1);
  if (is_structure(unit_at(c, 0))) return structure_choice(m, c);
  if (place.planet.valid()) {
    const int lacking = garrison(m, place.planet) - ground(m.look, m.me, place.planet).infantry;
    return 1.0 + 0.05 * planet_worth(m, place.planet) + std::max(0, lacking);
  }
  const bool room = fleet_size(m.look, m.me, place.system) < fleet_limit(m.look, m.me);
  return (room ? 1.0 : -0.5) + ship_aims(m, place.system) + 0.1 * ships(forces(m.look, m.me, place.system));
}

double best_research(const Mind& m) {
  if (has_trait(m.look, m.me, Trait::NoResearch)) return tokens_worth(m, 3);
  double best = 0;
  for (TechId t : technology_deck(m.look, m.me)) {
    if (can_research(m.look, m.me, t).allowed()) best = std::max(best, tech_worth(m, t));
  }
  return best;
}

double prerequisite_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::Exhaust) return -round_worth(m.look, planet_at(c, 0));
  return ability_at(c, 0).source == Source::Law ? -0.1 : -2.5;
}

}  // namespace orrery::ti4
