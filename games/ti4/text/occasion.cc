#include "games/ti4/text/occasion.h"

#include "games/ti4/query.h"
#include "games/ti4/text/sayings.h"

namespace orrery::ti4 {
namespace {

std::string seat_word(const Rules& r, std::uint8_t seat) {
  return seat < kSeats ? r.name(SeatId(seat)) : "none";
}
std::string word_of(auto e) { return std::string(enum_name(e)); }
std::string piece_in_words(Piece piece) { return (piece.damaged ? "damaged_" : "") + word_of(piece.unit); }

// What subject and object of an occasion are depends on its timing point.
Sayings happening_at(const Rules& r, const Occasion& w) {
  const std::string seat = seat_word(r, w.subject);
  switch (static_cast<Timing>(w.point)) {
    case Timing::StrategyPhaseStart:
      return {say(Say::OnStrategyPhaseStart)};
    case Timing::StrategyCardPicked:
      return {say(Say::OnStrategyCardPicked, seat, word_of(static_cast<StrategyCard>(w.object)))};
    case Timing::StrategyPhaseEnd:
      return {say(Say::OnStrategyPhaseEnd)};
    case Timing::TurnStart:
      return {say(Say::OnTurnStart, seat)};
    case Timing::SystemActivated:
      return {say(Say::OnSystemActivated, seat, r.name(SystemId(w.object)))};
    case Timing::ShipsMoved:
      return {say(Say::OnShipsMoved, seat)};
    case Timing::SpaceCannonUsed:
      return {say(Say::OnSpaceCannonUsed, seat, seat_word(r, w.object))};
    case Timing::SpaceCannonHits:
      return {say(Say::OnSpaceCannonHits, seat_word(r, w.object), seat)};
    case Timing::DamageSustained:
      return {say(Say::OnDamageSustained, piece_in_words(piece_of(w.object)), seat)};
    case Timing::SpaceCombatStart:
      return {say(Say::OnSpaceCombatStart)};
    case Timing::GroundCombatStart:
      return {say(Say::OnGroundCombatStart)};
    case Timing::CombatRoundStart:
      return {say(Say::OnCombatRoundStart)};
    case Timing::RetreatAnnounced:
      return {say(Say::OnRetreatAnnounced, seat)};
    case Timing::CombatRolled:
      return {say(Say::OnCombatRolled, seat)};
    case Timing::HitsProduced:
      return {say(Say::OnHitsProduced, seat)};
    case Timing::HitsAssigned:
      return {say(Say::OnHitsAssigned)};
    case Timing::UnitDestroyed:
      return {say(Say::OnUnitDestroyed, word_of(static_cast<Unit>(w.object)), seat)};
    case Timing::CombatRoundEnd:
      return {say(Say::OnCombatRoundEnd)};
    case Timing::CombatEnd:
      return {say(Say::OnCombatEnd)};
    case Timing::InvasionStart:
      return {say(Say::OnInvasionStart, seat)};
    case Timing::GroundForcesCommitted:
      return {say(Say::OnGroundForcesCommitted, seat, r.name(PlanetId(w.object)))};
    case Timing::PlanetGained:
    case Timing::AfterPlanetGained:
      return {say(Say::OnPlanetGained, seat, r.name(PlanetId(w.object)))};
    case Timing::UnitsProduced:
      return {say(Say::OnUnitsProduced, seat, r.name(SystemId(w.object)))};
    case Timing::StructurePlaced:
      return {say(Say::OnStructurePlaced, seat, word_of(static_cast<Unit>(w.object)))};
    case Timing::StatusPhaseStart:
      return {say(Say::OnStatusPhaseStart)};
    case Timing::StrategyCardsReturned:
      return {say(Say::OnStrategyCardsReturned)};
    case Timing::StatusPhaseEnd:
      return {say(Say::OnStatusPhaseEnd)};
    case Timing::AgendaPhaseStart:
      return {say(Say::OnAgendaPhaseStart)};
    case Timing::AgendaRevealed:
    case Timing::AfterAgendaRevealed:
      return {say(Say::OnAgendaRevealed)};
    case Timing::BeforeVote:
      return {say(Say::OnBeforeVote)};
    case Timing::VotesCast:
      return {say(Say::OnVotesCast, seat)};
    case Timing::SpeakerVoted:
      return {say(Say::OnSpeakerVoted)};
    case Timing::PlayerElected:
      return {say(Say::OnPlayerElected, seat)};
    case Timing::OutcomeResolved:
      return {say(Say::OnOutcomeResolved)};
    case Timing::ActionCardPlayed:
      return {say(Say::OnActionCardPlayed, seat, r.card_kinds[w.object].id)};
    case Timing::CommoditiesReplenished:
      return {say(Say::OnCommoditiesReplenished, seat)};
    case Timing::TradeGoodsGained:
      return {say(Say::OnTradeGoodsGained, seat)};
    case Timing::TransactionDone:
      return {say(Say::OnTransactionDone, seat, seat_word(r, w.object))};
    case Timing::TechnologyResearched:
      return {say(Say::OnTechnologyResearched, seat, r.name(TechId(w.object)))};
    case Timing::NoteReceived:
      return {say(Say::OnNoteReceived, seat)};
    case Timing::ActionDone:
      return {say(Say::OnActionDone, seat)};
    case Timing::CardsDrawn:
      return {say(Say::OnCardsDrawn, seat)};
    case Timing::StrategyResolved:
      return {say(Say::OnStrategyResolved, seat, word_of(static_cast<StrategyCard>(w.object)))};
    case Timing::ProductionUsed:
      return {say(Say::OnProductionUsed, seat, r.name(SystemId(w.object)))};
    case Timing::BarrageRolled:
      return {say(Say::OnBarrageRolled, seat)};
    case Timing::GroundCombatRolled:
      return {say(Say::OnGroundCombatRolled)};
    case Timing::TacticalActionDone:
      return {say(Say::OnTacticalActionDone, seat)};
    default:
      return {};
  }
}

bool about_agenda(Timing t) {
  return t == Timing::AgendaRevealed || t == Timing::AfterAgendaRevealed || t == Timing::BeforeVote ||
         t == Timing::VotesCast || t == Timing::SpeakerVoted;
}

}  // namespace

Sayings occasion_sayings(const Look& look, const Occasion& w) {
  Sayings out = happening_at(look.r, w);
  const AgendaId agenda = look.s.agenda.agenda;
  if (about_agenda(static_cast<Timing>(w.point)) && agenda.valid())
    out.push_back(say(Say::AgendaCard, look.r.name(agenda)));
  return out;
}

}  // namespace orrery::ti4
