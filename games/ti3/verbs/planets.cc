// Planets change hands and are used.
#include <algorithm>

#include "engine/flow/change.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"
#include "games/ti3/verbs/pieces.h"

namespace orrery::ti3 {
namespace {

// Units of the former owner: structures are destroyed (TI3-INVWIN-2), leaders escape or are taken.
void clear_own(Play& g, PlanetId planet, LeaderEvent event, SeatId captor) {
  State& s = state_of(g);
  const SeatId owner = s.planets[planet].controller;
  if (!owner.valid()) return;
  const Garrison own = s.planets[planet].own;
  for (Unit u : {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds, Unit::SpaceDock}) {
    for (int i = 0; i < own.of(u); ++i) destroy_unit(g, owner, {u, false}, on(planet));
  }
  s.planets[planet].own.leaders = 0;
  if (own.leaders != 0 && !s.lost_leaders.full())
    s.lost_leaders.push_back({owner, own.leaders, event, captor});
  s.new_docks.erase(planet);
}

void forget_owner(Play& g, PlanetId planet) {
  State& s = state_of(g);
  const SeatId owner = s.planets[planet].controller;
  if (!owner.valid()) return;
  clear_planet(g, planet);
  s.planets[planet].controller = SeatId{};
  s.players[owner].planets.erase(planet);
  if (planet == g.r.mecatol && s.mecatol_all_round == owner) s.mecatol_all_round = SeatId{};
  g.emit(Happening::ControlLost, raw(owner), raw(planet));
  alert(g, Alert::Elimination);
}

}  // namespace

void gain_control(Play& g, SeatId seat, PlanetId planet, bool ready, LeaderEvent how) {
  State& s = state_of(g);
  const SeatId former = s.planets[planet].controller;
  if (former == seat) return;
  clear_own(g, planet, how, seat);
  forget_owner(g, planet);
  Planet& p = s.planets[planet];
  p.controller = seat;
  p.own = p.landed;
  p.landed = Garrison{};
  s.players[seat].planets.insert(planet);
  s.gained.insert(planet);
  g.emit(Happening::ControlGained, raw(seat), raw(planet));
  if (ready) {
    s.exhausted.erase(planet);
  } else {
    s.exhausted.insert(planet);  // TI3-PLANET-6
  }
  recount_presence(s, g.r, seat);
  trigger(g, Timing::PlanetTaken, raw(seat), raw(planet), raw(former));
}

void lose_control(Play& g, PlanetId planet) {
  clear_own(g, planet, LeaderEvent::PlanetLost, SeatId{});
  forget_owner(g, planet);
  state_of(g).exhausted.erase(planet);
  g.emit(Happening::PlanetNeutral, raw(planet));
}

void exhaust_planet(Play& g, PlanetId planet) {
  if (g.s.exhausted.contains(planet)) return;
  state_of(g).exhausted.insert(planet);
  g.emit(Happening::PlanetExhausted, raw(g.s.planets[planet].controller), raw(planet));
}

void refresh_planet(Play& g, PlanetId planet) {
  if (!g.s.exhausted.contains(planet)) return;
  state_of(g).exhausted.erase(planet);
  g.emit(Happening::PlanetRefreshed, raw(g.s.planets[planet].controller), raw(planet));
}

// Leaders whom nobody has captured are killed with the landing (TI3-LEADERLOSS-2).
void destroy_landed(Play& g, SeatId seat, PlanetId planet) {
  for (int i = 0; i < static_cast<int>(kLeadersEach); ++i) {
    if ((g.s.planets[planet].landed.leaders >> i & 1) != 0) kill_leader(g, seat, i);
  }
  const Garrison landed = g.s.planets[planet].landed;
  for (Unit u : {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds}) {
    for (int i = 0; i < landed.of(u); ++i) destroy_unit(g, seat, {u, false}, on(planet));
  }
}

void note_last_dock(Play& g, SeatId winner, SeatId loser, PlanetId planet) {
  if (g.s.planets[planet].own.docks > 0 && on_board(g, loser, Unit::SpaceDock) == 1)
    last(g, Hold::LostDock, winner, loser.value);
}

void begin_planet_round(Play& g) {
  State& s = state_of(g);
  s.gained.clear();
  s.new_docks.clear();
  s.mecatol_all_round = s.planets[g.r.mecatol].controller;
}

}  // namespace orrery::ti3
