// How near is each objective, what is missing, and what has to be saved for those that are paid for.
#include "games/ti4/content/objectives/objectives.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "bots/ti4/mind.h"
#include "games/ti4/flow/draw.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/research.h"
#include "games/ti4/flow/score.h"

namespace orrery::ti4 {
namespace {

struct GoalName {
  std::string_view id;
  Goal goal;
};
constexpr auto kGoals = std::to_array<GoalName>({
    {"corner_the_market", Goal::OneTrait},
    {"develop_weaponry", Goal::Upgrades},
    {"diversify_research", Goal::TwoOfColours},
    {"erect_a_monument", Goal::SpendResources},
    {"expand_borders", Goal::Outside},
    {"found_research_outposts", Goal::Specialties},
    {"intimidate_council", Goal::NearMecatol},
    {"lead_from_the_front", Goal::SpendTokens},
    {"negotiate_trade_routes", Goal::SpendGoods},
    {"sway_the_council", Goal::SpendInfluence},
    {"centralize_galactic_trade", Goal::SpendGoods},
    {"conquer_the_weak", Goal::EnemyHome},
    {"form_galactic_brain_trust", Goal::Specialties},
    {"found_a_golden_age", Goal::SpendResources},
    {"galvanize_the_people", Goal::SpendTokens},
    {"manipulate_galactic_law", Goal::SpendInfluence},
    {"master_the_sciences", Goal::TwoOfColours},
    {"revolutionize_warfare", Goal::Upgrades},
    {"subdue_the_galaxy", Goal::Outside},
    {"unify_the_colonies", Goal::OneTrait},
    {"adapt_new_strategies", Goal::FactionTechs},
    {"become_the_gatekeeper", Goal::Wormholes},
    {"control_the_region", Goal::Systems},
    {"cut_supply_lines", Goal::EnemyDocks},
    {"establish_a_perimeter", Goal::Pds},
    {"forge_an_alliance", Goal::Cultural},
    {"form_a_spy_network", Goal::DiscardCards},
    {"fuel_the_war_machine", Goal::Docks},
    {"gather_a_mighty_fleet", Goal::Dreadnoughts},
    {"learn_the_secrets_of_the_cosmos", Goal::NearAnomalies},
    {"master_the_laws_of_physics", Goal::OneColour},
    {"mine_rare_metals", Goal::Hazardous},
    {"monopolize_production", Goal::Industrial},
    {"occupy_the_seat_of_the_empire", Goal::OverMecatol},
    {"threaten_enemies", Goal::NearHomes},
    {"destroy_their_greatest_ship", Goal::Fight},
    {"make_an_example_of_their_world", Goal::Fight},
    {"spark_a_rebellion", Goal::Fight},
    {"turn_their_fleets_to_dust", Goal::Fight},
    {"unveil_flagship", Goal::Fight},
});

Goal goal_of(const Rules& r, ObjectiveId o) {
  const std::string_view id = r.objective(o).id;
  for (const GoalName& g : kGoals) {
    if (g.id == id) return g.goal;
  }
  return Goal::None;
}

// ---- counting

PlanetTrait trait_of(Goal goal) {
  switch (goal) {
    case Goal::Cultural:
      return PlanetTrait::Cultural;
    case Goal::Hazardous:
      return PlanetTrait::Hazardous;
    case Goal::Industrial:
      return PlanetTrait::Industrial;
    default:
      return PlanetTrait::None;
  }
}

int planets_with(const Mind& m, PlanetTrait trait) {
  int n = 0;
  for (PlanetId p : m.mine().planets) n += m.look.r.planet(p).trait == trait ? 1 : 0;
  return n;
}

bool is_outside(const Look& look, PlanetId p) { return !is_home_system(look, look.r.planet(p).system); }

bool in_enemy_home(const Mind& m, PlanetId p) {
  const FactionId home_of = m.look.r.planet(p).home_of;
  return home_of.valid() && home_of != m.mine().faction;
}

template <class Wanted>
int count_planets(const Mind& m, const Wanted& wanted) {
  int n = 0;
  for (PlanetId p : m.mine().planets) n += wanted(p) ? 1 : 0;
  return n;
}

using ByColour = std::array<int, 5>;
ByColour colours(const Mind& m) {
  ByColour n{};
  for (TechId t : m.mine().techs | m.mine().copied) ++n[static_cast<std::size_t>(m.look.r.tech(t).colour)];
  return n;
}

template <class Wanted>
int count_techs(const Mind& m, const Wanted& wanted) {
  int n = 0;
  for (TechId t : m.mine().techs | m.mine().copied) n += wanted(m.look.r.tech(t)) ? 1 : 0;
  return n;
}

// Technologies that count towards two in each of some colours: the best colours only.
int paired_techs(const Mind& m, int pairs) {
  ByColour n = colours(m);
  for (int& x : n) x = std::min(x, 2);
  std::sort(n.begin() + 1, n.end(), std::greater<>());
  int sum = 0;
  for (int i = 1; i <= std::min(pairs, 4); ++i) sum += n[static_cast<std::size_t>(i)];
  return sum;
}

SystemSet near_anomalies(const Mind& m) {
  SystemSet near;
  for (SystemId s : m.look.s.board) {
    if (anomaly_of(m.look, s) != Anomaly::None) near |= adjacent_for(m.look, m.me, s);
  }
  return near;
}

SystemSet near_homes(const Mind& m) {
  SystemSet near;
  for (int i = 0; i < m.look.r.players; ++i) {
    const SystemId home = home_system(m.look, SeatId(i));
    if (SeatId(i) != m.me && home.valid()) near |= adjacent_for(m.look, m.me, home);
  }
  return near;
}

SystemSet enemy_docks(const Mind& m) {
  SystemSet out;
  for (int i = 0; i < m.look.r.players; ++i) {
    const SeatId other(i);
    if (other == m.me) continue;
    for (SystemId s : m.look.s.presence[other]) {
      bool dock = forces(m.look, other, s).of(Unit::SpaceDock) > 0;
      for (PlanetId p : m.look.r.tile(s).planets) dock = dock || ground(m.look, other, p).docks > 0;
      if (dock) out.insert(s);
    }
  }
  return out;
}

// Systems where ships count for the goal.
SystemSet places_for(const Mind& m, Goal goal) {
  switch (goal) {
    case Goal::NearMecatol:
      return adjacent_for(m.look, m.me, m.look.r.mecatol_system);
    case Goal::Systems:
      return m.look.s.board;
    case Goal::EnemyDocks:
      return enemy_docks(m);
    case Goal::NearAnomalies:
      return near_anomalies(m);
    case Goal::NearHomes:
      return near_homes(m);
    case Goal::OverMecatol:
      return SystemSet{m.look.r.mecatol_system};
    default:
      return SystemSet{};
  }
}

// Alpha and beta each count once.
SystemSet lacking_wormholes(const Mind& m) {
  const WormholeMap map = wormhole_map(m.look);
  SystemSet out;
  for (std::size_t w = 0; w < 2; ++w) {
    if (!m.look.s.ships_in[m.me].intersects(map.with[w])) out |= map.with[w];
  }
  return out;
}

int wormholes_held(const Mind& m) {
  const WormholeMap map = wormhole_map(m.look);
  int n = 0;
  for (std::size_t w = 0; w < 2; ++w) n += m.look.s.ships_in[m.me].intersects(map.with[w]) ? 1 : 0;
  return n;
}

int upgrades_owned(const Mind& m) {
  return count_techs(m, [](const TechDef& t) { return t.upgrade; });
}

int best_colour(const Mind& m) {
  const ByColour n = colours(m);
  return *std::max_element(n.begin() + 1, n.end());
}

int over_mecatol(const Mind& m) {
  if (m.look.s.planets[m.look.r.mecatol].controller != m.me) return 0;
  return ships(forces(m.look, m.me, m.look.r.mecatol_system));
}

PlanetTrait nearest_trait(const Mind& m) {
  PlanetTrait best = PlanetTrait::Cultural;
  for (PlanetTrait t : {PlanetTrait::Hazardous, PlanetTrait::Industrial}) {
    if (planets_with(m, t) > planets_with(m, best)) best = t;
  }
  return best;
}

int owned_for(const Mind& m, const Aim& aim) {
  const Player& p = m.mine();
  switch (aim.goal) {
    case Goal::SpendResources:
      return purchasing_power(m.look, m.me, Currency::Resources);
    case Goal::SpendInfluence:
      return purchasing_power(m.look, m.me, Currency::Influence);
    case Goal::SpendGoods:
      return p.trade_goods;
    case Goal::SpendTokens:
      return p.tactic + p.strategy;
    case Goal::DiscardCards:
      return p.hand.size();
    case Goal::OneTrait:
      return planets_with(m, aim.trait);
    case Goal::Cultural:
    case Goal::Hazardous:
    case Goal::Industrial:
      return planets_with(m, trait_of(aim.goal));
    case Goal::Outside:
      return count_planets(m, [&](PlanetId q) { return is_outside(m.look, q); });
    case Goal::Specialties:
      return count_planets(m, [&](PlanetId q) { return m.look.r.planet(q).specialty != Colour::None; });
    case Goal::EnemyHome:
      return count_planets(m, [&](PlanetId q) { return in_enemy_home(m, q); });
    case Goal::Upgrades:
      return upgrades_owned(m);
    case Goal::TwoOfColours:
      return paired_techs(m, aim.count / 2);
    case Goal::OneColour:
      return best_colour(m);
    case Goal::FactionTechs:
      return count_techs(m, [](const TechDef& t) { return t.faction.valid() && t.colour != Colour::None; });
    case Goal::Wormholes:
      return wormholes_held(m);
    case Goal::NearMecatol:
    case Goal::Systems:
    case Goal::EnemyDocks:
    case Goal::NearAnomalies:
    case Goal::NearHomes:
      return (m.look.s.ships_in[m.me] & places_for(m, aim.goal)).size();
    case Goal::OverMecatol:
      return over_mecatol(m);
    case Goal::Pds:
      return count_on_board(m.look, m.me, Unit::Pds);
    case Goal::Docks:
      return count_on_board(m.look, m.me, Unit::SpaceDock);
    case Goal::Dreadnoughts:
      return count_on_board(m.look, m.me, Unit::Dreadnought);
    case Goal::None:
    case Goal::Fight:
      break;
  }
  return 0;
}

Aim aim_at(const Mind& m, ObjectiveId o, bool secret) {
  const ObjectiveDef& def = m.look.r.objective(o);
  Aim aim;
  aim.objective = o;
  aim.goal = goal_of(m.look.r, o);
  aim.points = def.points;
  aim.secret = secret;
  aim.count = def.requirement != nullptr ? def.requirement->count : 1;
  if (aim.goal == Goal::TwoOfColours) aim.count *= 2;
  if (aim.goal == Goal::Wormholes) aim.count = 2;
  if (aim.goal == Goal::OneTrait) aim.trait = nearest_trait(m);
  if (aim.goal == Goal::None) return aim;
  aim.have = owned_for(m, aim);
  aim.met = def.requirement != nullptr && aim.have >= aim.count;
  return aim;
}

// ---- saving

int price_in(const Savings& s, Goal goal) {
  switch (goal) {
    case Goal::SpendResources:
      return s.resources;
    case Goal::SpendInfluence:
      return s.influence;
    case Goal::SpendGoods:
      return s.goods;
    default:
      return s.tokens;
  }
}

void save_for(Savings& s, const Aim& aim) {
  switch (aim.goal) {
    case Goal::SpendResources:
      s.resources = aim.count;
      break;
    case Goal::SpendInfluence:
      s.influence = aim.count;
      break;
    case Goal::SpendGoods:
      s.goods = std::min(aim.count, aim.have);
      break;
    case Goal::SpendTokens:
      s.tokens = aim.count;
      break;
    default:
      break;
  }
}

bool is_spending(Goal goal) {
  return goal == Goal::SpendResources || goal == Goal::SpendInfluence || goal == Goal::SpendGoods ||
         goal == Goal::SpendTokens;
}

// In the first rounds growth is worth more than a point that waits.
bool worth_saving(const Mind& m, const Aim& aim) {
  const int round = m.look.s.round;
  switch (aim.goal) {
    case Goal::SpendTokens:
      return round >= 3;
    case Goal::SpendGoods:
      return true;
    default:
      return round >= 3 || 2 * aim.have >= 3 * aim.count;
  }
}

// One public objective is scored in a round (20.6): save for one only if nothing as good is met for nothing.
Savings savings_of(const Mind& m, const Aims& aims) {
  Savings save;
  int free_points = 0;
  for (const Aim& a : aims.list) {
    if (!a.secret && a.met && !is_spending(a.goal)) free_points = std::max(free_points, a.points);
  }
  const Aim* best = nullptr;
  for (const Aim& a : aims.list) {
    if (a.secret || !is_spending(a.goal) || !worth_saving(m, a)) continue;
    if (a.goal == Goal::SpendGoods && a.have >= 2 && !a.met)
      save_for(save, a);  // goods keep for later rounds
    if (!a.met || a.points <= free_points) continue;
    if (best == nullptr || a.points > best->points ||
        (a.points == best->points && a.have - a.count > best->have - best->count))
      best = &a;
  }
  if (best != nullptr && price_in(save, best->goal) < best->count) save_for(save, *best);
  return save;
}

// ---- gains

double share_of(const Mind& m, const Aim& aim) {
  const int missing = aim.missing();
  if (missing == 0) return 0;
  const double near = missing <= 3 ? 1.0 / missing : 0.6 / (missing * missing);
  return 0.76 * near * aim.points * m.point;
}

bool planet_counts(const Mind& m, const Aim& aim, PlanetId p) {
  const PlanetDef& def = m.look.r.planet(p);
  switch (aim.goal) {
    case Goal::OneTrait:
      return def.trait == aim.trait;
    case Goal::Cultural:
    case Goal::Hazardous:
    case Goal::Industrial:
      return def.trait == trait_of(aim.goal);
    case Goal::Outside:
      return is_outside(m.look, p);
    case Goal::Specialties:
      return def.specialty != Colour::None;
    case Goal::EnemyHome:
      return in_enemy_home(m, p);
    case Goal::OverMecatol:
      return p == m.look.r.mecatol;
    default:
      return false;
  }
}

bool tech_counts(const Mind& m, const Aim& aim, const TechDef& t) {
  const ByColour n = colours(m);
  const int owned = n[static_cast<std::size_t>(t.colour)];
  switch (aim.goal) {
    case Goal::Upgrades:
      return t.upgrade;
    case Goal::TwoOfColours: {
      if (t.colour == Colour::None || owned >= 2) return false;
      if (owned == 1) return true;
      int begun = 0;  // another colour only if there are not enough begun already
      for (std::size_t c = 1; c < n.size(); ++c) begun += n[c] > 0 ? 1 : 0;
      return begun < aim.count / 2;
    }
    case Goal::OneColour:
      return t.colour != Colour::None && owned == best_colour(m);
    case Goal::FactionTechs:
      return t.faction.valid();
    default:
      return false;
  }
}

// How many colour technologies are missing for the cheapest unit upgrade after this colour is one up.
bool leads_to_upgrade(const Mind& m, Colour colour) {
  if (colour == Colour::None) return false;
  const ByColour n = colours(m);
  for (TechId t : technology_deck(m.look, m.me)) {
    const TechDef& def = m.look.r.tech(t);
    if (!def.upgrade) continue;
    int missing = 0;
    for (std::size_t c = 1; c < n.size(); ++c) missing += std::max(0, def.needs[c] - n[c]);
    const auto mine = static_cast<std::size_t>(colour);
    if (missing > 0 && missing <= 2 && def.needs[mine] > n[mine]) return true;
  }
  return false;
}

}  // namespace

Aims aims_of(const Mind& m) {
  Aims aims;
  const Player& p = m.mine();
  const auto add = [&](ObjectiveId o, bool secret) {
    if (!o.valid() || p.scored.contains(o) || aims.list.full()) return;
    aims.list.push_back(aim_at(m, o, secret));
  };
  for (ObjectiveId o : m.look.s.public_objectives) add(o, false);
  for (const LawInPlay& law : m.look.s.laws) {
    if (!p.secrets.contains(law.objective)) add(law.objective, false);
  }
  for (ObjectiveId o : p.secrets) add(o, true);
  aims.save = savings_of(m, aims);
  aims.save.influence = std::max(aims.save.influence, held_for_custodians(m));
  return aims;
}

namespace {

double fight_prospect(std::string_view id) {
  if (id == "spark_a_rebellion") return 0.45;
  if (id == "make_an_example_of_their_world") return 0.35;
  if (id == "unveil_flagship") return 0.25;
  return id == "destroy_their_greatest_ship" ? 0.15 : 0.03;
}

}  // namespace

// Rough chances that a secret objective comes off, by what it takes and how much of it is there.
double prospect(const Mind& m, ObjectiveId o) {
  const Aim aim = aim_at(m, o, true);
  if (aim.met) return 1.0;
  const double fewer = std::max(0, aim.missing());
  switch (aim.goal) {
    case Goal::Fight:
      return fight_prospect(m.look.r.objective(o).id);
    case Goal::DiscardCards:
      return 0.85 - 0.05 * fewer;
    case Goal::NearHomes:
      return 0.95;
    case Goal::Systems:
    case Goal::NearAnomalies:
      return 0.95 - 0.07 * fewer;
    case Goal::Docks:
      return 0.85 - 0.15 * fewer;
    case Goal::Pds:
      return 0.75 - 0.12 * fewer;
    case Goal::OneColour:
      return 0.75 - 0.1 * fewer;
    case Goal::Wormholes:
      return 0.7 - 0.1 * fewer;
    case Goal::FactionTechs:
      return 0.45 - 0.1 * fewer;
    case Goal::Dreadnoughts:
      return 0.55 - 0.07 * fewer;
    case Goal::Cultural:
    case Goal::Hazardous:
    case Goal::Industrial:
      return 0.6 - 0.11 * fewer;
    case Goal::OverMecatol:
      return m.look.s.planets[m.look.r.mecatol].controller == m.me ? 0.6 : 0.12;
    case Goal::EnemyDocks:
      return 0.5;
    default:
      return 0.4;
  }
}

double planet_aims(const Mind& m, PlanetId planet) {
  double worth = 0;
  for (const Aim& a : m.aims.list) {
    if (!a.met && planet_counts(m, a, planet)) worth += share_of(m, a);
  }
  return worth;
}

double ship_aims(const Mind& m, SystemId system) {
  if (m.look.s.ships_in[m.me].contains(system)) return 0;
  double worth = 0;
  for (const Aim& a : m.aims.list) {
    if (a.met) continue;
    const SystemSet places = a.goal == Goal::Wormholes ? lacking_wormholes(m) : places_for(m, a.goal);
    if (a.goal != Goal::OverMecatol && places.contains(system)) worth += share_of(m, a);
  }
  return worth;
}

double tech_aims(const Mind& m, TechId tech) {
  const TechDef& def = m.look.r.tech(tech);
  double worth = 0;
  for (const Aim& a : m.aims.list) {
    if (a.met) continue;
    if (tech_counts(m, a, def)) worth += share_of(m, a);
    if (a.goal == Goal::Upgrades && leads_to_upgrade(m, def.colour)) worth += 0.45 * share_of(m, a);
  }
  return worth;
}

double unit_aims(const Mind& m, Unit unit) {
  double worth = 0;
  for (const Aim& a : m.aims.list) {
    const bool counts = (a.goal == Goal::Pds && unit == Unit::Pds) ||
                        (a.goal == Goal::Docks && unit == Unit::SpaceDock) ||
                        (a.goal == Goal::Dreadnoughts && unit == Unit::Dreadnought);
    if (counts && !a.met) worth += share_of(m, a);
  }
  return worth;
}

bool wants_points_now(const Mind& m, ObjectiveId o) { return can_score(m.look, m.me, o).allowed(); }

// Most points first; then what would be lost anyway: planets not used are readied, goods and tokens keep.
double score_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() != Verb::Score) return 0;
  const Aim aim = aim_at(m, ObjectiveId(c.operand(0)), false);
  double score = 10.0 * aim.points;
  switch (aim.goal) {
    case Goal::SpendResources:
    case Goal::SpendInfluence:
      score += 2.0;
      break;
    case Goal::SpendGoods:
      score -= 1.0;
      break;
    case Goal::SpendTokens:
      score -= 2.0;
      break;
    case Goal::NearMecatol:
    case Goal::Systems:
    case Goal::NearAnomalies:
    case Goal::NearHomes:
    case Goal::EnemyDocks:
    case Goal::Wormholes:
    case Goal::OverMecatol:
      score += 1.5;
      break;
    case Goal::DiscardCards:
      score += 0.1;
      break;
    default:
      score += 0.5;
      break;
  }
  return score;
}

}  // namespace orrery::ti4
