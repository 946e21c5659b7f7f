// Objectives about planets and home systems.
#include <array>

#include "games/ti3/content/objectives/objectives.h"
#include "games/ti3/query.h"

namespace orrery::ti3 {
namespace {

bool controls_home_of(const Look& look, SeatId seat, SeatId other) {
  const RaceId race = look.s.players[other].race;
  if (!race.valid()) return false;
  for (PlanetId p : look.r.race(race).planets) {
    if (look.s.planets[p].controller != seat) return false;
  }
  return true;
}

int homes_of_others(const Look& look, SeatId seat) {
  int n = 0;
  for (int i = 0; i < look.r.players; ++i)
    n += SeatId(i) != seat && controls_home_of(look, seat, SeatId(i)) ? 1 : 0;
  return n;
}

int influence_of(const Look& look, SeatId seat) {
  int n = 0;
  for (PlanetId p : planets_of(look, seat)) n += influence(look, p);
  return n;
}

// Those who sit directly left and right around the galaxy, eliminated or not (TI3-GALAXY-7).
std::array<SeatId, 2> neighbours(const Look& look, SeatId seat) {
  SeatId right = seat;
  while (next_around(look, right) != seat) right = next_around(look, right);
  return {next_around(look, seat), right};
}

// More than both together.
int above_neighbours(const Look& look, SeatId seat) {
  const auto [left, right] = neighbours(look, seat);
  return influence_of(look, left) + influence_of(look, right) + 1;
}

int took_last_dock(const Look& look, SeatId seat) {
  for (const SeatId other : neighbours(look, seat)) {
    if (held(look, Hold::LostDock, seat, other.value)) return 1;
  }
  return 0;
}

}  // namespace

std::span<const Requirement> planet_requirements() {
  static constexpr auto kAll = std::to_array<Requirement>({
      {"s1_five_planets", 5, planets_away},
      {"s1_hold_mecatol_round", 1,
       [](const Look& look, SeatId seat) { return look.s.mecatol_all_round == seat ? 1 : 0; }},
      {"s2_ten_planets", 10, planets_away},
      {"s2_influence_over_both_neighbours", 0, influence_of, above_neighbours},
      {"s2_domination", 2, homes_of_others},
      {"s2_supremacy", 18, planets_away},
      // Nobody claims it: it ends the game when it is revealed (TI3-IMPERIUMREX).
      {"s2_imperium_rex", 1, [](const Look&, SeatId) { return 0; }},
      {"secret_conqueror", 1, homes_of_others},
      {"secret_merciless", 1, took_last_dock},
  });
  return kAll;
}

}  // namespace orrery::ti3
