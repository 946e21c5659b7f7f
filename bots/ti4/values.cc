// Worth of planets, technologies and units, in resources.
#include <algorithm>
#include <array>
#include <string_view>

#include "bots/ti4/mind.h"
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
namespace {

struct TechValue {
  std::string_view id;
  double worth;
};
constexpr auto kTechs = std::to_array<TechValue>({
    {"neural_motivator", 3.0},
    {"dacxive_animators", 2.0},
    {"hyper_metabolism", 5.0},
    {"x_89_bacterial_weapon", 1.5},
    {"antimass_deflectors", 2.8},
    {"gravity_drive", 5.8},
    {"fleet_logistics", 3.3},
    {"light_wave_deflector", 3.0},
    {"plasma_scoring", 2.6},
    {"magen_defense_grid", 1.5},
    {"duranium_armor", 2.5},
    {"assault_cannon", 3.0},
    {"sarween_tools", 4.2},
    {"graviton_laser_system", 1.5},
    {"transit_diodes", 1.5},
    {"integrated_economy", 2.5},
    {"carrier_ii", 5.0},
    {"advanced_carrier_ii", 5.5},
    {"dreadnought_ii", 4.5},
    {"super_dreadnought_ii", 5.0},
    {"exotrireme_ii", 4.5},
    {"cruiser_ii", 4.5},
    {"destroyer_ii", 2.5},
    {"fighter_ii", 3.0},
    {"hybrid_crystal_fighter_ii", 4.0},
    {"infantry_ii", 3.0},
    {"spec_ops_ii", 3.5},
    {"letani_warrior_ii", 5.0},
    {"pds_ii", 2.5},
    {"space_dock_ii", 3.0},
    {"floating_factory_ii", 4.5},
    {"war_sun", 4.0},
    {"prototype_war_sun_ii", 6.0},
    {"bioplasmosis", 1.0},
    {"l4_disruptors", 1.5},
    {"non_euclidean_shielding", 4.0},
    {"chaos_mapping", 4.0},
    {"magmus_reactor", 2.5},
    {"production_biomes", 5.0},
    {"quantum_datahub_node", 1.0},
    {"dimensional_splicer", 2.0},
    {"wormhole_generator", 2.5},
    {"inheritance_systems", 3.5},
    {"mirror_computing", 5.0},
    {"salvage_operations", 2.5},
    {"neuroglaive", 2.0},
    {"valkyrie_particle_weave", 3.0},
    {"e_res_siphons", 4.0},
    {"spacial_conduit_cylinder", 2.5},
    {"hegemonic_trade_policy", 1.0},
    {"lazax_gate_folding", 5.0},
    {"instinct_training", 1.5},
    {"nullification_field", 3.5},
    {"impulse_core", 1.5},
    {"yin_spinner", 4.0},
    {"mageon_implants", 2.5},
    {"transparasteel_plating", 1.0},
});
constexpr double kFactionTech = 3.5;
constexpr double kOtherTech = 2.0;

double printed_tech(const TechDef& t) {
  for (const TechValue& v : kTechs) {
    if (v.id == t.id) return v.worth;
  }
  return t.faction.valid() ? kFactionTech : kOtherTech;
}

// A colour is worth more if it opens good technologies that lack just that.
double opens(const Mind& m, TechId tech) {
  const Colour colour = m.look.r.tech(tech).colour;
  if (colour == Colour::None) return 0;
  std::array<int, 5> owned{};
  for (TechId t : m.mine().techs) ++owned[static_cast<std::size_t>(m.look.r.tech(t).colour)];
  ++owned[static_cast<std::size_t>(colour)];
  double best = 0;
  for (std::size_t i = 0; i < m.look.r.techs.size(); ++i) {
    const TechDef& t = m.look.r.techs[i];
    if (m.mine().techs.contains(TechId(i)) || (t.faction.valid() && t.faction != m.mine().faction)) continue;
    const int mine = t.needs[static_cast<std::size_t>(colour)];
    if (mine == 0 || mine != owned[static_cast<std::size_t>(colour)]) continue;
    bool open = true;
    for (std::size_t c = 1; c < owned.size(); ++c) open = open && t.needs[c] <= owned[c];
    if (open) best = std::max(best, printed_tech(t));
  }
  return 0.3 * best;
}

double income(const Look& look, PlanetId planet) {
  return 1.0 * resources(look, planet) + 0.8 * influence(look, planet);
}

double attached_points(const Mind& m, PlanetId planet) {
  double points = 0;
  for (const LawInPlay& law : m.look.s.laws) {
    if (law.planet == planet) points += law_points(m.look.r, law.agenda);
  }
  return points * m.point;
}

}  // namespace

double rounds_left(const Look& look) {
  int most = 0;
  for (int i = 0; i < look.r.players; ++i) most = std::max<int>(most, look.s.players[SeatId(i)].vp);
  const double by_points = (look.r.options.goal - most) / 1.5;
  const double by_objectives = look.s.stage_one_left + look.s.stage_two_left + 1.0;
  return std::clamp(std::min(by_points, by_objectives), 1.0, 8.0);
}

double round_worth(const Look& look, PlanetId planet) { return income(look, planet); }

double planet_worth(const Mind& m, PlanetId planet) {
  const PlanetDef& def = m.look.r.planet(planet);
  double worth = 0.5 + 0.6 * income(m.look, planet) * std::min(m.rounds, 5.0);
  if (def.specialty != Colour::None) worth += 1.5;
  // Imperial, round after round; and left to others it is what wins them the game.
  if (planet == m.look.r.mecatol) worth += 2.2 * m.point;
  if (def.home_of == m.mine().faction) worth += 2.0 * m.point;  // 20.16: without it nothing is scored
  return worth + attached_points(m, planet) + planet_aims(m, planet);
}

double tech_worth(const Mind& m, TechId tech) {
  const TechDef& def = m.look.r.tech(tech);
  const double use = (1.15 * printed_tech(def) + opens(m, tech)) * std::min(1.0, 0.3 + m.rounds / 6.0);
  return use + tech_aims(m, tech);
}

double unit_worth(const Look& look, SeatId seat, Unit unit) {
  switch (unit) {
    case Unit::Pds:
      return 2.0;
    case Unit::SpaceDock:
      return 4.0;
    default:
      break;
  }
  const UnitRow* row = row_of(look, seat, unit);
  return row == nullptr ? 0 : static_cast<double>(row->cost) / row->per_cost;
}

double piece_worth(const Look& look, SeatId seat, Piece piece) {
  return unit_worth(look, seat, piece.unit) * (piece.damaged ? 0.7 : 1.0);
}

double rivalry(const Mind& m, SeatId other) {
  if (!other.valid() || other == m.me) return 0;
  int most = 0;
  for (int i = 0; i < m.look.r.players; ++i) most = std::max<int>(most, m.look.s.players[SeatId(i)].vp);
  const int behind = most - m.look.s.players[other].vp;
  const double danger = 0.4 + 1.4 * most / m.look.r.options.goal;
  return std::max(0.1, danger - 0.2 * behind);
}

int distance(const Look& look, SystemId from, SystemId to, int most) {
  SystemSet seen{from};
  SystemSet wave{from};
  for (int d = 0; d <= most; ++d) {
    if (seen.contains(to)) return d;
    SystemSet next;
    for (SystemId s : wave) next |= adjacent_systems(look, s);
    wave = next - seen;
    seen |= next;
  }
  return most + 1;
}

int infantry_in(const Look& look, SeatId seat, SystemId system) {
  int n = forces(look, seat, system).of(Unit::Infantry);
  for (PlanetId p : look.r.tile(system).planets) n += ground(look, seat, p).infantry;
  return n;
}

}  // namespace orrery::ti4
