// Movement: everything that can arrive without a risk, with full holds, as far as the fleet pool goes. Ground
// forces go first where planets are to be taken, fighters elsewhere.
#include <algorithm>

#include "games/ti4/flow/movement_steps.h"
#include "games/ti4/flow/paths.h"
#include "games/ti4/propose/custodians.h"
#include "games/ti4/propose/propose.h"
#include "games/ti4/propose/worth.h"

namespace orrery::ti4 {
namespace {

constexpr int kTransport = 1 << 20;

SystemId target_of(const Look& look) { return look.s.tactical.system; }

// Planets of the active system that could be taken.
bool planets_to_take(const Look& look, SeatId seat) {
  for (PlanetId p : look.r.tile(target_of(look)).planets) {
    if (look.s.planets[p].controller == seat || units_barred(look, p)) continue;
    const bool guarded = look.s.custodians && p == look.r.mecatol;
    if (!guarded || purchasing_power(look, seat, Currency::Influence) >= custodians_price(look, seat))
      return true;
  }
  return false;
}

// What will be in the active system when all that is under way has come.
struct Armada {
  int ships = 0;  // that count against the fleet pool
  int capacity = 0;
  int fighters = 0;
  int infantry = 0;
};

Armada armada(const Look& look, SeatId seat) {
  const SpaceForces& here = forces(look, seat, target_of(look));
  Armada out;
  out.ships = fleet_size(look, seat, target_of(look));
  out.capacity = capacity_in(look, seat, target_of(look));
  out.fighters = here.of(Unit::Fighter);
  out.infantry = here.of(Unit::Infantry);
  for (const Moving& m : look.s.tactical.moving) {
    const Unit unit = piece_of(m.piece).unit;
    if (unit == Unit::Fighter) {
      out.fighters += m.count;
    } else if (is_ship(unit)) {
      out.ships += m.count;
    }
    out.capacity += m.count * capacity_of(look, seat, unit);
    out.fighters += m.fighters;
    out.infantry += m.infantry;
  }
  return out;
}

// ---- cargo

// Whether the last ground force of the planet stays: where there is something to hold.
bool needs_guard(const Look& look, SeatId seat, PlanetId p) {
  const GroundForces& here = ground(look, seat, p);
  return here.pds + here.docks > 0 || look.r.planet(p).system == home_system(look, seat);
}

bool to_spare(const Look& look, SeatId seat, PlanetId p) {
  return ground(look, seat, p).infantry > (needs_guard(look, seat, p) ? 1 : 0);
}

int worth_of_load(const Look& look, SeatId seat, bool invades, Choice c) {
  if (c.verb<Verb>() == Verb::Done) return 0;
  if (c.verb<Verb>() != Verb::Load) return -1;
  const Place place = place_at(c, 1);
  // Detours for cargo are the player's own idea.
  const SystemId from = look.s.tactical.moving.back().from;
  if ((place.planet.valid() ? look.r.planet(place.planet).system : place.system) != from) return -1;
  if (unit_at(c, 0) == Unit::Fighter) return invades ? 1 : 1000;
  if (!place.planet.valid()) return invades ? 1000 : 500;  // nothing carries them if they stay
  if (!invades || !to_spare(look, seat, place.planet)) return -1;
  return 2 + ground(look, seat, place.planet).infantry;
}

// ---- ships

bool ground_forces_at(const Look& look, SeatId seat, SystemId s) {
  if (forces(look, seat, s).of(Unit::Infantry) > 0) return true;
  for (PlanetId p : look.r.tile(s).planets) {
    if (to_spare(look, seat, p)) return true;
  }
  return false;
}

bool by_rift(const Look& look, SeatId seat, Unit unit, SystemId from) {
  const Chart chart = chart_of(look, seat, look.s.tactical.moving.size());
  Flight f;
  f.from = from;
  f.move = move_value(look, chart, seat, unit, from);
  f.passes = passes_fleets(look, seat, unit, from);
  return plan_flight(look, chart, f, look.s.tactical.single_bonus > 0).rift;
}

int worth_of_ship(const Look& look, SeatId seat, const Armada& coming, bool invades, Choice c) {
  if (c.verb<Verb>() == Verb::Done) return 0;
  if (c.verb<Verb>() != Verb::Move) return -1;
  const Piece piece = piece_at(c, 0);
  const SystemId from = system_at(c, 1);
  if (from == target_of(look) || !is_ship(piece.unit)) return -1;
  const bool room = coming.ships < fleet_limit(look, seat);
  if (piece.unit == Unit::Fighter) {  // those that fly by themselves
    const int held = coming.fighters + coming.infantry - free_fighters(look, seat, target_of(look));
    if (!room && held >= coming.capacity) return -1;
  } else if (!room) {
    return -1;
  }
  if (by_rift(look, seat, piece.unit, from)) return -1;
  const int worth = worth_of_unit(look, seat, piece.unit) - (piece.damaged ? 1 : 0);
  const int hold = capacity_of(look, seat, piece.unit);
  const bool transport = invades && coming.infantry == 0 && hold > 0 && ground_forces_at(look, seat, from);
  return worth + (transport ? kTransport * hold : 0);
}

Choice next_step(const Draft& d, const Movement& f, bool invades, bool& found) {
  const Look look = d.look();
  if (f.step == MovementStep::Load)
    return best_option(
        d, [&](Choice c) { return worth_of_load(look, f.seat, invades, c); }, found);
  const Armada coming = armada(look, f.seat);
  return best_option(
      d, [&](Choice c) { return worth_of_ship(look, f.seat, coming, invades, c); }, found);
}

}  // namespace

void propose(Draft& d, const Movement& first) {
  const bool invades = planets_to_take(d.look(), first.seat);
  while (d.open()) {
    const Movement f = *d.frame<Movement>();
    bool found = false;
    const Choice c = next_step(d, f, invades, found);
    if (!found || !d.take(c)) return;
  }
}

}  // namespace orrery::ti4
