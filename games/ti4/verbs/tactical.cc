// What is in force for one tactical action, and within it for one invasion.
#include "engine/flow/change.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/byte.h"

namespace orrery::ti4 {

void begin_tactical(Play& g, SeatId seat, SystemId system) {
  TacticalMemory& t = state_of(g).tactical;
  t = TacticalMemory{};
  t.system = system;
  t.seat = seat;
}

void end_tactical(Play& g) {
  state_of(g).tactical = TacticalMemory{};
  const SeatSet back = g.s.agenda.silenced;
  state_of(g).agenda.silenced.clear();
  for (SeatId seat : back) recount_traits(state_of(g), g.r, seat);
}

void switch_off_faction(Play& g, SeatId seat) {
  state_of(g).agenda.silenced.insert(seat);
  recount_traits(state_of(g), g.r, seat);
}

// ---- movement

void speed_up_ships(Play& g) { state_of(g).tactical.bonus_move = 1; }
void speed_up_one_ship(Play& g) { state_of(g).tactical.single_bonus = 1; }
void pass_fleets_from(Play& g, SystemId system) { state_of(g).tactical.silent_from = system; }
void join_wormholes(Play& g) { state_of(g).tactical.joined_wormholes = true; }
void forbid_movement(Play& g) { state_of(g).tactical.no_movement = true; }
void link_systems(Play& g, const SystemSet& systems) { state_of(g).tactical.linked = systems; }

// ---- invasion

void switch_off_pds(Play& g) { state_of(g).tactical.shields_off = true; }
void dig_bunkers(Play& g, SeatId seat) { state_of(g).tactical.bunkers.insert(seat); }
void commit_to(Play& g, PlanetId planet) { state_of(g).tactical.committed.insert(planet); }
void leave_to_its_fate(Play& g, PlanetId planet) { state_of(g).tactical.committed.erase(planet); }

void land_fighters(Play& g, SeatId seat, int count, PlanetId planet) {
  std::uint8_t& landed = state_of(g).tactical.landed_fighters[number_of(g, planet)];
  landed = byte(landed + count);
  g.emit(Happening::FightersLanded, raw(seat), count, raw(planet));
}

void call_back_fighters(Play& g, PlanetId planet) {
  state_of(g).tactical.landed_fighters[number_of(g, planet)] = 0;
}

void forget_landed_fighter(Play& g, PlanetId planet) {
  std::uint8_t& n = state_of(g).tactical.landed_fighters[number_of(g, planet)];
  if (n > 0) --n;
}

void send_back(Play& g, SeatId invader, PlanetId planet) {
  const int count = g.s.planets[planet].ground[invader].infantry;
  if (count > 0) lift(g, invader, count, planet);
  TacticalMemory& t = state_of(g).tactical;
  t.parleyed = byte(t.parleyed + count);
  t.committed.erase(planet);
  call_back_fighters(g, planet);  // they are among those units
}

void end_invasion(Play& g) {
  TacticalMemory& t = state_of(g).tactical;
  t.shields_off = false;
  t.bunkers = SeatSet{};
  t.committed = PlanetSet{};
  t.parleyed = 0;
  t.landed_fighters = {};
}

void note_gained(Play& g, PlanetId planet) { state_of(g).tactical.gained.insert(planet); }

// ---- production

void swap_values(Play& g, PlanetId planet) { state_of(g).swapped = planet; }
void end_swap(Play& g) { state_of(g).swapped = PlanetId{}; }

}  // namespace orrery::ti4
