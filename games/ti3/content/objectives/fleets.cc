// Objectives about ships, docks and ground forces.
#include <array>

#include "games/ti3/content/objectives/objectives.h"
#include "games/ti3/query.h"

namespace orrery::ti3 {
namespace {

// All plastic pieces of a type are on the board.
bool all_on_board(const Look& look, SeatId seat, Unit unit) {
  return on_board(look, seat, unit) >= look.r.unit(unit).plastic;
}

bool all_docks(const Look& look, SeatId seat) { return all_on_board(look, seat, Unit::SpaceDock); }

bool controls_mecatol(const Look& look, SeatId seat) {
  return look.s.planets[look.r.mecatol].controller == seat;  // TI3-Q-23: the planet
}

bool dock_on_mecatol(const Look& look, SeatId seat) {
  return controls_mecatol(look, seat) && look.s.planets[look.r.mecatol].own.docks > 0;
}

const Fleet& fleet_at_mecatol(const Look& look, SeatId seat) {
  return fleet(look, seat, look.r.mecatol_system);
}

// The centre and all systems at its edges (TI3-Q-15); those that no ship can enter are left out.
bool holds_centre(const Look& look, SeatId seat) {
  if (!controls_system(look, seat, look.r.mecatol_system)) return false;
  for (SystemId s : adjacent(look, look.r.mecatol_system)) {
    if (can_be_entered(look, s) && !controls_system(look, seat, s)) return false;
  }
  return true;
}

// Wormholes that are printed; those of domain counters do not count.
bool keeps_gates(const Look& look, SeatId seat) {
  SystemSet gates;
  for (const SystemSet& tiles : look.r.wormhole_tiles) gates |= tiles & look.s.board;
  for (SystemId s : gates) {
    if (non_fighters(fleet(look, seat, s)) == 0) return false;
  }
  return true;
}

}  // namespace

std::span<const Requirement> fleet_requirements() {
  static constexpr auto kAll = std::to_array<Requirement>({
      {"s1_three_docks", all_docks},
      {"s2_mecatol_and_all_adjacent", holds_centre},
      {"secret_forceful",
       [](const Look& look, SeatId seat) {
         return dock_on_mecatol(look, seat) && fleet_at_mecatol(look, seat).of(Unit::Dreadnought) >= 4;
       }},
      {"secret_industrial",
       [](const Look& look, SeatId seat) {
         return controls_mecatol(look, seat) && all_docks(look, seat) &&
                all_on_board(look, seat, Unit::Dreadnought);
       }},
      {"secret_keeper_of_gates", keeps_gates},
      {"secret_master_of_ships",
       [](const Look& look, SeatId seat) {
         return dock_on_mecatol(look, seat) && non_fighters(fleet_at_mecatol(look, seat)) >= 8;
       }},
      {"secret_usurper",
       [](const Look& look, SeatId seat) {
         return dock_on_mecatol(look, seat) && look.s.planets[look.r.mecatol].own.ground_forces >= 6;
       }},
  });
  return kAll;
}

}  // namespace orrery::ti3
