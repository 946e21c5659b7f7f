#include "games/ti3/text/occasion.h"

#include "games/ti3/flow/frames.h"
#include "games/ti3/query.h"
#include "games/ti3/text/sayings.h"

namespace orrery::ti3 {
namespace {

std::string seat_word(const Rules& r, std::uint8_t seat) {
  return seat < kSeats ? r.name(SeatId(seat)) : "none";
}
std::string strategy_word(std::uint8_t card) {
  return std::string(enum_name(static_cast<StrategyCard>(card)));
}

// Cards of the strategy phase are asked for twice in it.
bool strategy_chosen(const Look& look) {
  for (const Frames& f : look.s.flow.frames) {
    if (const auto* phase = std::get_if<StrategyPhase>(&f)) return phase->chosen > 0;
  }
  return false;
}

// What subject and object of an occasion are depends on its timing point (timing.h).
Sayings happening_at(const Look& look, const Occasion& w) {
  const Rules& r = look.r;
  const std::string seat = seat_word(r, w.subject);
  switch (point_of(w)) {
    case Timing::StrategyPhaseStart:
      return {say(Say::OnStrategyPhaseStart)};
    case Timing::StrategyPhase:
      return {say(strategy_chosen(look) ? Say::OnStrategyChosen : Say::OnStrategyPhase)};
    case Timing::AfterStrategyPick:
      return {say(Say::OnStrategyPick, seat, strategy_word(w.object))};
    case Timing::StrategyPhaseEnd:
      return {say(Say::OnStrategyPhaseEnd)};
    case Timing::AfterStrategyPrimary:
      return {say(Say::OnStrategyPrimary, seat, strategy_word(w.object))};
    case Timing::TradeAfterCollect:
      return {say(Say::OnTradeCollected, seat)};
    case Timing::BeforePoliticalCardDrawn:
      return {say(Say::OnBeforePolitical)};
    case Timing::PoliticalCardRead:
      return {say(Say::OnPoliticalRead)};
    case Timing::PoliticsBeforeVote:
      return {say(Say::OnBeforeVote)};
    case Timing::PoliticsBeforeOwnVote:
      return {say(Say::OnBeforeOwnVote, seat)};
    case Timing::PoliticsAfterVoteCast:
      return {say(Say::OnVoteCast, seat)};
    case Timing::BeforeTechnologyPurchase:
      return {say(Say::OnBeforeTechnology, seat)};
    case Timing::AfterActivation:
      return {say(Say::OnActivation, seat, r.name(SystemId(w.object)))};
    case Timing::AfterMovement:
      return {say(Say::OnMovement, seat, r.name(SystemId(w.object)))};
    case Timing::BeforeSpaceBattle:
      return {say(Say::OnBeforeBattle, seat, seat_word(r, w.object))};
    case Timing::BeforeCombatRound:
      return {say(Say::OnBeforeRound, seat, seat_word(r, w.object))};
    case Timing::DuringSpaceBattle:
      return {say(Say::OnDuringBattle)};
    case Timing::AfterCombatDice:
      return {say(Say::OnCombatDice, seat)};
    case Timing::ShipDamaged:
      return {say(Say::OnShipDamaged, std::string(enum_name(static_cast<Unit>(w.object))), seat)};
    case Timing::ActionCardPlayed:
      return {say(Say::OnCardPlayed, seat, r.name(CardKindId(w.object)))};
    case Timing::BeforeLanding:
      return {say(Say::OnBeforeLanding, seat, r.name(SystemId(w.object)))};
    case Timing::BeforeBombardment:
      return {say(Say::OnBeforeBombardment, r.name(PlanetId(w.object)))};
    case Timing::BeforeInvasion:
      return {say(Say::OnBeforeInvasion, seat, r.name(PlanetId(w.object)))};
    case Timing::PlanetTaken:
      return {say(Say::OnPlanetTaken, seat, r.name(PlanetId(w.object)))};
    case Timing::StatusPhase:
      return {say(Say::OnStatusStep)};
    case Timing::InvasionWon:
      return {say(Say::OnInvasionWon, seat, r.name(PlanetId(w.object)))};
    case Timing::GroundForceLost:
      return {say(Say::OnGroundForceLost, seat)};
    case Timing::Action:
    case Timing::AnyTime:
      break;
  }
  return {};
}

bool about_political_card(Timing t) {
  return t == Timing::PoliticalCardRead || t == Timing::PoliticsBeforeVote ||
         t == Timing::PoliticsBeforeOwnVote || t == Timing::PoliticsAfterVoteCast;
}

}  // namespace

Sayings occasion_sayings(const Look& look, const Occasion& w) {
  Sayings out = happening_at(look, w);
  const PoliticalId card = look.s.council.card;
  if (about_political_card(point_of(w)) && card.valid())
    out.push_back(say(Say::PoliticalCard, look.r.name(card)));
  return out;
}

}  // namespace orrery::ti3
