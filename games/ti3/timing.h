// Timing points: where texts listen (components timings.tsv). Each is opened by exactly one procedure of
// flow/ or by a verb that pushes a trigger. `subject` and the other operands of the occasion are noted beside
// each.
#pragma once

#include "games/ti3/types.h"

namespace orrery::ti3 {

ORRERY_ENUM(
    Timing,
    Action,                    // no window: offered in a turn, in place of an action
    AnyTime,                   // no window: offered beside any decision of the holder, and in every window
    StrategyPhaseStart,        // before the first choice
    StrategyPhase,             // before the first and after the last choice
    AfterStrategyPick,         // subject seat, object card
    StrategyPhaseEnd,          // after all choices, before bonus counters
    AfterStrategyPrimary,      // subject seat, object card
    TradeAfterCollect,         // subject who collected, object 1 by the secondary ability
    BeforePoliticalCardDrawn,  // subject the active player, object 0 for the first card
    PoliticalCardRead,   // the card is read, before cards for BeforeVote; subject active player, object card
    PoliticsBeforeVote,  //
    PoliticsBeforeOwnVote,     // subject the voter
    PoliticsAfterVoteCast,     // subject the voter
    BeforeTechnologyPurchase,  // subject the buyer
    AfterActivation,           // subject seat, object system
    AfterMovement,             // subject active seat, object system
    BeforeSpaceBattle,         // subject attacker, object defender
    BeforeCombatRound,         // of battles and invasions; subject attacker, object defender
    DuringSpaceBattle,         // dice are rolled, before losses; subject attacker, object defender
    AfterCombatDice,           // subject the roller
    ShipDamaged,               // subject owner, object unit, detail who did it
    ActionCardPlayed,          // subject who plays, object card kind
    BeforeLanding,             // subject active seat, object system
    BeforeBombardment,         // object planet
    BeforeInvasion,            // subject attacker, object planet
    PlanetTaken,               // subject new controller, object planet, detail former controller or 0xff
    StatusPhase,               // at the beginning of each step
    InvasionWon,               // subject the winner, object planet, detail the loser or 0xff
    GroundForceLost            // subject owner, object planet or 0xff
)
inline constexpr std::size_t kTimings = enum_count<Timing>();

// An occasion that waits for its window: pushed by verbs, opened by settle.
struct Trigger {
  Timing at = Timing::Action;
  std::uint8_t subject = 0xff;
  std::uint8_t object = 0xff;
  std::uint8_t detail = 0xff;
  ORRERY_FIELDS(Trigger, at, subject, object, detail)
};

}  // namespace orrery::ti3
