#include "odds/ti4/arena.h"

#include "games/ti4/query.h"

namespace orrery::ti4::odds {

Arena::Arena(const Rules& rules, const State& world, const Question& q) : r_(rules), s_(world) {
  if (s_.tactical.system != q.system || s_.tactical.seat != q.attacker) s_.tactical = TacticalMemory{};
  s_.tactical.system = q.system;
  s_.tactical.seat = q.attacker;
  const bool goes_on = s_.combat.on && s_.combat.system == q.system && s_.combat.planet == q.planet;
  if (!goes_on) s_.combat = CombatMemory{};
  s_.combat.on = true;
  s_.combat.system = q.system;
  s_.combat.planet = q.planet;
  s_.combat.attacker.seat = q.attacker;
  s_.combat.defender.seat = q.defender;
  if (q.planet.valid()) planet_number_ = number_of(look(), q.planet);
}

Force Arena::force(Side side) const {
  Force f;
  const SpaceForces& fleet = forces(look(), seat(side), s_.combat.system);
  if (in_space()) {
    for (Unit u : kShips) f.units[at(u)] = fleet.units[at(u)];
    f.damaged = fleet.damaged;
    f.units[at(Unit::Infantry)] = static_cast<std::uint8_t>(infantry_as_ships(look(), side));
    return f;
  }
  f.units[at(Unit::Infantry)] = ground(look(), seat(side), s_.combat.planet).infantry;
  f.units[at(Unit::Fighter)] = static_cast<std::uint8_t>(landed_fighters(look(), side));
  return f;
}

void Arena::stand(Side side, const Force& f) {
  const SeatId owner = seat(side);
  if (!in_space()) {
    s_.planets[s_.combat.planet].ground[owner].infantry = f.units[at(Unit::Infantry)];
    if (side == Side::Attacker) s_.tactical.landed_fighters[planet_number_] = f.units[at(Unit::Fighter)];
    return;
  }
  SpaceForces& fleet = s_.systems[s_.combat.system].space[owner];
  int ships = 0;
  for (Unit u : kShips) {
    fleet.units[at(u)] = f.units[at(u)];
    ships += f.units[at(u)];
  }
  fleet.damaged = f.damaged;
  CombatSide& me = s_.combat.side(side);
  me.ground_ships = f.units[at(Unit::Infantry)];
  me.planet_ships = {};
  s_.presence[owner].insert(s_.combat.system);
  if (ships > 0) {
    s_.ships_in[owner].insert(s_.combat.system);
  } else {
    s_.ships_in[owner].erase(s_.combat.system);
  }
}

void Arena::set(Side side, const Mood& m) {
  CombatSide& me = s_.combat.side(side);
  me.bonus = static_cast<std::int8_t>(m.bonus);
  me.fighter_bonus = static_cast<std::int8_t>(m.fighter_bonus);
  me.may_reroll = m.rerolls;
  me.no_rolls = m.silent;
}

void Arena::add_lasting_bonus(Side side, int bonus) {
  CombatSide& me = s_.combat.side(side);
  me.lasting_bonus = static_cast<std::int8_t>(me.lasting_bonus + bonus);
}

}  // namespace orrery::ti4::odds
