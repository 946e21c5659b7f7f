// Everything that the game says beside a question or a window, with its one English sentence
// (engine/contract/saying.h). Texts of cards come as the card: {text:political_text} is its name and what it
// says, in the pack of the reader.
#pragma once

#include "engine/contract/saying.h"
#include "engine/core/enum_names.h"
#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_ENUM(
    Say,
    // what is owed
    OwedResources, OwedInfluence, OwedTradeGoods, PaidResources, PaidInfluence, PaidTradeGoods, TariffOwed,
    // tactical and transfer actions
    MoveTo, MoveBetween, UnderWay, ShipUnderWay, LadenUnderWay, FightersAlong, Fronts, UnitsOf, LadenUnits,
    NoUnits, HitsBySeat, HitsByEffect, LandingIn, FriendlyLandingIn, Aboard, FireAt, BombardOn, UnitsOrdered,
    NewDock, ProbeIn, FightersReady, ShotsOrBarrage, FightersFight, DiplomatStops, RetreatBefore,
    // the council, trade
    PoliticalCard, VotesYouHave, SpeakerDecides, OfferToAnswer, AgreementToApprove, ActiveApproves,
    // strategy cards
    PickStrategy, GiveAway, BonusToTake, HasUsed, SecondaryIs, PrimaryOf, SecondaryOf, FreeOfCounter,
    CostsCounter, NewCounters, OnSheet, AllAreas, MayTakeTechnology, FreeTechnology, TechnologyForOther,
    // limits
    KeepCards, ExcessFleet, ExcessFighters, ExcessPlastic,
    // turns and phases
    ActionOrPass, SecondTactical, MayClaim, MayClaimPublic, MayClaimSecret, FreeChoices, StartingUnits,
    StartingLeader, OneOfYourTiles, UnitsToPlace, PlanetsToExhaust, LeaderEscapes, PrisonerFound, AbilitySays,
    // what may be reacted to
    OnStrategyPhaseStart, OnStrategyPhase, OnStrategyChosen, OnStrategyPick, OnStrategyPhaseEnd,
    OnStrategyPrimary, OnTradeCollected, OnBeforePolitical, OnPoliticalRead, OnBeforeVote, OnBeforeOwnVote,
    OnVoteCast, OnBeforeTechnology, OnActivation, OnMovement, OnBeforeBattle, OnBeforeRound, OnDuringBattle,
    OnCombatDice, OnShipDamaged, OnCardPlayed, OnBeforeLanding, OnBeforeBombardment, OnBeforeInvasion,
    OnPlanetTaken, OnStatusStep, OnInvasionWon, OnGroundForceLost,
    // what `done` and others mean
    DoneMoving, DoneLoading, DoneLanding, DoneAiming, DoneProducing, DonePaying, DoneClaiming, NoProbe, NoRun,
    NoOffer, NoTechnology, NoSecondAction, NothingFree)

// All of them, in that order.
const std::vector<SayingDef>& sayings();

// The values in the order of the places of the English sentence.
template <class... Values>
Saying say(Say what, Values&&... values) {
  return {&sayings()[static_cast<std::size_t>(what)], {SaidValue(std::forward<Values>(values))...}};
}

// As English.
std::string english(const Look& look, const Sayings& said);

}  // namespace orrery::ti3
