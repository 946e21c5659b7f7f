// Objectives about where a player has ships. What is adjacent for this player only (Quantum Entanglement)
// counts.
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {
namespace {

const SystemSet& fleets(const Look& look, SeatId seat) { return look.s.ships_in[seat]; }

bool near_mecatol(const Look& look, SeatId seat, int count) {
  return (fleets(look, seat) & adjacent_for(look, seat, look.r.mecatol_system)).size() >= count;
}

bool in_systems(const Look& look, SeatId seat, int count) { return fleets(look, seat).size() >= count; }

bool at_wormholes(const Look& look, SeatId seat, int) {
  return fleets(look, seat).intersects(systems_with(look, Wormhole::Alpha)) &&
         fleets(look, seat).intersects(systems_with(look, Wormhole::Beta));
}

bool has_dock_in(const Look& look, SeatId seat, SystemId s) {
  if (forces(look, seat, s).of(Unit::SpaceDock) > 0) return true;
  for (PlanetId p : look.r.tile(s).planets) {
    if (ground(look, seat, p).docks > 0) return true;
  }
  return false;
}

bool at_docks_of_others(const Look& look, SeatId seat, int) {
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId other(i);
    if (other == seat) continue;
    for (SystemId s : fleets(look, seat) & look.s.presence[other]) {
      if (has_dock_in(look, other, s)) return true;
    }
  }
  return false;
}

bool near_anomalies(const Look& look, SeatId seat, int count) {
  SystemSet near;
  for (SystemId s : look.s.board) {
    if (anomaly_of(look, s) != Anomaly::None) near |= adjacent_for(look, seat, s);
  }
  return (near & fleets(look, seat)).size() >= count;
}

bool over_mecatol(const Look& look, SeatId seat, int count) {
  return look.s.planets[look.r.mecatol].controller == seat &&
         ships(forces(look, seat, look.r.mecatol_system)) >= count;
}

// The home system of an eliminated player still is one.
bool near_homes_of_others(const Look& look, SeatId seat, int) {
  for (int i = 0; i < look.r.players; ++i) {
    const SystemId home = home_system(look, SeatId(i));
    if (SeatId(i) != seat && home.valid() && fleets(look, seat).intersects(adjacent_for(look, seat, home)))
      return true;
  }
  return false;
}

constexpr auto kFleetsRequirements = std::to_array<Requirement>({
    {"intimidate_council", 2, near_mecatol},
    {"become_the_gatekeeper", 1, at_wormholes},
    {"control_the_region", 6, in_systems},
    {"cut_supply_lines", 1, at_docks_of_others},
    {"learn_the_secrets_of_the_cosmos", 3, near_anomalies},
    {"occupy_the_seat_of_the_empire", 3, over_mecatol},
    {"threaten_enemies", 1, near_homes_of_others},
});

}  // namespace

std::span<const Requirement> fleet_requirements() { return kFleetsRequirements; }

}  // namespace orrery::ti4
