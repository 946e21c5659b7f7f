// What is remembered within one combat.
#include <algorithm>

#include "engine/flow/change.h"
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/byte.h"

namespace orrery::ti4 {
namespace {

CombatSide& side_in(Play& g, Side side) { return state_of(g).combat.side(side); }

}  // namespace

void open_combat(Play& g, SeatId attacker, SeatId defender, SystemId system, PlanetId planet) {
  CombatMemory& c = state_of(g).combat;
  c = CombatMemory{};
  c.on = true;
  c.system = system;
  c.planet = planet;
  c.attacker.seat = attacker;
  c.defender.seat = defender;
  if (planet.valid()) {
    g.emit(Happening::GroundCombatBegan, raw(attacker), raw(defender), raw(planet));
  } else {
    g.emit(Happening::CombatBegan, raw(attacker), raw(defender), raw(system));
  }
}

void open_combat_round(Play& g) {
  CombatMemory& c = state_of(g).combat;
  c.round = byte(std::min(255, c.round + 1));
  g.emit(Happening::CombatRound, c.round);
  for (CombatSide* side : {&c.attacker, &c.defender}) {
    side->hits = 0;
    side->heavy_hits = 0;
    side->retreats = false;
    side->bonus = 0;
    side->fighter_bonus = 0;
    side->no_rolls = false;
    side->may_reroll = false;
    side->non_fighters_first = false;
    side->fresh = {};
  }
}

void note_verdict(Play& g, SeatId winner, SeatId loser) {
  state_of(g).combat.winner = winner;
  state_of(g).combat.loser = loser;
}

void close_combat(Play& g) {
  CombatMemory& c = state_of(g).combat;
  c.on = false;
  const bool won = c.winner.valid();
  if (c.planet.valid() && won) {
    g.emit(Happening::GroundCombatWon, raw(c.winner), raw(c.planet));
  } else if (c.planet.valid()) {
    g.emit(Happening::GroundCombatDrawn, raw(c.planet));
  } else if (won) {
    g.emit(Happening::CombatWon, raw(c.winner), raw(c.system));
  } else {
    g.emit(Happening::CombatDrawn, raw(c.system));
  }
}

void end_combat_early(Play& g) { state_of(g).combat.ended_early = true; }

// ---- hits

void add_hits(Play& g, Side against, int hits, int heavy) {
  CombatSide& side = side_in(g, against);
  side.hits = byte(std::min(255, side.hits + hits));
  side.heavy_hits = byte(std::min(255, side.heavy_hits + heavy));
}

void set_hits(Play& g, Side against, int hits) { side_in(g, against).hits = byte(hits); }

void take_hits(Play& g, Side against, int hits) {
  CombatSide& side = side_in(g, against);
  side.hits = byte(side.hits - hits);
}

void clear_hits(Play& g, Side against) {
  CombatSide& side = side_in(g, against);
  side.hits = 0;
  side.heavy_hits = 0;
  side.non_fighters_first = false;
}

void cancel_hits(Play& g, Side against, int hits) {
  CombatSide& side = side_in(g, against);
  side.hits = byte(side.hits - hits);
  // Those that must go to non-fighter ships first: what is left may then go to any ship.
  side.heavy_hits = byte(std::max(0, side.heavy_hits - hits));
  g.emit(Happening::HitsCancelled, raw(side.seat), hits);
}

void note_damage(Play& g, Side side, Unit unit) {
  std::uint8_t& fresh = side_in(g, side).fresh[at(unit)];
  fresh = byte(fresh + 1);
}

void remember_kill(Play& g, const KillMemory& kill) { state_of(g).kill = kill; }
void forget_kill(Play& g) { state_of(g).kill = KillMemory{}; }

// ---- what effects change

void plan_retreat(Play& g, Side side) {
  side_in(g, side).retreats = true;
  g.emit(Happening::RetreatAnnounced, raw(side_in(g, side).seat));
}

void cancel_retreat(Play& g, Side side) { side_in(g, side).retreats = false; }
void allow_rerolls(Play& g, Side side) { side_in(g, side).may_reroll = true; }
void forbid_rolls(Play& g, Side side) { side_in(g, side).no_rolls = true; }

void boost_morale(Play& g, Side side) {
  ++side_in(g, side).bonus;
  side_in(g, side).boosted = g.s.combat.round;
}

void modify_combat(Play& g, Side side, int bonus) {
  CombatSide& s = side_in(g, side);
  s.lasting_bonus = static_cast<std::int8_t>(s.lasting_bonus + bonus);
}

void boost_fighters(Play& g, Side side, int bonus) {
  CombatSide& s = side_in(g, side);
  s.fighter_bonus = static_cast<std::int8_t>(s.fighter_bonus + bonus);
}

void arm_infantry_in_space(Play& g, Side side, int count) { side_in(g, side).ground_ships = byte(count); }

void arm_infantry_on(Play& g, Side side, std::size_t planet, int count) {
  side_in(g, side).planet_ships[planet] = byte(count);
}

void disarm_all_infantry(Play& g, Side side) {
  side_in(g, side).ground_ships = 0;
  side_in(g, side).planet_ships = {};
}

Place disarm_infantry(Play& g, Side side) {
  CombatSide& s = side_in(g, side);
  const Place space = space_of(g.s.combat.system);
  if (s.ground_ships > 0) {
    --s.ground_ships;
    return space;
  }
  const auto& planets = g.r.tile(g.s.combat.system).planets;
  for (std::size_t i = 0; i < planets.size(); ++i) {
    if (s.planet_ships[i] == 0) continue;
    --s.planet_ships[i];
    return on(planets[i]);
  }
  return space;
}

void note_scored_in_combat(Play& g, SeatId seat) { state_of(g).combat.scored.insert(seat); }
void note_assimilated(Play& g, SeatId seat) { state_of(g).combat.assimilated.insert(seat); }

}  // namespace orrery::ti4
