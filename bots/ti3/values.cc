// Worth of planets, technologies, units and cards, in resources; and of the whole table.
#include <algorithm>
#include <array>
#include <string_view>

#include "bots/ti3/mind.h"

namespace orrery::ti3 {
namespace {

struct NamedValue {
  std::string_view id;
  double worth;
};
constexpr auto kTechs = std::to_array<NamedValue>({
    {"antimass_deflectors", 2.0},   {"xrd_transporters", 5.5},   {"light_wave_deflector", 3.0},
    {"type_iv_drive", 4.5},         {"advanced_fighters", 3.5},  {"fleet_logistics", 3.5},
    {"stasis_capsules", 3.5},       {"cybernetics", 3.0},        {"neural_motivator", 4.0},
    {"dacxive_animators", 2.5},     {"gen_synthesis", 4.0},      {"x89_bacterial_weapon", 2.0},
    {"enviro_compensator", 3.0},    {"sarween_tools", 5.0},      {"graviton_laser_system", 1.5},
    {"micro_technology", 4.0},      {"integrated_economy", 3.0}, {"transit_diodes", 2.0},
    {"hylar_v_assault_laser", 3.5}, {"deep_space_cannon", 3.0},  {"magen_defense_grid", 2.5},
    {"war_sun_tech", 6.0},          {"assault_cannon", 3.5},     {"graviton_negator", 2.0},
});
constexpr double kOtherTech = 2.5;
constexpr double kOpens = 0.35;  // of what a technology is a step to
constexpr double kHandCard = 1.3;
constexpr double kGood = 0.95;
constexpr double kStrategyCounter = 1.5;
constexpr double kFleetCounter = 1.2;
constexpr double kCommandCounter = 1.8;

double printed(const TechDef& t) {
  for (const NamedValue& v : kTechs) {
    if (v.id == t.id) return v.worth;
  }
  return kOtherTech;
}

// What else could be had with it.
double opens(const Mind& m, TechId tech) {
  double best = 0;
  for (std::size_t i = 0; i < m.look.r.techs.size(); ++i) {
    const TechDef& t = m.look.r.techs[i];
    if (m.mine().techs.contains(TechId(i)) || !t.needs.contains(tech)) continue;
    const TechSet missing = t.needs - m.mine().techs;
    if (t.any_of ? missing.size() == t.needs.size() : missing.size() == 1) best = std::max(best, printed(t));
  }
  return kOpens * best;
}

// Cards that are worth more or less than others, to this player.
constexpr auto kCards = std::to_array<NamedValue>({
    {"sabotage", 2.0},
    {"direct_hit", 1.8},
    {"rise_of_a_messiah", 2.0},
    {"rally_of_the_people", 2.5},
    {"good_year", 2.0},
    {"privateers", 2.0},
    {"command_summit", 2.0},
    {"voluntary_annexation", 2.0},
    {"rare_mineral", 1.8},
    {"shields_holding", 1.8},
    {"morale_boost", 1.8},
    {"into_the_breach", 1.6},
    {"fighter_prototype", 1.6},
    {"minelayers", 1.6},
    // Those that are played beside other questions: it never does.
    {"disclosure", 0.4},
    {"emergency_repairs", 0.4},
    {"master_of_trade", 0.4},
    {"touch_of_genius", 0.4},
    {"massive_transport", 0.4},
    {"patrol", 0.4},
    {"usurper_action", 0.5},
    {"determine_policy", 0.5},
    {"transport", 0.5},
});

// A few cards are a help, many wait in vain and are discarded in the end.
double hand_worth(const Mind& m, const Look& look, SeatId seat) {
  const CardSet& hand = look.s.players[seat].hand;
  if (seat != m.me) return kHandCard * std::min(5, hand.size()) + 0.3 * std::max(0, hand.size() - 5);
  FixedVec<double, kMaxCards> each;
  for (CardId c : hand) each.push_back(card_worth(look, look.r.kind_of[c.index()]));
  std::sort(each.begin(), each.end(), std::greater<>());
  double sum = 0;
  for (std::size_t i = 0; i < each.size(); ++i) sum += each[i] * (i < 4 ? 1.0 : i < 6 ? 0.7 : 0.3);
  return sum;
}

double holdings(const Mind& m, const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  if (p.eliminated) return -40.0;
  double sum = m.point * p.vp;
  const double rounds = std::min(m.rounds, 4.0);
  for (PlanetId planet : p.planets) {
    const double income = income_of(look, planet);
    sum += 0.6 + 0.55 * income * rounds;
    if (look.r.planet(planet).specialty.size() > 0) sum += 0.8;
    if (look.r.planet(planet).home_of == p.race) sum += m.point;
    if (!look.s.exhausted.contains(planet)) sum += 0.4 * income;
  }
  for (std::size_t i = 0; i < kUnits; ++i) {
    const Unit u = static_cast<Unit>(i);
    sum += 0.9 * unit_worth(look, u) * on_board(look, seat, u);
  }
  for (SystemId s : look.s.ships_in[seat]) {
    for (Unit u : kShips) sum -= 0.25 * unit_worth(look, u) * fleet(look, seat, s).damaged_of(u);
  }
  for (TechId t : p.techs) sum += printed(look.r.tech(t));
  sum += kGood * p.trade_goods + kStrategyCounter * p.strategy + kFleetCounter * p.fleet +
         kCommandCounter * p.command + hand_worth(m, look, seat) +
         0.4 * rounds * trade_income(look, seat, false);
  for (LeaderState l : p.leaders) sum += l == LeaderState::Home ? 1.5 : 0.0;
  return sum;
}

}  // namespace

double rounds_left(const Look& look) {
  int most = 0;
  for (int i = 0; i < look.r.players; ++i) most = std::max<int>(most, look.s.players[SeatId(i)].vp);
  const double by_points = (look.r.goal - most) / 2.0;
  const double by_objectives = look.s.stage_one_left + 0.6 * look.s.stage_two_left + 0.5;
  return std::clamp(std::min(by_points, by_objectives), 1.0, 7.0);
}

double income_of(const Look& look, PlanetId planet) {
  return resources(look, planet) + 0.6 * influence(look, planet);
}

double planet_worth(const Mind& m, PlanetId planet) {
  const PlanetDef& def = m.look.r.planet(planet);
  double worth = 0.8 + 0.55 * income_of(m.look, planet) * std::min(m.rounds, 4.0);
  if (def.specialty.size() > 0) worth += 1.0;
  if (def.home_of == m.mine().race) worth += 2.0 * m.point;  // without it nothing is claimed (TI3-STATUS-6)
  return worth + planet_aims(m, planet);
}

double tech_worth(const Mind& m, TechId tech) {
  const double use = (printed(m.look.r.tech(tech)) + opens(m, tech)) * std::min(1.0, 0.35 + m.rounds / 6.0);
  return use + tech_aims(m, tech);
}

double unit_worth(const Look& look, Unit unit) {
  const UnitDef& def = look.r.unit(unit);
  return static_cast<double>(def.cost) / def.per_cost;
}

double rivalry(const Mind& m, SeatId other) {
  if (!other.valid() || other == m.me) return 0;
  int most = 0;
  double planets = 0, techs = 0;
  for (int i = 0; i < m.look.r.players; ++i) {
    const Player& p = m.look.s.players[SeatId(i)];
    most = std::max<int>(most, p.vp);
    planets += static_cast<double>(p.planets.size()) / m.look.r.players;
    techs += static_cast<double>(p.techs.size()) / m.look.r.players;
  }
  const Player& them = m.look.s.players[other];
  // Who holds or knows much will soon have points: most objectives ask for planets or technologies.
  const double held = them.planets.size() / std::max(1.0, planets) - 1.0;
  const double known = them.techs.size() / std::max(1.0, techs) - 1.0;
  const double large = std::clamp(1.2 * held + known, -0.3, 2.0);
  return std::max(0.1, 0.35 + 1.2 * most / m.look.r.goal - 0.2 * (most - them.vp) + large);
}

double standing(const Mind& m, const Look& look) {
  double sum = holdings(m, look, m.me);
  const int others = std::max(1, look.r.players - 1);
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    if (seat != m.me) sum -= 0.9 * rivalry(m, seat) * holdings(m, look, seat) / others;
  }
  if (look.s.winners.contains(m.me))
    sum += 100.0;
  else if (!look.s.winners.empty())
    sum -= 100.0;
  return sum;
}

double card_worth(const Look& look, CardKindId kind) {
  for (const NamedValue& v : kCards) {
    if (v.id == look.r.card_kind(kind).id) return v.worth;
  }
  return kHandCard;
}

}  // namespace orrery::ti3
