// What is added to combat rolls, and who rolls how many dice.
#include "games/ti3/flow/battle.h"
#include "games/ti3/query.h"

namespace orrery::ti3 {
namespace {

bool is_light(Unit u) { return u == Unit::Cruiser || u == Unit::Destroyer; }
bool is_heavy(Unit u) { return u == Unit::Dreadnought || u == Unit::WarSun; }

// On every combat roll (TI3-ERRATA-2).
int always(const Look& look, SeatId seat, Unit unit) {
  int n = count_trait(look, seat, Trait::AllPlusOne) - count_trait(look, seat, Trait::AllMinusOne);
  if (held(look, Hold::Weak, seat)) --n;
  if (unit == Unit::Fighter) n += count_trait(look, seat, Trait::FightersPlusOne);
  if (is_light(unit)) n += count_trait(look, seat, Trait::LightShipsPlusOne);
  if (unit == Unit::Pds) n += count_trait(look, seat, Trait::PdsPlusOne);
  if (is_heavy(unit) && law_trait(look, Trait::LawHeavyShipsWeak)) n -= 2;
  return n;
}

// What the fight that goes on gives a side in this round.
int of_fight(const Look& look, Side side, Unit unit) {
  const BattleMemory& b = look.s.battle;
  const BattleSide& mine = b.side(side);
  int n = mine.bonus + mine.lasting_bonus + (unit == Unit::Fighter ? mine.fighter_bonus : 0);
  const SeatId opponent = b.side(other(side)).seat;
  if (b.round == 1 && opponent.valid() && has_trait(look, opponent, Trait::FirstRoundAura)) --n;
  return n;
}

int in_space(const Look& look, SeatId seat, Unit unit) {
  const Side side = side_of(look, seat);
  int n = of_fight(look, side, unit);
  if (unit == Unit::Fighter) n += count_trait(look, seat, Trait::SpaceFightersPlusOne);
  if (unit == Unit::Dreadnought) n += count_trait(look, seat, Trait::SpaceDreadnoughtsPlusOne);
  const bool nebula = look.r.tile(look.s.battle.system).anomaly == Anomaly::Nebula;
  return side == Side::Defender && nebula ? n + 1 : n;  // TI3-NEBULA-1
}

int on_ground(const Look& look, SeatId seat, Unit unit, PlanetId planet) {
  const Side side = side_of(look, seat);
  int n = of_fight(look, side, unit);
  if (unit != Unit::GroundForce && unit != Unit::ShockTroop) return n;
  n += count_trait(look, seat, Trait::GroundPlusOne);
  if (side == Side::Attacker) return n + count_trait(look, seat, Trait::AttackersPlusOne);
  const Garrison& own = look.s.planets[planet].own;
  if (own.pds > 0) n += count_trait(look, seat, Trait::GuardedPlusOne);
  return leader_on(look, own, seat, LeaderType::General) ? n + 1 : n;  // TI3-LGENERAL-3
}

constexpr int kGeneralAgainstBombs = -4;  // TI3-LGENERAL-2

}  // namespace

bool leader_on(const Look& look, const Garrison& there, SeatId seat, LeaderType type) {
  const RaceId race = look.s.players[seat].race;
  if (there.leaders == 0 || !race.valid()) return false;
  const auto& list = look.r.race(race).leaders;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if ((there.leaders >> i & 1U) != 0 && look.r.leader(list[i]).type == type) return true;
  }
  return false;
}

bool leader_aboard(const Look& look, SeatId seat, SystemId system, LeaderType type) {
  Garrison all;
  all.leaders = aboard(look, seat, system).leaders;
  return leader_on(look, all, seat, type);
}

int modifier(const Look& look, SeatId seat, Unit unit, RollKind kind, SystemId, PlanetId planet) {
  int n = always(look, seat, unit);
  switch (kind) {
    case RollKind::SpaceBattle:
      return n + in_space(look, seat, unit);
    case RollKind::Invasion:
      return n + on_ground(look, seat, unit, planet);
    case RollKind::PdsFire:
      return planet.valid() && leader_on(look, look.s.planets[planet].own, seat, LeaderType::Scientist)
                 ? n + 1
                 : n;
    case RollKind::Bombardment: {
      const Planet& p = look.s.planets[planet];
      const bool general = p.controller.valid() && leader_on(look, p.own, p.controller, LeaderType::General);
      return general ? n + kGeneralAgainstBombs : n;
    }
    case RollKind::Barrage:
    case RollKind::Shot:
      return n;
    case RollKind::Other:
      break;
  }
  return 0;
}

// ---- sides

bool takes_part(const Look& look, SeatId seat) {
  const BattleMemory& b = look.s.battle;
  return b.on && (b.attacker.seat == seat || b.defender.seat == seat);
}

Side side_of(const Look& look, SeatId seat) {
  return look.s.battle.attacker.seat == seat ? Side::Attacker : Side::Defender;
}

SeatId opponent_of(const Look& look, SeatId seat) {
  return look.s.battle.side(other(side_of(look, seat))).seat;
}

int units_in_fight(const Look& look, Side side, Unit unit) {
  const BattleMemory& b = look.s.battle;
  const BattleSide& mine = b.side(side);
  if (!b.planet.valid()) return fleet(look, mine.seat, b.system).of(unit);
  if (side == Side::Defender && b.locals) return unit == Unit::GroundForce ? b.local_forces : 0;
  if (unit == Unit::Fighter) return mine.invading_fighters;
  if (!mine.seat.valid() || is_ship(unit) || unit == Unit::Pds || unit == Unit::SpaceDock) return 0;
  const Planet& p = look.s.planets[b.planet];
  return (side == Side::Attacker ? p.landed : p.own).of(unit);
}

bool still_fights(const Look& look, Side side) {
  if (look.s.battle.planet.valid()) {
    for (Unit u : {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit}) {
      if (units_in_fight(look, side, u) > 0) return true;
    }
    return false;
  }
  return ships(fleet(look, look.s.battle.side(side).seat, look.s.battle.system)) > 0;
}

// ---- dice

DiceGroups battle_dice(const Look& look, Side side) {
  const BattleMemory& b = look.s.battle;
  const SeatId seat = b.side(side).seat;
  const bool ground = b.planet.valid();
  const RollKind kind = ground ? RollKind::Invasion : RollKind::SpaceBattle;
  DiceGroups out;
  for (std::size_t i = 0; i < kUnits; ++i) {
    const Unit u = static_cast<Unit>(i);
    const int n = units_in_fight(look, side, u);
    if (n == 0 || look.r.unit(u).battle == 0) continue;
    const bool locals = ground && b.locals && side == Side::Defender;
    const int bonus = locals ? 0 : modifier(look, seat, u, kind, b.system, b.planet);
    out.push_back({u, n * look.r.unit(u).dice, look.r.unit(u).battle, bonus});
  }
  if (ground || !look.r.options.leaders) return out;
  // One die more for the ship that carries an admiral (TI3-ADMIRAL-1).
  for (const Laden& l : look.s.players[seat].laden) {
    Garrison on_ship;
    on_ship.leaders = l.load.leaders;
    if (l.system != b.system || !leader_on(look, on_ship, seat, LeaderType::Admiral)) continue;
    const Unit u = piece_of(l.piece).unit;
    out.push_back({u, 1, look.r.unit(u).battle, modifier(look, seat, u, kind, b.system, b.planet)});
    break;  // abilities of one type do not add up (TI3-Q-19)
  }
  return out;
}

namespace {

void add_group(const Look& look, SeatId seat, Unit unit, int dice, RollKind kind, DiceGroups& out) {
  if (dice <= 0) return;
  const BattleMemory& b = look.s.battle;
  out.push_back({unit, dice, look.r.unit(unit).battle, modifier(look, seat, unit, kind, b.system, b.planet)});
}

}  // namespace

DiceGroups barrage_dice(const Look& look, Side side) {
  DiceGroups out;
  const SeatId seat = look.s.battle.side(side).seat;
  const Fleet& mine = fleet(look, seat, look.s.battle.system);
  if (fleet(look, opponent_of(look, seat), look.s.battle.system).of(Unit::Fighter) == 0)
    return out;  // TI3-BARRAGE-4
  for (Unit u : kShips)
    add_group(look, seat, u, mine.of(u) * look.r.unit(u).barrage_dice, RollKind::Barrage, out);
  return out;
}

DiceGroups shot_dice(const Look& look, Side side) {
  DiceGroups out;
  const SeatId seat = look.s.battle.side(side).seat;
  const Fleet& mine = fleet(look, seat, look.s.battle.system);
  if (!still_fights(look, other(side))) return out;
  if (has_trait(look, seat, Trait::AssaultCannon))
    add_group(look, seat, Unit::Dreadnought, mine.of(Unit::Dreadnought), RollKind::Shot, out);
  if (!has_trait(look, seat, Trait::Ambush)) return out;
  constexpr int kAmbushers = 2;
  const int cruisers = std::min(kAmbushers, mine.of(Unit::Cruiser));
  add_group(look, seat, Unit::Cruiser, cruisers, RollKind::Shot, out);
  add_group(look, seat, Unit::Destroyer, std::min(kAmbushers - cruisers, mine.of(Unit::Destroyer)),
            RollKind::Shot, out);
  return out;
}

}  // namespace orrery::ti3
