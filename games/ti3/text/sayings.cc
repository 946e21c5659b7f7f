#include "games/ti3/text/sayings.h"

#include "games/saying_table.h"
#include "games/sentence.h"
#include "games/ti3/query.h"
#include "games/ti3/text/pretty.h"

namespace orrery::ti3 {
namespace {

// No default: the compiler names the saying that has no sentence yet.
std::string_view english_of(Say what) {
  switch (what) {
    case Say::OwedResources:
      return "Still owed: {n:number} resource(s).";
    case Say::OwedInfluence:
      return "Still owed: {n:number} influence.";
    case Say::OwedTradeGoods:
      return "Still owed: {n:number} trade good(s).";
    case Say::PaidResources:
      return "Paid so far: {n:number} resource(s).";
    case Say::PaidInfluence:
      return "Paid so far: {n:number} influence.";
    case Say::PaidTradeGoods:
      return "Paid so far: {n:number} trade good(s).";
    case Say::TariffOwed:
      return "A trade good or a planet is due for the activation of {system:system}.";
    case Say::MoveTo:
      return "To {system:system}.";
    case Say::MoveBetween:
      return "Between {system:system} and {second:system}.";
    case Say::UnderWay:
      return "Under way: {ships:list}.";
    case Say::ShipUnderWay:
      return "one {piece:piece} from {system:system}";
    case Say::LadenUnderWay:
      return "one {piece:piece} carrying {load:load} from {system:system}";
    case Say::FightersAlong:
      return "{n:number} fighter(s) from {system:system}";
    case Say::Fronts:
      return "{attacker:seat} with {attacking:list} against {defender:seat} with {defending:list}.";
    case Say::UnitsOf:
      return "{n:number} {piece:piece}(s)";
    case Say::LadenUnits:
      return "one {piece:piece} carrying {load:load}";
    case Say::NoUnits:
      return "nothing";
    case Say::HitsBySeat:
      return "{n:number} hit(s) by {seat:seat} in {system:system}.";
    case Say::HitsByEffect:
      return "{n:number} hit(s) by an effect in {system:system}.";
    case Say::LandingIn:
      return "Landing in {system:system}.";
    case Say::FriendlyLandingIn:
      return "Landing in {system:system}, on your own planets only.";
    case Say::Aboard:
      return "Aboard: {ships:list}.";
    case Say::FireAt:
      return "Against ships of {seat:seat} in {system:system}.";
    case Say::BombardOn:
      return "On {planet:planet}: aim as many ships as you like, then done.";
    case Say::UnitsOrdered:
      return "{n:number} unit(s) chosen, cost so far {cost:number} of {power:number}.";
    case Say::NewDock:
      return "With a new space dock on {planet:planet}.";
    case Say::ProbeIn:
      return "Your fighters may look at the domain counters in {system:system}.";
    case Say::FightersReady:
      return "{n:number} fighter(s) could go on a sabotage run.";
    case Say::ShotsOrBarrage:
      return "1: the barrage first; 2: the other shots first.";
    case Say::FightersFight:
      return "Up to {n:number} fighter(s) may fight on {planet:planet}.";
    case Say::DiplomatStops:
      return "Your diplomat could stop the landing on {planet:planet}.";
    case Say::RetreatBefore:
      return "You may retreat before the battle begins.";
    case Say::PoliticalCard:
      return "{text:political_text}";
    case Say::VotesYouHave:
      return "You have {n:number} vote(s).";
    case Say::SpeakerDecides:
      return "You are the Speaker and decide.";
    case Say::OfferToAnswer:
      return "{seat:seat} offers a trade card worth {n:number}.";
    case Say::AgreementToApprove:
      return "{seat:seat} and {partner:seat} want to make a trade agreement.";
    case Say::ActiveApproves:
      return "It needs the approval of {seat:seat}.";
    case Say::PickStrategy:
      return "A strategy card for this round; the lowest number acts first.";
    case Say::GiveAway:
      return "Who gets {card:strategy}.";
    case Say::BonusToTake:
      return "{n:number} bonus counter(s) of {card:strategy}, one after the other.";
    case Say::HasUsed:
      return "{seat:seat} has used {card:strategy}.";
    case Say::SecondaryIs:
      return "Secondary ability: {text:secondary_text}";
    case Say::PrimaryOf:
      return "{card:strategy}, primary ability: {text:primary_text}";
    case Say::SecondaryOf:
      return "{card:strategy}, secondary ability: {text:secondary_text}";
    case Say::FreeOfCounter:
      return "It costs no command counter.";
    case Say::CostsCounter:
      return "It costs a counter of strategy allocation; you have {n:number}.";
    case Say::NewCounters:
      return "{n:number} new command counter(s).";
    case Say::OnSheet:
      return "On the sheet now: {strategy:number} strategy allocation, {fleet:number} fleet supply, "
             "{command:number} command pool; numbers come in this order.";
    case Say::AllAreas:
      return "All of them may be put in other areas.";
    case Say::MayTakeTechnology:
      return "A technology whose prerequisites you have; {n:number} resource(s) before discounts.";
    case Say::FreeTechnology:
      return "A technology, free of charge.";
    case Say::TechnologyForOther:
      return "A technology for {seat:seat}.";
    case Say::KeepCards:
      return "At most {n:number} action card(s) may be kept.";
    case Say::ExcessFleet:
      return "More ships in {system:system} than the fleet supply allows.";
    case Say::ExcessFighters:
      return "More fighters in {system:system} than there is capacity for.";
    case Say::ExcessPlastic:
      return "More places with this unit than there are plastic pieces: {unit:unit}. Those of one place are "
             "lost.";
    case Say::ActionOrPass:
      return "An action, or pass; {n:number} counter(s) in the command pool.";
    case Say::SecondTactical:
      return "A second tactical action is possible.";
    case Say::MayClaim:
      return "One public objective and the secret objective may be claimed.";
    case Say::MayClaimPublic:
      return "A public objective may still be claimed.";
    case Say::MayClaimSecret:
      return "The secret objective may still be claimed.";
    case Say::FreeChoices:
      return "At any time in the status phase: scrap units, end agreements, decide about prisoners.";
    case Say::StartingUnits:
      return "Your starting units, one after the other.";
    case Say::StartingLeader:
      return "Where your leaders begin, one after the other.";
    case Say::OneOfYourTiles:
      return "One of your systems; a ring must be full before the next one begins.";
    case Say::UnitsToPlace:
      return "To place: {n:number} {unit:unit}(s).";
    case Say::PlanetsToExhaust:
      return "{n:number} planet(s) of {seat:seat} to exhaust.";
    case Say::LeaderEscapes:
      return "Where {leader:leader} goes.";
    case Say::PrisonerFound:
      return "Which prisoner of {seat:seat} is found.";
    case Say::AbilitySays:
      return "{text:ability_text}";
    case Say::OnStrategyPhaseStart:
      return "The strategy phase begins.";
    case Say::OnStrategyPhase:
      return "Before the first strategy card is chosen.";
    case Say::OnStrategyChosen:
      return "All strategy cards are chosen.";
    case Say::OnStrategyPick:
      return "{seat:seat} has taken {card:strategy}.";
    case Say::OnStrategyPhaseEnd:
      return "The strategy phase ends.";
    case Say::OnStrategyPrimary:
      return "{seat:seat} has used the primary ability of {card:strategy}.";
    case Say::OnTradeCollected:
      return "{seat:seat} has received trade goods.";
    case Say::OnBeforePolitical:
      return "A political card is about to be drawn.";
    case Say::OnPoliticalRead:
      return "A political card has been read.";
    case Say::OnBeforeVote:
      return "The vote is about to begin.";
    case Say::OnBeforeOwnVote:
      return "{seat:seat} is about to vote.";
    case Say::OnVoteCast:
      return "{seat:seat} has voted.";
    case Say::OnBeforeTechnology:
      return "{seat:seat} is about to buy a technology.";
    case Say::OnActivation:
      return "{seat:seat} has activated {system:system}.";
    case Say::OnMovement:
      return "{seat:seat} has moved ships into {system:system}.";
    case Say::OnBeforeBattle:
      return "A space battle of {attacker:seat} against {defender:seat} is about to begin.";
    case Say::OnBeforeRound:
      return "A combat round of {attacker:seat} against {defender:seat} is about to begin.";
    case Say::OnDuringBattle:
      return "The dice of this round are rolled; losses come next.";
    case Say::OnCombatDice:
      return "{seat:seat} has rolled combat dice.";
    case Say::OnShipDamaged:
      return "One {unit:unit} of {seat:seat} is damaged.";
    case Say::OnCardPlayed:
      return "{seat:seat} plays {card:card}.";
    case Say::OnBeforeLanding:
      return "{seat:seat} is about to land in {system:system}.";
    case Say::OnBeforeBombardment:
      return "{planet:planet} is about to be bombarded.";
    case Say::OnBeforeInvasion:
      return "{seat:seat} is about to invade {planet:planet}.";
    case Say::OnPlanetTaken:
      return "{seat:seat} has gained control of {planet:planet}.";
    case Say::OnStatusStep:
      return "A step of the status phase begins.";
    case Say::OnInvasionWon:
      return "{seat:seat} has won the invasion combat on {planet:planet}.";
    case Say::OnGroundForceLost:
      return "A ground force of {seat:seat} is destroyed.";
    case Say::DoneMoving:
      return "No more ships: those chosen set out.";
    case Say::DoneLoading:
      return "Nothing more on board of this ship.";
    case Say::DoneLanding:
      return "Land nothing more.";
    case Say::DoneAiming:
      return "Roll for what is aimed.";
    case Say::DoneProducing:
      return "Produce no more: pay for what is chosen.";
    case Say::DonePaying:
      return "Pay no more.";
    case Say::DoneClaiming:
      return "Claim no more.";
    case Say::NoProbe:
      return "Do not probe.";
    case Say::NoRun:
      return "No sabotage run.";
    case Say::NoOffer:
      return "Make no more offers.";
    case Say::NoTechnology:
      return "Take no technology.";
    case Say::NoSecondAction:
      return "No second tactical action.";
    case Say::NothingFree:
      return "Nothing before this step.";
  }
  return "";
}

}  // namespace

const std::vector<SayingDef>& sayings() {
  static const std::vector<SayingDef> all = saying_table(english_of);
  return all;
}

std::string english(const Look& look, const Sayings& said) {
  return fill_sayings(
      said, [&](std::string_view kind, const std::string& id) { return word_of_kind(look, kind, id); });
}

}  // namespace orrery::ti3
