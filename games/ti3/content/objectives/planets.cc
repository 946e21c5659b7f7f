// Objectives about planets and home systems.
#include <array>

#include "games/ti3/content/objectives/objectives.h"
#include "games/ti3/query.h"

namespace orrery::ti3 {
namespace {

template <int kCount>
bool has_planets(const Look& look, SeatId seat) {
  return planets_away(look, seat) >= kCount;
}

bool controls_home_of(const Look& look, SeatId seat, SeatId other) {
  const RaceId race = look.s.players[other].race;
  if (!race.valid()) return false;
  for (PlanetId p : look.r.race(race).planets) {
    if (look.s.planets[p].controller != seat) return false;
  }
  return true;
}

template <int kCount>
bool holds_homes(const Look& look, SeatId seat) {
  int n = 0;
  for (int i = 0; i < look.r.players; ++i)
    n += SeatId(i) != seat && controls_home_of(look, seat, SeatId(i)) ? 1 : 0;
  return n >= kCount;
}

int influence_of(const Look& look, SeatId seat) {
  int n = 0;
  for (PlanetId p : planets_of(look, seat)) n += influence(look, p);
  return n;
}

// Those who sit directly left and right, eliminated or not.
std::array<SeatId, 2> neighbours(const Look& look, SeatId seat) {
  const auto players = static_cast<std::size_t>(look.r.players);
  return {look.r.next_seat(seat), SeatId((seat.index() + players - 1) % players)};
}

bool above_neighbours(const Look& look, SeatId seat) {
  const auto [left, right] = neighbours(look, seat);
  return influence_of(look, seat) > influence_of(look, left) + influence_of(look, right);
}

bool took_last_dock(const Look& look, SeatId seat) {
  for (const SeatId other : neighbours(look, seat)) {
    if (held(look, Hold::LostDock, seat, other.value)) return true;
  }
  return false;
}

}  // namespace

std::span<const Requirement> planet_requirements() {
  static constexpr auto kAll = std::to_array<Requirement>({
      {"s1_five_planets", has_planets<5>},
      {"s1_hold_mecatol_round",
       [](const Look& look, SeatId seat) { return look.s.mecatol_all_round == seat; }},
      {"s2_ten_planets", has_planets<10>},
      {"s2_influence_over_both_neighbours", above_neighbours},
      {"s2_domination", holds_homes<2>},
      {"s2_supremacy", has_planets<18>},
      // Nobody claims it: it ends the game when it is revealed (TI3-IMPERIUMREX).
      {"s2_imperium_rex", [](const Look&, SeatId) { return false; }},
      {"secret_conqueror", holds_homes<1>},
      {"secret_merciless", took_last_dock},
  });
  return kAll;
}

}  // namespace orrery::ti3
