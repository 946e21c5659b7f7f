#include "games/ti4/text/sayings.h"

#include "games/saying_table.h"
#include "games/sentence.h"
#include "games/ti4/query.h"
#include "games/ti4/text/pretty.h"

namespace orrery::ti4 {
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
    case Say::HitsBySeat:
      return "{n:number} hit(s) by {seat:seat} in {system:system}.";
    case Say::HitsByEffect:
      return "{n:number} hit(s) by an effect in {system:system}.";
    case Say::UnitsChosen:
      return "{n:number} unit(s) of {limit:number}, cost so far {cost:number} of {power:number}.";
    case Say::MoveTo:
      return "To {system:system}.";
    case Say::UnderWay:
      return "Under way: {ships:list}.";
    case Say::Ships:
      return "{n:number} {piece:piece}(s)";
    case Say::ShipsWithInfantry:
      return "{n:number} {piece:piece}(s) with {infantry:number} infantry";
    case Say::ShipsWithFighters:
      return "{n:number} {piece:piece}(s) with {fighters:number} fighter(s)";
    case Say::ShipsWithBoth:
      return "{n:number} {piece:piece}(s) with {infantry:number} infantry and {fighters:number} fighter(s)";
    case Say::Fronts:
      return "{attacker:seat} with {attacking:list} against {defender:seat} with {defending:list}.";
    case Say::UnitsOf:
      return "{n:number} {piece:piece}(s)";
    case Say::NoUnits:
      return "nothing";
    case Say::InvasionOf:
      return "Invasion of {system:system}; in the space area: {n:number} infantry.";
    case Say::CannonAgainst:
      return "Against ships in {system:system}.";
    case Say::BombardIn:
      return "Ground forces in {system:system}: aim as many units as you like, then done.";
    case Say::AgendaCard:
      return "{text:agenda_text}";
    case Say::VotesSoFar:
      return "So far {n:number} vote(s).";
    case Say::SpeakerDecides:
      return "You are the speaker and decide.";
    case Say::Gives:
      return "{seat:seat} gives {things:list}.";
    case Say::ThingGoods:
      return "{n:number} trade good(s)";
    case Say::ThingCommodities:
      return "{n:number} commodity(s)";
    case Say::ThingNote:
      return "{note:note}";
    case Say::ThingCard:
      return "{card:card}";
    case Say::NoThing:
      return "nothing";
    case Say::HasUsed:
      return "{seat:seat} has used {card:strategy}.";
    case Say::SecondaryIs:
      return "Secondary ability: {text:secondary_text}";
    case Say::PrimaryOf:
      return "{card:strategy}, primary ability: {text:primary_text}";
    case Say::SecondaryOf:
      return "{card:strategy}, secondary ability: {text:secondary_text}";
    case Say::FreeOfToken:
      return "You may resolve it without spending a token.";
    case Say::CostsToken:
      return "It costs a token of the strategy pool; you have {n:number}.";
    case Say::NewTokens:
      return "{n:number} new command token(s).";
    case Say::OnSheet:
      return "On the sheet now: {tactic:number} tactic, {fleet:number} fleet, {strategy:number} strategy; "
             "numbers come in "
             "this order.";
    case Say::MayRedistribute:
      return "All of them may be put in other pools.";
    case Say::PickStrategy:
      return "A card to use this round; the lowest number goes first.";
    case Say::PlaceDockOrPds:
      return "A space dock or a PDS.";
    case Say::PlaceDock:
      return "A space dock.";
    case Say::PlacePds:
      return "A PDS.";
    case Say::PlaceIn:
      return "In {system:system}.";
    case Say::OnlyIfYouLike:
      return "Only if you like.";
    case Say::UnitsToPlace:
      return "To place: {n:number} {unit:unit}(s).";
    case Say::AllInOnePlace:
      return "All in one place.";
    case Say::PrerequisitesMissing:
      return "Prerequisites are missing for {technology:technology}.";
    case Say::MayResearch:
      return "A technology whose prerequisites you have or can ignore.";
    case Say::MoreToDiscard:
      return "{n:number} more card(s) to discard.";
    case Say::HandLimitIs:
      return "At most {n:number} action card(s) may be kept.";
    case Say::SecretLimitIs:
      return "At most {n:number} secret objective(s), scored ones included.";
    case Say::ExcessFleet:
      return "More ships in {system:system} than the fleet pool allows.";
    case Say::ExcessCapacity:
      return "More fighters and ground forces in {system:system} than the ships can carry.";
    case Say::ExcessPlastic:
      return "More places with this unit than there are plastic pieces: {unit:unit}. Those of one place are "
             "lost.";
    case Say::ExcessDock:
      return "A space dock in space must come down to a planet.";
    case Say::ActionOver:
      return "Your action is over; you may still make transactions.";
    case Say::ActionOrPass:
      return "An action, or pass; {n:number} token(s) in the tactic pool.";
    case Say::MayScoreSecret:
      return "A secret objective may still be scored.";
    case Say::MayScorePublic:
      return "A public objective may still be scored.";
    case Say::MayScoreBoth:
      return "One public and one secret objective may be scored.";
    case Say::StartingUnits:
      return "Your starting units, one after the other.";
    case Say::KeepOneSecret:
      return "One of your two secret objectives; the other goes back into the deck.";
    case Say::OneOfYourTiles:
      return "One of your tiles; a ring must be full before the next one begins.";
    case Say::AbilitySays:
      return "{text:ability_text}";
    case Say::TokenLiesOn:
      return "Token {n:number} lies on {technology:technology}.";
    case Say::TokenIsFree:
      return "Token {n:number} lies on nothing yet.";
    case Say::OnStrategyPhaseStart:
      return "The strategy phase begins.";
    case Say::OnStrategyCardPicked:
      return "{seat:seat} wants to take {card:strategy}.";
    case Say::OnStrategyPhaseEnd:
      return "The strategy phase ends.";
    case Say::OnTurnStart:
      return "The turn of {seat:seat} begins.";
    case Say::OnSystemActivated:
      return "{seat:seat} has activated {system:system}.";
    case Say::OnShipsMoved:
      return "{seat:seat} has moved ships.";
    case Say::OnSpaceCannonUsed:
      return "{seat:seat} fires space cannon at {target:seat}.";
    case Say::OnSpaceCannonHits:
      return "{by:seat} has hit {seat:seat} with space cannon.";
    case Say::OnDamageSustained:
      return "One {piece:piece} of {seat:seat} sustains damage.";
    case Say::OnSpaceCombatStart:
      return "The space combat begins.";
    case Say::OnGroundCombatStart:
      return "The ground combat begins.";
    case Say::OnCombatRoundStart:
      return "A combat round begins.";
    case Say::OnRetreatAnnounced:
      return "{seat:seat} announces a retreat.";
    case Say::OnCombatRolled:
      return "{seat:seat} has rolled for combat.";
    case Say::OnHitsProduced:
      return "{seat:seat} is about to take hits.";
    case Say::OnHitsAssigned:
      return "The hits of this combat round are assigned.";
    case Say::OnUnitDestroyed:
      return "One {unit:unit} of {seat:seat} is destroyed.";
    case Say::OnCombatRoundEnd:
      return "The combat round ends.";
    case Say::OnCombatEnd:
      return "The combat ends.";
    case Say::OnInvasionStart:
      return "The invasion by {seat:seat} begins.";
    case Say::OnGroundForcesCommitted:
      return "{seat:seat} lands on {planet:planet}.";
    case Say::OnPlanetGained:
      return "{seat:seat} gains control of {planet:planet}.";
    case Say::OnUnitsProduced:
      return "{seat:seat} has produced units in {system:system}.";
    case Say::OnStructurePlaced:
      return "{seat:seat} has placed a structure: {unit:unit}.";
    case Say::OnStatusPhaseStart:
      return "The status phase begins.";
    case Say::OnStrategyCardsReturned:
      return "The strategy cards are about to be returned.";
    case Say::OnStatusPhaseEnd:
      return "The status phase ends.";
    case Say::OnAgendaPhaseStart:
      return "The agenda phase begins.";
    case Say::OnAgendaRevealed:
      return "An agenda is on the table.";
    case Say::OnBeforeVote:
      return "The vote is about to begin.";
    case Say::OnVotesCast:
      return "{seat:seat} has cast votes.";
    case Say::OnSpeakerVoted:
      return "The speaker has voted.";
    case Say::OnPlayerElected:
      return "{seat:seat} is elected.";
    case Say::OnOutcomeResolved:
      return "The outcome has been resolved.";
    case Say::OnActionCardPlayed:
      return "{seat:seat} plays {card:card}.";
    case Say::OnCommoditiesReplenished:
      return "{seat:seat} has replenished commodities.";
    case Say::OnTradeGoodsGained:
      return "{seat:seat} has gained trade goods.";
    case Say::OnTransactionDone:
      return "{seat:seat} has made a transaction with {partner:seat}.";
    case Say::OnTechnologyResearched:
      return "{seat:seat} has researched {technology:technology}.";
    case Say::OnNoteReceived:
      return "{seat:seat} has received a promissory note.";
    case Say::OnActionDone:
      return "{seat:seat} has performed an action.";
    case Say::OnCardsDrawn:
      return "{seat:seat} draws action cards.";
    case Say::OnStrategyResolved:
      return "{seat:seat} has resolved {card:strategy}.";
    case Say::OnProductionUsed:
      return "{seat:seat} is about to produce units in {system:system}.";
    case Say::OnBarrageRolled:
      return "{seat:seat} has rolled for anti-fighter barrage.";
    case Say::OnGroundCombatRolled:
      return "The combat rolls of this round are made.";
    case Say::OnTacticalActionDone:
      return "{seat:seat} has performed a tactical action.";
    case Say::DoneMoving:
      return "No more ships: those chosen set out.";
    case Say::DoneLoading:
      return "Nothing more on board of this ship.";
    case Say::DoneCommitting:
      return "Commit no more ground forces.";
    case Say::DoneAiming:
      return "Roll for what is aimed.";
    case Say::DoneProducing:
      return "Produce no more: pay for what is chosen.";
    case Say::DonePaying:
      return "Pay no more.";
    case Say::DoneScoring:
      return "Score no more.";
    case Say::LeaveCustodians:
      return "Leave the custodians token there.";
    case Say::NoOffer:
      return "Make no offer.";
    case Say::DoneVoting:
      return "No more planets: cast these votes.";
    case Say::DropOffer:
      return "Drop the offer.";
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

}  // namespace orrery::ti4
