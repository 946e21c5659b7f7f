// What space combat and ground combat share: the sides, their units, rounds, hits made by abilities.
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

int planet_number(const Look& look, const CombatMemory& c) {
  const auto& planets = look.r.tile(c.system).planets;
  for (std::size_t i = 0; i < planets.size(); ++i) {
    if (planets[i] == c.planet) return static_cast<int>(i);
  }
  return -1;
}

// Arc Secundus is repaired at the start of each round.
void repair_flagship(Play& g, SeatId seat, SystemId system) {
  const UnitRow* row = row_of(g, seat, Unit::Flagship);
  if (row == nullptr || !row->has(UnitTrait::RepairsEachRound)) return;
  while (forces(g, seat, system).damaged_of(Unit::Flagship) > 0) repair_unit(g, seat, Unit::Flagship, system);
}

// Whether a side that is left alone has won. Fighters that landed never hold a planet: with them alone it is
// a draw (NAALU-1a).
bool stands(const Look& look, Side side) {
  const CombatMemory& c = look.s.combat;
  return c.planet.valid() ? ground(look, c.side(side).seat, c.planet).infantry > 0 : still_fights(look, side);
}

void remember_verdict(Play& g) {
  const Verdict v = verdict(g);
  note_verdict(g, v.winner, v.loser);
}

}  // namespace

Side side_of(const Look& look, SeatId seat) {
  return look.s.combat.defender.seat == seat ? Side::Defender : Side::Attacker;
}

SeatId seat_of(const Look& look, Side side) { return look.s.combat.side(side).seat; }

bool takes_part(const Look& look, SeatId seat) {
  const CombatMemory& c = look.s.combat;
  return c.on && seat.valid() && (c.attacker.seat == seat || c.defender.seat == seat);
}

SeatId opponent_of(const Look& look, SeatId seat) {
  return look.s.combat.side(other(side_of(look, seat))).seat;
}

int infantry_as_ships(const Look& look, Side side) {
  const CombatSide& s = look.s.combat.side(side);
  int n = s.ground_ships;
  for (std::uint8_t on_planet : s.planet_ships) n += on_planet;
  return n;
}

int landed_fighters(const Look& look, Side side) {
  const CombatMemory& c = look.s.combat;
  if (side != Side::Attacker || !c.planet.valid()) return 0;
  const int i = planet_number(look, c);
  return i < 0 ? 0 : look.s.tactical.landed_fighters[static_cast<std::size_t>(i)];
}

int units_in_combat(const Look& look, Side side, Unit unit) {
  const CombatMemory& c = look.s.combat;
  const SeatId seat = c.side(side).seat;
  if (!c.planet.valid()) {
    if (is_ship(unit)) return forces(look, seat, c.system).of(unit);
    return unit == Unit::Infantry ? infantry_as_ships(look, side) : 0;
  }
  if (unit == Unit::Infantry) return ground(look, seat, c.planet).infantry;
  return unit == Unit::Fighter ? landed_fighters(look, side) : 0;
}

bool still_fights(const Look& look, Side side) {
  const CombatMemory& c = look.s.combat;
  if (!c.planet.valid())
    return has_ships(look, c.side(side).seat, c.system) || infantry_as_ships(look, side) > 0;
  return ground(look, c.side(side).seat, c.planet).infantry + landed_fighters(look, side) > 0;
}

int non_fighters_in_combat(const Look& look, SeatId seat) {
  const CombatMemory& c = look.s.combat;
  return non_fighters(forces(look, seat, c.system)) + infantry_as_ships(look, side_of(look, seat));
}

void begin_combat(Play& g, SeatId attacker, SeatId defender, SystemId system, PlanetId planet) {
  open_combat(g, attacker, defender, system, planet);
  begin_round(g);
}

void begin_round(Play& g) {
  open_combat_round(g);
  const CombatMemory& c = g.s.combat;
  if (c.planet.valid()) return;
  for (Side side : kSides) repair_flagship(g, c.side(side).seat, c.system);
}

bool combat_over(const Look& look) {
  return look.s.combat.ended_early || !still_fights(look, Side::Attacker) ||
         !still_fights(look, Side::Defender);
}

Verdict verdict(const Look& look) {
  const CombatMemory& c = look.s.combat;
  if (!c.on || c.ended_early) return {};
  for (Side side : kSides) {
    if (stands(look, side) && !still_fights(look, other(side)))
      return {c.side(side).seat, c.side(other(side)).seat};
  }
  return {};
}

Next open_last_window(Play& g) {
  remember_verdict(g);
  const CombatMemory& c = g.s.combat;
  return open_shared_window(g, Timing::CombatEnd, Timing::CombatRoundEnd, raw(c.winner), raw(c.loser));
}

void end_combat(Play& g) {
  remember_verdict(g);
  close_combat(g);
}

Next announce_hits(Play& g, SeatId against, int hits) {
  set_hits(g, side_of(g, against), hits);
  return open_window(g, Timing::HitsProduced, raw(against));
}

int claim_hits(Play& g, SeatId against) {
  const int hits = g.s.combat.side(side_of(g, against)).hits;
  set_hits(g, side_of(g, against), 0);
  return hits;
}

}  // namespace orrery::ti4
