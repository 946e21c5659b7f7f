// Strength of forces, and the decisions within a fight.
#include <algorithm>

#include "bots/ti3/mind.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/excess.h"
#include "games/ti3/flow/hits.h"
#include "odds/ti3/fight.h"

namespace orrery::ti3 {
namespace {

constexpr double kHopeless = 0.22;

Force side_force(const Mind& m, Side side) {
  const BattleMemory& b = m.look.s.battle;
  const SeatId seat = b.side(side).seat;
  if (!b.planet.valid()) return fleet_force(m.look, seat, fleet(m.look, seat, b.system));
  return ground_force(m.look, seat, garrison(m.look, seat, b.planet).troops());
}

double cargo_worth(const Look& look, const Load& load) {
  double sum = 1.5 * (load.leaders != 0 ? 1 : 0);
  for (Unit u : {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds})
    sum += unit_worth(look, u) * load.of(u) * (u == Unit::GroundForce ? 1.6 : 1.0);
  return sum;
}

// Planets of mine in the system: home and planets are worth dying for, empty space is not.
double stake(const Mind& m, SystemId system) {
  double worth = 0;
  for (PlanetId p : m.look.r.tile(system).planets) {
    if (m.look.s.planets[p].controller == m.me) worth += planet_worth(m, p);
  }
  return worth;
}

// How much it hurts to lose this ship with its cargo.
double pain(const Mind& m, Piece piece, const Load& load, SystemId system) {
  double sum = unit_worth(m.look, piece.unit) - (piece.damaged ? 0.6 : 0.0) + cargo_worth(m.look, load);
  const UnitDef& def = m.look.r.unit(piece.unit);
  const int carried = fleet(m.look, m.me, system).of(Unit::Fighter);
  const int room = fighter_capacity(m.look, m.me, system);
  if (def.capacity > 0) sum += 0.5 * std::clamp(carried - (room - def.capacity), 0, def.capacity);
  return sum;
}

}  // namespace

Force unit_force(const Look& look, SeatId seat, Unit unit, bool damaged) {
  const UnitDef& def = look.r.unit(unit);
  Force f;
  // What counts on every combat roll, and what can be said without a fight.
  int plus = modifier(look, seat, unit, RollKind::Barrage, SystemId{}, PlanetId{});
  if (unit == Unit::GroundForce) plus += count_trait(look, seat, Trait::GroundPlusOne);
  if (unit == Unit::Fighter) plus += count_trait(look, seat, Trait::SpaceFightersPlusOne);
  if (unit == Unit::Dreadnought) plus += count_trait(look, seat, Trait::SpaceDreadnoughtsPlusOne);
  f.fire = def.dice * chance_of(def.battle - plus);
  f.hull = def.sustain && !damaged ? 2.0 : 1.0;
  f.cost = unit_worth(look, unit);
  if (def.barrage_dice > 0) f.fire += 0.08 * def.barrage_dice * chance_of(def.battle - plus);
  return f;
}

Force fleet_force(const Look& look, SeatId seat, const Fleet& ships) {
  return ti::fleet_force(kShips, ships,
                         [&](Unit u, bool damaged) { return unit_force(look, seat, u, damaged); });
}

Force ground_force(const Look& look, SeatId seat, int troops) {
  Force sum;
  if (troops > 0) sum.add(unit_force(look, seat, Unit::GroundForce, false), troops);
  return sum;
}

double exact_odds(const Mind& m, SystemId system, SeatId foe, const Fleet& mine) {
  odds::Question q;
  q.attacker = m.me;
  q.defender = foe;
  q.system = system;
  const Fleet& theirs = fleet(m.look, foe, system);
  for (Unit u : kShips) {
    q.attackers.units[at(u)] = mine.ships[at(u)];
    q.defenders.units[at(u)] = theirs.ships[at(u)];
  }
  q.attackers.damaged = mine.damaged;
  q.defenders.damaged = theirs.damaged;
  return odds::chances(m.look.r, m.look.s, q).attacker;
}

double danger(const Mind& m, SystemId system, const Force& mine) {
  double worst = 0;
  if (mine.hull <= 0) return 0;
  for (int i = 0; i < m.look.r.players; ++i) {
    const SeatId seat(i);
    if (seat == m.me) continue;
    for (SystemId s :
         (m.look.s.ships_in[seat] - m.look.s.players[seat].counters) & m.look.s.systems[system].touches)
      worst = std::max(worst, quick_odds(fleet_force(m.look, seat, fleet(m.look, seat, s)), mine));
  }
  return worst;
}

double pds_hits(const Mind& m, SystemId system) {
  double hits = 0;
  for (int i = 0; i < m.look.r.players; ++i) {
    const SeatId seat(i);
    if (seat == m.me || m.look.s.players[seat].eliminated) continue;
    SystemSet range{system};
    if (has_trait(m.look, seat, Trait::PdsReachAdjacent)) range |= m.look.s.systems[system].touches;
    const int plus = modifier(m.look, seat, Unit::Pds, RollKind::PdsFire, system, PlanetId{});
    for (SystemId s : range& m.look.s.presence[seat]) {
      for (PlanetId p : m.look.r.tile(s).planets)
        hits += garrison(m.look, seat, p).pds * chance_of(m.look.r.unit(Unit::Pds).battle - plus);
    }
  }
  return hits;
}

// Damage first: it is repaired for nothing. Then what is cheapest; carriers with cargo late.
double hit_choice(const Mind& m, Choice c) {
  const auto* f = std::get_if<AssignHits>(&m.look.s.flow.frames.back());
  const SystemId system = f == nullptr ? m.look.s.battle.system : f->system;
  switch (c.verb<Verb>()) {
    case Verb::Damage:
    case Verb::DamageLaden:
      return 10.0 - 0.1 * unit_worth(m.look, unit_at(c, 0));
    case Verb::Hit:
      return -pain(m, piece_at(c, 0), Load{}, system);
    case Verb::HitLaden:
      return -pain(m, piece_at(c, 0), load_at(c, 1), system);
    case Verb::Leader:
      return -4.0;
    default:
      return 0;
  }
}

double retreat_choice(const Mind& m, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Retreat: {
      if (!takes_part(m.look, m.me)) return 0;
      const Side side = side_of(m.look, m.me);
      const Force own = side_force(m, side);
      const double win = quick_odds(own, side_force(m, other(side)));
      return win < kHopeless && stake(m, m.look.s.battle.system) < 0.8 * own.cost ? 1 : -1;
    }
    case Verb::RetreatTo: {
      const SystemId to = system_at(c, 0);
      const int coming = non_fighters(fleet(m.look, m.me, m.look.s.battle.system));
      const int excess = ships_counted(m.look, m.me, to) + coming - fleet_limit(m.look, m.me, to);
      return 0.2 * stake(m, to) - 4.0 * std::max(0, excess) + (to == home_system(m.look, m.me) ? 3.0 : 0.0);
    }
    default:
      return 0;  // stay
  }
}

double reroll_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() != Verb::Reroll && c.verb<Verb>() != Verb::Die) return 0;
  for (const Die& d : m.look.s.roll.dice) {
    if (d.unit == unit_at(c, 0) && d.face == c.operand(1) && !d.rerolled)
      return d.hit() == (m.look.s.roll.seat == m.me) ? -1 : 1;
  }
  return -1;
}

double removal_choice(const Mind& m, Choice c) {
  const bool laden = c.verb<Verb>() == Verb::RemoveLaden || c.verb<Verb>() == Verb::ScrapLaden;
  const Place place = place_at(c, laden ? 3 : 1);
  const Load load = laden ? load_at(c, 1) : Load{};
  // Where a plastic piece is missing everything of the kind goes, of a planet or of a ship (excess.h): few of
  // them, and rather guards than those that are about to land.
  const auto* f = std::get_if<Excess>(&m.look.s.flow.frames.back());
  if (f != nullptr && f->kind == ExcessKind::Plastic) {
    const double lost = lost_at(m.look, *f, place) * unit_worth(m.look, f->unit);
    return place.planet.valid() ? -lost - 0.1 * planet_worth(m, place.planet) : -2.0 * lost;
  }
  if (place.planet.valid()) return -0.2 * planet_worth(m, place.planet);
  return -pain(m, piece_at(c, 0), load, place.system);
}

}  // namespace orrery::ti3
