// Set-up: factions, the galaxy, starting units.
#include <algorithm>

#include "bots/ti/nearness.h"
#include "bots/ti4/mind.h"

namespace orrery::ti4 {
namespace {

// How good it is to have the tile near; empty space is a little bad, anomalies are worse.
double tile_worth(const Rules& r, SystemId tile) {
  const TileDef& def = r.tile(tile);
  double worth = -1.0;
  for (PlanetId p : def.planets) {
    const PlanetDef& planet = r.planet(p);
    worth += 1.2 + planet.resources + 0.8 * planet.influence + (planet.specialty != Colour::None ? 1.0 : 0.0);
  }
  switch (def.anomaly) {
    case Anomaly::None:
      break;
    case Anomaly::Nebula:
    case Anomaly::GravityRift:
      worth -= 1.5;
      break;
    case Anomaly::AsteroidField:
      worth -= 2.0;
      break;
    case Anomaly::Supernova:
      worth -= 2.5;
      break;
  }
  return worth;
}

}  // namespace

double faction_choice(const Look& look, Choice c) {
  const FactionDef& f = look.r.faction(FactionId(c.operand(0)));
  double worth = 0.5 * f.commodities + 2.0 * f.start_techs.size() + (f.chooses_start_tech ? 2.0 : 0.0);
  for (PlanetId p : f.planets) worth += 2.0 * look.r.planet(p).resources + 1.2 * look.r.planet(p).influence;
  for (Unit u : kAllUnits) {
    const UnitRowId row = f.rows[at(u)];
    if (!row.valid()) continue;
    const UnitRow& values = look.r.row(row);
    const double cost = u == Unit::Pds         ? 1.5
                        : u == Unit::SpaceDock ? 4.0
                                               : 1.0 * values.cost / values.per_cost;
    worth += cost * f.start[at(u)] + 0.3 * values.capacity * f.start[at(u)];
  }
  return worth;
}

double tile_choice(const Mind& m, Choice c) {
  const Rules& r = m.look.r;
  const SpotDef& spot = r.spot(SpotId(c.operand(1)));
  double mine = 0;
  double theirs = 0;
  for (const SpotDef& home : r.spots) {
    if (home.home_seat < 0) continue;
    const double near = ti::pull(ti::steps_between(spot, home));
    if (SeatId(home.home_seat) == m.me) {
      mine = near;
    } else {
      theirs = std::max(theirs, near);
    }
  }
  return tile_worth(r, system_at(c, 0)) * (mine - 0.7 * theirs + 0.02);
}

// The dock where the resources are, the rest beside it, infantry everywhere.
double start_choice(const Mind& m, Choice c) {
  const PlanetId p = place_at(c, 1).planet;
  if (!p.valid()) return 0;
  if (unit_at(c, 0) == Unit::Infantry) return -ground(m.look, m.me, p).infantry + 0.1 * resources(m.look, p);
  return resources(m.look, p) + 0.1 * influence(m.look, p);
}

}  // namespace orrery::ti4
