// How near each objective is, what is missing, what should be saved for it.
#include "games/ti3/content/objectives/objectives.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "bots/ti3/mind.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/flow/status_phase.h"

namespace orrery::ti3 {
namespace {

struct Known {
  std::string_view id;
  Goal goal;
  int need;
};
constexpr auto kKnown = std::to_array<Known>({
    {"s1_five_planets", Goal::Away, 5},
    {"s1_hold_mecatol_round", Goal::Mecatol, 1},
    {"s1_three_specialties", Goal::Colours, 3},
    {"s1_five_technologies", Goal::Technologies, 5},
    {"s1_three_same_colour", Goal::OneField, 3},
    {"s1_four_colours", Goal::EveryField, 4},
    {"s1_spend_6_tg", Goal::SpendGoods, 6},
    {"s1_spend_10_resources", Goal::SpendResources, 10},
    {"s1_spend_10_influence", Goal::SpendInfluence, 10},
    {"s1_three_docks", Goal::Docks, 3},
    {"s2_ten_planets", Goal::Away, 10},
    {"s2_nine_technologies", Goal::Technologies, 9},
    {"s2_spend_12_tg", Goal::SpendGoods, 12},
    {"s2_spend_20_resources", Goal::SpendResources, 20},
    {"s2_spend_20_influence", Goal::SpendInfluence, 20},
    {"s2_mecatol_and_all_adjacent", Goal::Heart, 7},
    {"s2_influence_over_both_neighbours", Goal::Influence, 20},
    {"s2_domination", Goal::Homes, 2},
    {"s2_supremacy", Goal::Away, 18},
    {"secret_conqueror", Goal::Home, 1},
    {"secret_diversified", Goal::MecatolDock, 2},
    {"secret_focused", Goal::SameColour, 4},
    {"secret_forceful", Goal::MecatolDock, 2},
    {"secret_industrial", Goal::MecatolDock, 2},
    {"secret_keeper_of_gates", Goal::Gates, 4},
    {"secret_master_of_ships", Goal::MecatolDock, 2},
    {"secret_merciless", Goal::Home, 2},
    {"secret_technocrat", Goal::Specialties, 6},
    {"secret_usurper", Goal::MecatolDock, 2},
});
constexpr double kWinPoints = 5;  // an objective that wins the game counts as so many points

int most_of_one(const std::array<int, enum_count<Colour>()>& counts) {
  return *std::max_element(counts.begin() + 1, counts.end());
}

std::array<int, enum_count<Colour>()> fields_of(const Mind& m) {
  std::array<int, enum_count<Colour>()> n{};
  for (TechId t : m.mine().techs) ++n[static_cast<std::size_t>(m.look.r.tech(t).colour)];
  return n;
}

std::array<int, enum_count<Colour>()> specialties_of(const Mind& m) {
  std::array<int, enum_count<Colour>()> n{};
  for (PlanetId p : m.mine().planets) {
    for (Colour c : m.look.r.planet(p).specialty) ++n[static_cast<std::size_t>(c)];
  }
  return n;
}

int shown(const std::array<int, enum_count<Colour>()>& counts) {
  int n = 0;
  for (std::size_t i = 1; i < counts.size(); ++i) n += counts[i] > 0 ? 1 : 0;
  return n;
}

bool holds_mecatol(const Mind& m) { return m.look.s.planets[m.look.r.mecatol].controller == m.me; }

int gates_kept(const Mind& m, bool open) {
  int n = 0;
  for (SystemId s : m.look.s.board) {
    if (any_wormhole(m.look, s)) n += open || non_fighters(fleet(m.look, m.me, s)) > 0 ? 1 : 0;
  }
  return n;
}

// What all planets and goods together would bring.
int means(const Mind& m, Currency currency) {
  int n = m.mine().trade_goods;
  for (PlanetId p : m.mine().planets)
    n += currency == Currency::Resources ? resources(m.look, p) : influence(m.look, p);
  return n;
}

int have(const Mind& m, Goal goal) {
  switch (goal) {
    case Goal::Away:
      return planets_away(m.look, m.me);
    case Goal::Mecatol:
      return holds_mecatol(m) ? 1 : 0;
    case Goal::Colours:
      return shown(specialties_of(m));
    case Goal::Technologies:
      return m.mine().techs.size();
    case Goal::OneField:
      return most_of_one(fields_of(m));
    case Goal::EveryField:
      return shown(fields_of(m));
    case Goal::SpendGoods:
      return m.mine().trade_goods;
    case Goal::SpendResources:
      return means(m, Currency::Resources);
    case Goal::SpendInfluence:
      return means(m, Currency::Influence);
    case Goal::Docks:
      return on_board(m.look, m.me, Unit::SpaceDock);
    case Goal::SameColour:
      return most_of_one(specialties_of(m));
    case Goal::Specialties: {
      int n = 0;
      for (PlanetId p : m.mine().planets) n += m.look.r.planet(p).specialty.size() > 0 ? 1 : 0;
      return n;
    }
    case Goal::Gates:
      return gates_kept(m, false);
    case Goal::MecatolDock:
      return (holds_mecatol(m) ? 1 : 0) +
             (holds_mecatol(m) && m.look.s.planets[m.look.r.mecatol].own.docks > 0 ? 1 : 0);
    default:
      return 0;
  }
}

bool is_spending(Goal g) {
  return g == Goal::SpendGoods || g == Goal::SpendResources || g == Goal::SpendInfluence;
}

Aim aim_of(const Mind& m, ObjectiveId o, bool secret) {
  Aim a;
  a.objective = o;
  a.secret = secret;
  const ObjectiveDef& def = m.look.r.objective(o);
  for (const Known& k : kKnown) {
    if (k.id != def.id) continue;
    a.goal = k.goal;
    a.need = k.need;
  }
  a.points = def.reward == Reward::Win ? kWinPoints : def.points;
  a.have = have(m, a.goal);
  if (a.goal == Goal::Gates) a.need = gates_kept(m, true);
  a.met = may_claim(m.look, m.me, o).allowed();
  return a;
}

// One public objective a round (TI3-STATUS-5): what is worth being paid for is saved, unless something else
// can be claimed for nothing.
void save_for(Mind& m) {
  double best = 0;
  const Aim* paid = nullptr;
  double free = 0;
  for (const Aim& a : m.aims) {
    if (a.secret) continue;
    if (is_spending(a.goal)) {
      if (a.missing() == 0 && a.points > best) {
        best = a.points;
        paid = &a;
      }
    } else if (a.met) {
      free = std::max(free, a.points);
    }
  }
  if (paid == nullptr || best <= free) return;
  if (paid->goal == Goal::SpendGoods) m.save.goods = paid->need;
  if (paid->goal == Goal::SpendResources) m.save.resources = paid->need;
  if (paid->goal == Goal::SpendInfluence) m.save.influence = paid->need;
}

double share(const Mind& m, const Aim& a) {
  const int missing = a.missing();
  if (missing == 0) return 0;
  return a.points * m.point * std::min(1.0, m.rounds / 2.5) / (missing * (missing + 1.0));
}

}  // namespace

void look_at_aims(Mind& m) {
  for (ObjectiveId o : m.look.s.objectives) {
    if (!m.mine().claimed.contains(o) && o != m.look.r.rex && !m.aims.full())
      m.aims.push_back(aim_of(m, o, false));
  }
  if (m.mine().secret.valid() && !m.aims.full()) m.aims.push_back(aim_of(m, m.mine().secret, true));
  save_for(m);
}

double planet_aims(const Mind& m, PlanetId planet) {
  const PlanetDef& def = m.look.r.planet(planet);
  const bool centre = planet == m.look.r.mecatol;
  double worth = centre ? 2.0 : 0;
  for (const Aim& a : m.aims) {
    switch (a.goal) {
      case Goal::Away:
        if (def.home_of != m.mine().race) worth += share(m, a);
        break;
      case Goal::Mecatol:
      case Goal::MecatolDock:
        if (centre) worth += a.points * m.point * 0.4;
        break;
      case Goal::Heart:
        if (centre || m.look.s.systems[m.look.r.mecatol_system].touches.contains(def.system)) worth += 1.5;
        break;
      case Goal::Colours:
      case Goal::SameColour:
      case Goal::Specialties:
        if (def.specialty.size() > 0) worth += std::min(4.0, 1.0 + share(m, a));
        break;
      case Goal::Influence:
        worth += 0.4 * def.influence;
        break;
      case Goal::Homes:
      case Goal::Home:
        if (def.home_of.valid() && def.home_of != m.mine().race) worth += 0.25 * a.points * m.point;
        break;
      case Goal::SpendResources:
        if (a.missing() > 0) worth += 0.3 * def.resources;
        break;
      case Goal::SpendInfluence:
        if (a.missing() > 0) worth += 0.3 * def.influence;
        break;
      default:
        break;
    }
  }
  return worth;
}

double tech_aims(const Mind& m, TechId tech) {
  const Colour colour = m.look.r.tech(tech).colour;
  const auto fields = fields_of(m);
  const int here = fields[static_cast<std::size_t>(colour)];
  double worth = 0;
  for (const Aim& a : m.aims) {
    if (a.goal == Goal::Technologies) worth += share(m, a);
    if (a.goal == Goal::OneField && here == most_of_one(fields)) worth += share(m, a);
    if (a.goal == Goal::EveryField && here == 0) worth += share(m, a);
  }
  return worth;
}

double dock_aims(const Mind& m, PlanetId planet) {
  double worth = 0;
  for (const Aim& a : m.aims) {
    if (a.goal == Goal::Docks) worth += share(m, a);
    if (a.goal == Goal::MecatolDock && planet == m.look.r.mecatol) worth += 0.5 * a.points * m.point;
  }
  return worth;
}

double claim_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() != Verb::Claim) return 0;
  const ObjectiveDef& def = m.look.r.objective(ObjectiveId(c.operand(0)));
  const double points = def.reward == Reward::Win ? 100.0 : def.points;
  // Planets are refreshed afterwards: what is paid costs goods at most.
  const Requirement* needs = def.requirement;
  const bool goods = needs != nullptr && needs->cost() > 0 && needs->currency == Currency::TradeGoods;
  return points * m.point - (goods ? 0.9 * needs->cost() : 0.0) +
         (needs != nullptr && needs->cost() > 0 ? 0.0 : 0.5);
}

}  // namespace orrery::ti3
