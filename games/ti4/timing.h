// Timing points: where abilities listen (16.11-16.16, and column `window` of action_cards.tsv). Each is
// opened by exactly one procedure of flow/ or by a verb that pushes a trigger. `subject` and the other
// operands of the occasion are noted beside each.
#pragma once

#include "games/ti4/types.h"

namespace orrery::ti4 {

ORRERY_ENUM(
    Timing, ComponentAction,  // no window: offered in Turn
    StrategyPhaseStart,       //
    StrategyCardPicked,       // subject seat, object card
    StrategyPhaseEnd,         //
    TurnStart,                // subject seat
    SystemActivated,          // subject seat, object system
    ShipsMoved,               // after the Move Ships step; subject active seat
    SpaceCannonUsed,          // before the roll; subject the shooter, object the target seat
    SpaceCannonHits,    // before hits of space cannon are assigned; subject who assigns, object who shot
    DamageSustained,    // subject owner, object piece, detail who produced the hit; the system is that of the
                        // assignment
    SpaceCombatStart,   // first round: together with CombatRoundStart (16.12c)
    GroundCombatStart,  // the same
    CombatRoundStart,   // of space and ground combats, every round
    RetreatAnnounced,   // subject seat
    CombatRolled,       // after each group of combat dice; subject the roller
    HitsProduced,       // before hits of a space combat are assigned (rolls, barrage, abilities); subject who
                        // assigns
    HitsAssigned,       // after both sides assigned the hits of a combat round
    UnitDestroyed,   // subject owner, object unit, detail who destroyed it (0xff nobody); system in pending
    CombatRoundEnd,  // of every round; together with CombatEnd, which is heard if the combat is over (16.12b)
    CombatEnd,       // subject winner (0xff: draw), object loser, as it stood when the window opened
    InvasionStart,   // subject active seat
    GroundForcesCommitted,  // subject active seat, object planet
    PlanetGained,           // when: subject new controller, object planet, detail old controller or 0xff
    AfterPlanetGained,      // after: the same
    UnitsProduced,     // after a use of Production; subject seat, object system, detail fighters produced
    StructurePlaced,   // subject seat, object unit, detail planet
    StatusPhaseStart,  //
    StrategyCardsReturned,   // when cards would be returned
    StatusPhaseEnd,          //
    AgendaPhaseStart,        //
    AgendaRevealed,          // when: before the riders
    AfterAgendaRevealed,     // after: riders
    BeforeVote,              // after the riders, before the first vote
    VotesCast,               // subject seat
    SpeakerVoted,            //
    PlayerElected,           // subject the elected seat
    OutcomeResolved,         // after the effect of the agenda
    ActionCardPlayed,        // subject who plays, object card kind
    CommoditiesReplenished,  // subject seat
    TradeGoodsGained,        // subject seat
    TransactionDone,         // once for each party: subject that party, object the other
    TechnologyResearched,    // subject seat, object technology
    TechnologyWanted,        // when a technology would be gained by an ability of one's faction; not a window
    NoteReceived,            // subject seat, object note
    ActionDone,              // after an action of a turn; subject seat
    CardsDrawn,              // subject seat, object number
    StrategyResolved,    // after a strategy card ability; subject seat, object card, detail 1: the primary
    ProductionUsed,      // when units use Production, before anything is chosen; subject seat, object system
    BarrageRolled,       // after an anti-fighter barrage roll; subject the roller
    GroundCombatRolled,  // after all combat rolls of a round of ground combat, before hits are assigned;
                         // subject the attacker, object the defender
    TacticalActionDone,  // after a tactical action, while what happened in it is known; subject seat
    FleetDoomed  // a ship was destroyed that takes all others with it; not a window: settle destroys them;
                 // subject its owner, object system
)
inline constexpr std::size_t kTimings = enum_count<Timing>();

// An occasion that waits for its window: pushed by verbs, opened by settle.
struct Trigger {
  Timing at = Timing::ComponentAction;
  std::uint8_t subject = 0xff;
  std::uint8_t object = 0xff;
  std::uint8_t detail = 0xff;
  ORRERY_FIELDS(Trigger, at, subject, object, detail)
};

}  // namespace orrery::ti4
