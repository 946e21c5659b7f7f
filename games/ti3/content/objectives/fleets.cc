// Objectives about ships, docks and ground forces.
#include <algorithm>
#include <array>

#include "games/ti3/content/objectives/objectives.h"
#include "games/ti3/query.h"

namespace orrery::ti3 {
namespace {

int plastic(const Look& look, Unit unit) { return look.r.unit(unit).plastic; }
int docks(const Look& look, SeatId seat) { return on_board(look, seat, Unit::SpaceDock); }

bool controls_mecatol(const Look& look, SeatId seat) {
  return look.s.planets[look.r.mecatol].controller == seat;  // TI3-Q-23: the planet
}

// A dock on the planet, which is the first half of four secret objectives, and so many of what it protects.
int with_dock_on_mecatol(const Look& look, SeatId seat, int others, int wanted) {
  const bool dock = controls_mecatol(look, seat) && look.s.planets[look.r.mecatol].own.docks > 0;
  return (dock ? 1 : 0) + std::min(others, wanted);
}

const Fleet& fleet_at_mecatol(const Look& look, SeatId seat) {
  return fleet(look, seat, look.r.mecatol_system);
}

// The centre and all systems at its edges (TI3-Q-15); those that no ship can enter are left out.
SystemSet centre(const Look& look) {
  SystemSet out{look.r.mecatol_system};
  for (SystemId s : adjacent(look, look.r.mecatol_system)) {
    if (can_be_entered(look, s)) out.insert(s);
  }
  return out;
}
int centre_held(const Look& look, SeatId seat) {
  int n = 0;
  for (SystemId s : centre(look)) n += controls_system(look, seat, s) ? 1 : 0;
  return n;
}

// Wormholes that are printed; those of domain counters do not count.
SystemSet gates(const Look& look) {
  SystemSet out;
  for (const SystemSet& tiles : look.r.wormhole_tiles) out |= tiles & look.s.board;
  return out;
}
int gates_kept(const Look& look, SeatId seat) {
  int n = 0;
  for (SystemId s : gates(look)) n += non_fighters(fleet(look, seat, s)) > 0 ? 1 : 0;
  return n;
}

constexpr int kForceful = 4;       // dreadnoughts
constexpr int kMasterOfShips = 8;  // ships but fighters
constexpr int kUsurper = 6;        // ground forces

// Control of Mecatol Rex, all docks and all dreadnoughts.
int industrial(const Look& look, SeatId seat) {
  return (controls_mecatol(look, seat) ? 1 : 0) + docks(look, seat) + on_board(look, seat, Unit::Dreadnought);
}

int ground_forces_on_mecatol(const Look& look, SeatId seat) {
  return controls_mecatol(look, seat) ? look.s.planets[look.r.mecatol].own.ground_forces : 0;
}

}  // namespace

std::span<const Requirement> fleet_requirements() {
  static constexpr auto kAll = std::to_array<Requirement>({
      {"s1_three_docks", 0, docks, [](const Look& look, SeatId) { return plastic(look, Unit::SpaceDock); }},
      {"s2_mecatol_and_all_adjacent", 0, centre_held,
       [](const Look& look, SeatId) { return static_cast<int>(centre(look).size()); }},
      {"secret_forceful", 1 + kForceful,
       [](const Look& look, SeatId seat) {
         const int dreadnoughts = fleet_at_mecatol(look, seat).of(Unit::Dreadnought);
         return with_dock_on_mecatol(look, seat, dreadnoughts, kForceful);
       }},
      {"secret_industrial", 0, industrial,
       [](const Look& look, SeatId) {
         return 1 + plastic(look, Unit::SpaceDock) + plastic(look, Unit::Dreadnought);
       }},
      {"secret_keeper_of_gates", 0, gates_kept,
       [](const Look& look, SeatId) { return static_cast<int>(gates(look).size()); }},
      {"secret_master_of_ships", 1 + kMasterOfShips,
       [](const Look& look, SeatId seat) {
         const int ships = non_fighters(fleet_at_mecatol(look, seat));
         return with_dock_on_mecatol(look, seat, ships, kMasterOfShips);
       }},
      {"secret_usurper", 1 + kUsurper,
       [](const Look& look, SeatId seat) {
         return with_dock_on_mecatol(look, seat, ground_forces_on_mecatol(look, seat), kUsurper);
       }},
  });
  return kAll;
}

}  // namespace orrery::ti3
