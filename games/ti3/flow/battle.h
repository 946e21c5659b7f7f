// Space battle and invasion combat (TI3-SPACE, TI3-INVASION).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_STEPS(SpaceBattleStep)
struct SpaceBattle {
  static constexpr std::string_view kName = "space_battle";
  SpaceBattleStep step{};
  std::uint8_t at = 0;      // which side is at it
  std::uint8_t number = 0;  // what else a step counts
  // Of a sabotage run: the fighters of the second group, and the war sun that the group at hand attacks.
  std::uint8_t second = 0;
  std::uint8_t target = 0;  // raw(Piece)
  Load load;                // aboard it
  ORRERY_FIELDS(SpaceBattle, step, at, number, second, target, load)
};
ORRERY_ASKING_FRAME(SpaceBattle)

// For one planet: bombardment, PDS fire, combat rounds, the result.
ORRERY_STEPS(InvasionCombatStep)
struct InvasionCombat {
  static constexpr std::string_view kName = "invasion_combat";
  InvasionCombatStep step{};
  PlanetId planet;
  std::uint8_t at = 0;
  bool fought = false;     // it was an invasion of another player's planet
  std::uint8_t pds = 0;    // that an agent may take over (TI3-AGENT-2)
  std::uint8_t docks = 0;  // likewise
  ORRERY_FIELDS(InvasionCombat, step, planet, at, fought, pds, docks)
};
ORRERY_ASKING_FRAME(InvasionCombat)

// All dice of one side in one combat round, with what may be done about them afterwards.
ORRERY_STEPS(BattleRollStep)
struct BattleRoll {
  static constexpr std::string_view kName = "battle_roll";
  BattleRollStep step{};
  Side side = Side::Attacker;
  std::uint8_t hits = 0;
  std::uint16_t thrown = 0;  // dice rolled so far, when they are too many for one throw
  ORRERY_FIELDS(BattleRoll, step, side, hits, thrown)
};
ORRERY_FRAME(BattleRoll)

// The dice of one unit type in a roll.
struct DiceGroup {
  Unit unit = Unit::Fighter;
  int dice = 0;
  int needs = 0;
  int modifier = 0;
};
using DiceGroups = FixedVec<DiceGroup, kUnits + 1>;
DiceGroups battle_dice(const Look& look, Side side);   // of this combat round
DiceGroups barrage_dice(const Look& look, Side side);  // TI3-BARRAGE-1
DiceGroups shot_dice(const Look& look, Side side);     // before the battle
int rerolls_of_generals(const Look& look, Side side);  // dice of a round (TI3-LGENERAL-1)
// Whether this player may announce a retreat now (TI3-RETREAT, TI3-Q-8).
Refusal may_retreat(const Look& look, Side side);
bool leader_aboard(const Look& look, SeatId seat, SystemId system, LeaderType type);
bool leader_on(const Look& look, const Garrison& there, SeatId seat, LeaderType type);

// The modifier on a combat roll of that unit of this player (TI3-Q-29, TI3-Q-34).
int modifier(const Look& look, SeatId seat, Unit unit, RollKind kind, SystemId system, PlanetId planet);

constexpr std::array<Side, 2> kSides{Side::Attacker, Side::Defender};
bool takes_part(const Look& look, SeatId seat);
Side side_of(const Look& look, SeatId seat);
SeatId opponent_of(const Look& look, SeatId seat);
bool still_fights(const Look& look, Side side);
int units_in_fight(const Look& look, Side side, Unit unit);

}  // namespace orrery::ti3
