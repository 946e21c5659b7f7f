// Everything that the game says beside a question or a window, with its one English sentence
// (engine/contract/saying.h). Texts of cards come as the card: {text:agenda_text} is its name and what it
// says, in the pack of the reader.
#pragma once

#include "engine/contract/saying.h"
#include "engine/core/enum_names.h"
#include "games/ti4/fwd.h"

namespace orrery::ti4 {

ORRERY_ENUM(Say,
            // what is owed
            OwedResources, OwedInfluence, OwedTradeGoods, PaidResources, PaidInfluence, PaidTradeGoods,
            // tactical action
            HitsBySeat, HitsByEffect, UnitsChosen, MoveTo, UnderWay, Ships, ShipsWithInfantry,
            ShipsWithFighters, ShipsWithBoth, Fronts, UnitsOf, NoUnits, InvasionOf, CannonAgainst, BombardIn,
            // agendas and transactions
            AgendaCard, VotesSoFar, SpeakerDecides, Gives, ThingGoods, ThingCommodities, ThingNote, ThingCard,
            NoThing,
            // strategy cards
            HasUsed, SecondaryIs, PrimaryOf, SecondaryOf, FreeOfToken, CostsToken, NewTokens, OnSheet,
            MayRedistribute, PickStrategy, PlaceDockOrPds, PlaceDock, PlacePds, PlaceIn, OnlyIfYouLike,
            UnitsToPlace, AllInOnePlace, PrerequisitesMissing, MayResearch,
            // limits
            MoreToDiscard, HandLimitIs, SecretLimitIs, ExcessFleet, ExcessCapacity, ExcessPlastic, ExcessDock,
            // turns and phases
            ActionOver, ActionOrPass, MayScoreSecret, MayScorePublic, MayScoreBoth, StartingUnits,
            KeepOneSecret, OneOfYourTiles, AbilitySays, TokenLiesOn, TokenIsFree,
            // what may be reacted to
            OnStrategyPhaseStart, OnStrategyCardPicked, OnStrategyPhaseEnd, OnTurnStart, OnSystemActivated,
            OnShipsMoved, OnSpaceCannonUsed, OnSpaceCannonHits, OnDamageSustained, OnSpaceCombatStart,
            OnGroundCombatStart, OnCombatRoundStart, OnRetreatAnnounced, OnCombatRolled, OnHitsProduced,
            OnHitsAssigned, OnUnitDestroyed, OnCombatRoundEnd, OnCombatEnd, OnInvasionStart,
            OnGroundForcesCommitted, OnPlanetGained, OnUnitsProduced, OnStructurePlaced, OnStatusPhaseStart,
            OnStrategyCardsReturned, OnStatusPhaseEnd, OnAgendaPhaseStart, OnAgendaRevealed, OnBeforeVote,
            OnVotesCast, OnSpeakerVoted, OnPlayerElected, OnOutcomeResolved, OnActionCardPlayed,
            OnCommoditiesReplenished, OnTradeGoodsGained, OnTransactionDone, OnTechnologyResearched,
            OnNoteReceived, OnActionDone, OnCardsDrawn, OnStrategyResolved, OnProductionUsed, OnBarrageRolled,
            OnGroundCombatRolled, OnTacticalActionDone,
            // what `done` and `decline` mean
            DoneMoving, DoneLoading, DoneCommitting, DoneAiming, DoneProducing, DonePaying, DoneScoring,
            LeaveCustodians, NoOffer, DoneVoting, DropOffer)

// All of them, in that order.
const std::vector<SayingDef>& sayings();

// The values in the order of the places of the English sentence.
template <class... Values>
Saying say(Say what, Values&&... values) {
  return {&sayings()[static_cast<std::size_t>(what)], {SaidValue(std::forward<Values>(values))...}};
}

// As English.
std::string english(const Look& look, const Sayings& said);

}  // namespace orrery::ti4
