// A space battle or invasion combat: what is remembered of it.
#include <algorithm>

#include "engine/flow/change.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"

namespace orrery::ti3 {

void open_battle(Play& g, SeatId attacker, SeatId defender, SystemId system, PlanetId planet) {
  BattleMemory b;
  b.on = true;
  b.system = system;
  b.planet = planet;
  b.attacker.seat = attacker;
  b.defender.seat = defender;
  state_of(g).battle = b;
  if (planet.valid()) {
    g.emit(Happening::InvasionBegan, raw(attacker), raw(defender), raw(planet));
  } else {
    g.emit(Happening::BattleBegan, raw(attacker), raw(defender), raw(system));
  }
}

void open_battle_round(Play& g) {
  BattleMemory& b = state_of(g).battle;
  b.round = byte(b.round + 1);
  for (BattleSide* side : {&b.attacker, &b.defender}) {
    side->retreats = false;
    if (b.round == 1) continue;  // what was given before the fight is for its first round
    side->hits = 0;
    side->bonus = 0;
    side->fighter_bonus = 0;
  }
  g.emit(Happening::CombatRound, b.round);
}

void close_battle(Play& g) { state_of(g).battle = BattleMemory{}; }

void set_hits(Play& g, Side against, int hits) { state_of(g).battle.side(against).hits = byte(hits); }

void announce_retreat(Play& g, Side side) {
  state_of(g).battle.side(side).retreats = true;
  g.emit(Happening::RetreatAnnounced, raw(g.s.battle.side(side).seat));
}

void leave_battle(Play& g) { state_of(g).battle.left = true; }

namespace {

void add(std::int8_t& n, int more) { n = static_cast<std::int8_t>(n + more); }

}  // namespace

void modify_round(Play& g, Side side, int bonus) { add(state_of(g).battle.side(side).bonus, bonus); }

void modify_battle(Play& g, Side side, int bonus) { add(state_of(g).battle.side(side).lasting_bonus, bonus); }

void modify_fighters(Play& g, Side side, int bonus) {
  add(state_of(g).battle.side(side).fighter_bonus, bonus);
}

void shield_fleet(Play& g, Side side, Piece ship, const Load& load, int hits) {
  BattleSide& mine = state_of(g).battle.side(side);
  mine.shield = byte(hits);
  mine.breach = raw(ship);
  mine.breach_load = load;
}

void use_shield(Play& g, SeatId seat, bool damaged) {
  BattleMemory& b = state_of(g).battle;
  BattleSide& side = b.attacker.seat == seat ? b.attacker : b.defender;
  side.shield = byte(side.shield - 1);
  if (damaged) {
    side.breach = raw(Piece{piece_of(side.breach).unit, true});
  } else {
    side.shield = 0;  // it is gone
  }
}

void cancel_hits(Play& g, Side against, int hits) {
  BattleSide& side = state_of(g).battle.side(against);
  side.hits = byte(side.hits - hits);
  g.emit(Happening::HitsCancelled, raw(side.seat), hits);
}

void note_fallen(Play& g, SeatId seat, int count) {
  BattleMemory& b = state_of(g).battle;
  if (!b.on) return;
  for (BattleSide* side : {&b.attacker, &b.defender}) {
    if (side->seat == seat) side->fallen = byte(std::max(0, side->fallen + count));
  }
}

void forget_fallen(Play& g, SeatId seat) { state_of(g).players[seat].fallen = 0; }

void set_locals(Play& g, int count) {
  state_of(g).battle.locals = true;
  state_of(g).battle.local_forces = byte(count);
}

void kill_locals(Play& g, int count) {
  BattleMemory& b = state_of(g).battle;
  b.local_forces = byte(b.local_forces - count);
  b.defender.fallen = byte(b.defender.fallen + count);
}

void send_fighters(Play& g, Side side, int count) {
  state_of(g).battle.side(side).invading_fighters = byte(count);
}

}  // namespace orrery::ti3
