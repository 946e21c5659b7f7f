// Control of planets, and their cards.
#include "engine/flow/change.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void gain_control(Play& g, SeatId seat, PlanetId planet) {
  Planet& p = state_of(g).planets[planet];
  const SeatId before = p.controller;
  if (before == seat) return;  // 26.2
  if (before.valid()) {
    state_of(g).players[before].planets.erase(planet);
    g.emit(Happening::ControlLost, raw(before), raw(planet));
  }
  p.controller = seat;
  state_of(g).players[seat].planets.insert(planet);
  state_of(g).exhausted_planets.insert(planet);  // 26.1
  g.emit(Happening::ControlGained, raw(seat), raw(planet));
  pass_law_points(g, planet, before, seat);
  trigger(g, Timing::PlanetGained, raw(seat), raw(planet), raw(before));
  trigger(g, Timing::AfterPlanetGained, raw(seat), raw(planet), raw(before));
  alert(g, Alert::Structures);
  alert(g, Alert::Elimination);
}

void lose_control(Play& g, PlanetId planet) {
  Planet& p = state_of(g).planets[planet];
  if (!p.controller.valid()) return;
  state_of(g).players[p.controller].planets.erase(planet);
  g.emit(Happening::ControlLost, raw(p.controller), raw(planet));
  pass_law_points(g, planet, p.controller, SeatId{});
  p.controller = SeatId{};
  state_of(g).exhausted_planets.erase(planet);
  alert(g, Alert::Elimination);
}

void clear_structures(Play& g) {
  for (std::size_t i = 0; i < g.r.planets.size(); ++i) {
    const PlanetId planet(i);
    const Planet& p = state_of(g).planets[planet];
    for (int j = 0; j < g.r.players; ++j) {
      const SeatId seat(j);
      const GroundForces& f = p.ground[seat];
      if (f.pds + f.docks == 0 || f.infantry > 0) continue;
      SeatId stranger;
      for (int k = 0; k < g.r.players; ++k) {
        if (k != j && p.ground[SeatId(k)].any()) stranger = SeatId(k);
      }
      if (p.controller != seat && p.controller.valid() && !stranger.valid()) stranger = p.controller;
      if (!stranger.valid()) continue;
      for (int n = f.pds; n > 0; --n) destroy_unit(g, seat, {Unit::Pds, false}, on(planet), stranger);
      for (int n = p.ground[seat].docks; n > 0; --n)
        destroy_unit(g, seat, {Unit::SpaceDock, false}, on(planet), stranger);
    }
  }
}

void exhaust_planet(Play& g, PlanetId planet) {
  if (state_of(g).exhausted_planets.contains(planet)) return;
  state_of(g).exhausted_planets.insert(planet);
  g.emit(Happening::PlanetExhausted, raw(state_of(g).planets[planet].controller), raw(planet));
}

void ready_planet(Play& g, PlanetId planet) {
  if (!state_of(g).exhausted_planets.contains(planet)) return;
  state_of(g).exhausted_planets.erase(planet);
  g.emit(Happening::PlanetReadied, raw(state_of(g).planets[planet].controller), raw(planet));
}

void remove_custodians(Play& g, SeatId seat) {
  state_of(g).custodians = false;
  g.emit(Happening::CustodiansRemoved, raw(seat));
  gain_points(g, seat, 1);  // 74.3
}

}  // namespace orrery::ti4
