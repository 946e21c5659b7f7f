// Set-up: the galaxy, starting units.
#include <algorithm>

#include "bots/ti/nearness.h"
#include "bots/ti3/mind.h"

namespace orrery::ti3 {
namespace {

// How good it is to have the tile near; empty space is a little bad, special systems are worse.
double tile_worth(const Rules& r, SystemId tile) {
  const TileDef& def = r.tile(tile);
  double worth = -1.0;
  for (PlanetId p : def.planets) {
    const PlanetDef& planet = r.planet(p);
    worth += 1.2 + planet.resources + 0.6 * planet.influence + (planet.specialty.size() > 0 ? 1.0 : 0.0);
  }
  switch (def.anomaly) {
    case Anomaly::None:
      return worth;
    case Anomaly::Nebula:
      return worth - 1.0;
    case Anomaly::AsteroidField:
      return worth - 2.0;
    case Anomaly::Supernova:
      return worth - 2.5;
  }
  return worth;
}

}  // namespace

double tile_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() != Verb::Tile) return 0;
  const SpotDef& spot = m.look.r.spot(SpotId(c.operand(1)));
  double nearness = 0;
  for (int i = 0; i < m.look.r.players; ++i) {
    const SystemId home = home_system(m.look, SeatId(i));
    if (!home.valid() || !m.look.s.systems[home].spot.valid()) continue;
    const double near = ti::pull(ti::steps_between(spot, m.look.r.spot(m.look.s.systems[home].spot)));
    nearness += SeatId(i) == m.me ? near : -0.4 * near;
  }
  return nearness * tile_worth(m.look.r, system_at(c, 0));
}

double start_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() != Verb::Place) return 0;
  const PlanetId p = place_at(c, 1).planet;
  if (!p.valid()) return 0;
  const Garrison& there = m.look.s.planets[p].own;
  if (unit_at(c, 0) == Unit::SpaceDock) return resources(m.look, p);
  if (unit_at(c, 0) == Unit::Pds) return 0.1 * resources(m.look, p) + there.docks;
  return there.docks > 0 ? 1.0 : 0.2 - 0.1 * there.troops();
}

}  // namespace orrery::ti3
