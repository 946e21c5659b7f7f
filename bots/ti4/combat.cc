// Strength of forces, odds by Lanchester's square law, and the decisions within a combat.
#include "games/ti4/flow/combat.h"

#include <algorithm>

#include "bots/ti4/mind.h"
#include "games/ti4/flow/bombardment.h"
#include "games/ti4/flow/excess.h"
#include "games/ti4/flow/hits.h"
#include "games/ti4/flow/retreat.h"
#include "games/ti4/flow/space_cannon.h"

namespace orrery::ti4 {
namespace {

using ti::chance_of;

constexpr double kHopeless = 0.25;

int combat_bonus(const Look& look, SeatId seat, Unit unit) {
  int n = 0;
  if (has_trait(look, seat, Trait::CombatPlusOne)) ++n;
  if (has_trait(look, seat, Trait::CombatMinusOne)) --n;
  if (unit == Unit::Fighter && has_trait(look, seat, Trait::FightersPlusOne)) ++n;
  return n;
}

Force side_force(const Mind& m, Side side) {
  const CombatMemory& c = m.look.s.combat;
  const SeatId seat = c.side(side).seat;
  if (!c.planet.valid()) return fleet_force(m.look, seat, forces(m.look, seat, c.system));
  return ground_force(m.look, seat, ground(m.look, seat, c.planet).infantry);
}

// What the combat is about for me: home and planets are worth dying for, empty space is not.
double stake(const Mind& m) {
  const CombatMemory& c = m.look.s.combat;
  double worth = 0;
  for (PlanetId p : m.look.r.tile(c.system).planets) {
    if (m.look.s.planets[p].controller == m.me) worth += planet_worth(m, p);
  }
  return worth;
}

}  // namespace

Force unit_force(const Look& look, SeatId seat, Unit unit, bool damaged) {
  const UnitRow* row = row_of(look, seat, unit);
  if (row == nullptr) return {};
  Force f;
  const int dice = row->combat > 0 ? std::max(1, row->combat_dice) : 0;
  f.fire = dice * chance_of(row->combat - combat_bonus(look, seat, unit));
  f.hull = row->sustain && !damaged ? 2.0 : 1.0;
  f.cost = unit_worth(look, seat, unit);
  if (row->barrage_dice > 0) f.fire += 0.1 * row->barrage_dice * chance_of(row->barrage);
  return f;
}

Force fleet_force(const Look& look, SeatId seat, const SpaceForces& fleet) {
  return ti::fleet_force(kShips, fleet,
                         [&](Unit u, bool damaged) { return unit_force(look, seat, u, damaged); });
}

Force ground_force(const Look& look, SeatId seat, int infantry) {
  Force sum;
  if (infantry > 0) sum.add(unit_force(look, seat, Unit::Infantry, false), infantry);
  return sum;
}

double combat_odds(const Mind& m) {
  if (!takes_part(m.look, m.me)) return 0.5;
  const Side side = side_of(m.look, m.me);
  return quick_odds(side_force(m, side), side_force(m, other(side)));
}

double danger(const Mind& m, SystemId system, const Force& mine) {
  double worst = 0;
  if (mine.hull <= 0) return 0;
  for (int i = 0; i < m.look.r.players; ++i) {
    const SeatId seat(i);
    if (seat == m.me) continue;
    const SystemSet free = m.look.s.ships_in[seat] - m.look.s.players[seat].tokens;
    for (SystemId s : free& m.look.s.systems[system].touches)
      worst = std::max(worst, quick_odds(fleet_force(m.look, seat, forces(m.look, seat, s)), mine));
  }
  return worst;
}

// The active system is the one moved into; set by the caller while planning.
double cannon_hits(const Mind& m, SystemId system) {
  double hits = 0;
  for (int i = 0; i < m.look.r.players; ++i) {
    const SeatId seat(i);
    if (seat == m.me || m.look.s.players[seat].eliminated) continue;
    const UnitRow* pds = row_of(m.look, seat, Unit::Pds);
    const bool far = pds != nullptr && pds->has(UnitTrait::ReachesAdjacent);
    if (!far && !m.look.s.presence[seat].contains(system)) continue;
    const int dice = cannon_dice(m.look, seat, PlanetId{});
    if (dice > 0) hits += dice * chance_of(pds != nullptr && pds->cannon > 0 ? pds->cannon : 6);
  }
  return has_trait(m.look, m.me, Trait::ShieldedFromCannons) ? 0.8 * hits : hits;
}

// Damage first: it is repaired for nothing. Then what is cheapest; carriers with cargo late.
double hit_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::Sustain) return 10.0 - 0.1 * unit_worth(m.look, m.me, unit_at(c, 0));
  const Piece piece = piece_at(c, 0);
  double pain = piece_worth(m.look, m.me, piece);
  if (piece.damaged) pain -= 0.5;
  const auto* f = std::get_if<AssignHits>(&m.look.s.flow.frames.back());
  const UnitRow* row = row_of(m.look, m.me, piece.unit);
  if (f != nullptr && row != nullptr && row->capacity > 0 && f->target == HitTarget::Ships) {
    const int spare = capacity_in(m.look, m.me, f->system) - cargo_in(m.look, m.me, f->system);
    if (spare < row->capacity) pain += 0.6 * (row->capacity - std::max(0, spare));
  }
  return -pain;
}

double retreat_choice(const Mind& m, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Retreat:
      return combat_odds(m) < kHopeless && stake(m) < 0.8 * side_force(m, side_of(m.look, m.me)).cost ? 1
                                                                                                      : -1;
    case Verb::RetreatTo: {
      const SystemId to = system_at(c, 0);
      double worth = 0;
      for (PlanetId p : m.look.r.tile(to).planets) {
        if (m.look.s.planets[p].controller == m.me) worth += round_worth(m.look, p);
      }
      const bool marked = m.mine().tokens.contains(to);  // no token needed there
      const int coming = non_fighters(forces(m.look, m.me, m.look.s.combat.system));
      const int excess = fleet_size(m.look, m.me, to) + coming - fleet_limit(m.look, m.me);
      worth -= 4.0 * std::max(0, excess);  // those would be taken off the board
      return worth + (marked ? 2.0 : 0.0) + (to == home_system(m.look, m.me) ? 3.0 : 0.0);
    }
    case Verb::Load:
      return m.look.s.planets[place_at(c, 1).planet].controller == m.me ? -0.5 : 0.5;
    case Verb::Remove:
      return piece_at(c, 0).unit == Unit::Fighter ? 1 : 0;
    default:
      return 0;  // stay, done
  }
}

double reroll_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() != Verb::Reroll && c.verb<Verb>() != Verb::Die) return 0;
  for (const Die& d : m.look.s.roll.dice) {
    if (d.unit != unit_at(c, 0) || d.face != c.operand(1) || d.rerolled) continue;
    return d.hit() ? -1 : 1;
  }
  return -1;
}

double bombard_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::ExtraDie) {
    const UnitRow* row = row_of(m.look, m.me, unit_at(c, 0));
    if (row == nullptr) return 0;
    const int value = row->bombard_dice > 0 ? row->bombard : row->cannon;
    return chance_of(value);
  }
  if (c.verb<Verb>() != Verb::Bombard) return 0;
  const PlanetId p = planet_at(c, 1);
  int defenders = 0;
  for (int i = 0; i < m.look.r.players; ++i) {
    if (SeatId(i) != m.me) defenders += ground(m.look, SeatId(i), p).infantry;
  }
  const auto* f = std::get_if<Bombardment>(&m.look.s.flow.frames.back());
  int aimed = 0;
  const auto& planets = m.look.r.tile(m.look.r.planet(p).system).planets;
  for (std::size_t i = 0; f != nullptr && i < planets.size(); ++i) {
    if (planets[i] != p) continue;
    for (std::uint8_t n : f->aimed[i]) aimed += n;
  }
  return defenders > 0 ? 0.5 + 0.1 * planet_worth(m, p) - (aimed > defenders ? 1.0 * aimed : 0.0) : 0.1;
}

double removal_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() != Verb::Remove) return retreat_choice(m, c);
  const Place place = place_at(c, 1);
  double worth = piece_worth(m.look, m.me, piece_at(c, 0));
  const auto* f = std::get_if<Excess>(&m.look.s.flow.frames.back());
  if (f != nullptr && f->kind == ExcessKind::Plastic)  // with it go all that are there
    return -worth * units_at(m.look, m.me, piece_at(c, 0).unit, place);
  if (place.planet.valid()) worth *= 0.2 * planet_worth(m, place.planet);
  return -worth;
}

}  // namespace orrery::ti4
