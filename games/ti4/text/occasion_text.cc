#include "games/ti4/text/occasion_text.h"

#include "games/sentence.h"
#include "games/ti4/query.h"
#include "games/ti4/text/pretty.h"

namespace orrery::ti4 {
namespace {

std::string seat_name(const Look& look, std::uint8_t seat) {
  return seat < kSeats ? seat_label(look.r, SeatId(seat)) : "Nobody";
}

std::string planet_name(const Look& look, std::uint8_t planet) {
  return planet < look.r.planets.size() ? look.r.planets[planet].name : "?";
}

// {0} the subject as a seat, {1} the object in the way of the timing point.
std::string_view pattern_of(Timing t) {
  switch (t) {
    case Timing::StrategyPhaseStart:
      return "The strategy phase begins.";
    case Timing::StrategyCardPicked:
      return "{0} wants to take {1}.";
    case Timing::StrategyPhaseEnd:
      return "The strategy phase ends.";
    case Timing::TurnStart:
      return "The turn of {0} begins.";
    case Timing::SystemActivated:
      return "{0} has activated {1}.";
    case Timing::ShipsMoved:
      return "{0} has moved ships.";
    case Timing::SpaceCannonUsed:
      return "{0} fires space cannon at {1}.";
    case Timing::SpaceCannonHits:
      return "{1} has hit {0} with space cannon.";
    case Timing::DamageSustained:
      return "One {1} of {0} sustains damage.";
    case Timing::SpaceCombatStart:
      return "The space combat begins.";
    case Timing::GroundCombatStart:
      return "The ground combat begins.";
    case Timing::CombatRoundStart:
      return "A combat round begins.";
    case Timing::RetreatAnnounced:
      return "{0} announces a retreat.";
    case Timing::CombatRolled:
      return "{0} has rolled for combat.";
    case Timing::HitsProduced:
      return "{0} is about to take hits.";
    case Timing::HitsAssigned:
      return "The hits of this combat round are assigned.";
    case Timing::UnitDestroyed:
      return "One {1} of {0} is destroyed.";
    case Timing::CombatRoundEnd:
      return "The combat round ends.";
    case Timing::CombatEnd:
      return "The combat ends.";
    case Timing::InvasionStart:
      return "The invasion by {0} begins.";
    case Timing::GroundForcesCommitted:
      return "{0} lands on {1}.";
    case Timing::PlanetGained:
    case Timing::AfterPlanetGained:
      return "{0} gains control of {1}.";
    case Timing::UnitsProduced:
      return "{0} has produced units in {1}.";
    case Timing::StructurePlaced:
      return "{0} has placed a structure: {1}.";
    case Timing::StatusPhaseStart:
      return "The status phase begins.";
    case Timing::StrategyCardsReturned:
      return "The strategy cards are about to be returned.";
    case Timing::StatusPhaseEnd:
      return "The status phase ends.";
    case Timing::AgendaPhaseStart:
      return "The agenda phase begins.";
    case Timing::AgendaRevealed:
    case Timing::AfterAgendaRevealed:
      return "An agenda is on the table.";
    case Timing::BeforeVote:
      return "The vote is about to begin.";
    case Timing::VotesCast:
      return "{0} has cast votes.";
    case Timing::SpeakerVoted:
      return "The speaker has voted.";
    case Timing::PlayerElected:
      return "{0} is elected.";
    case Timing::OutcomeResolved:
      return "The outcome has been resolved.";
    case Timing::ActionCardPlayed:
      return "{0} plays {1}.";
    case Timing::CommoditiesReplenished:
      return "{0} has replenished commodities.";
    case Timing::TradeGoodsGained:
      return "{0} has gained trade goods.";
    case Timing::TransactionDone:
      return "{0} has made a transaction with {1}.";
    case Timing::TechnologyResearched:
      return "{0} has researched {1}.";
    case Timing::NoteReceived:
      return "{0} has received a promissory note.";
    case Timing::ActionDone:
      return "{0} has performed an action.";
    case Timing::CardsDrawn:
      return "{0} draws action cards.";
    case Timing::StrategyResolved:
      return "{0} has resolved {1}.";
    case Timing::ProductionUsed:
      return "{0} is about to produce units in {1}.";
    case Timing::BarrageRolled:
      return "{0} has rolled for anti-fighter barrage.";
    default:
      return "";
  }
}

std::string object_of(const Look& look, Timing t, const Occasion& w) {
  const Rules& r = look.r;
  const std::uint8_t o = w.object;
  switch (t) {
    case Timing::StrategyCardPicked:
    case Timing::StrategyResolved:
      return o < r.strategy.size() ? r.strategy[o].name : "?";
    case Timing::SystemActivated:
    case Timing::UnitsProduced:
    case Timing::ProductionUsed:
      return system_label(r, SystemId(o));
    case Timing::DamageSustained:
      return piece_label(piece_of(o));
    case Timing::UnitDestroyed:
    case Timing::StructurePlaced:
      return piece_label(Piece{static_cast<Unit>(o), false});
    case Timing::GroundForcesCommitted:
    case Timing::PlanetGained:
    case Timing::AfterPlanetGained:
      return planet_name(look, o);
    case Timing::ActionCardPlayed:
      return o < r.card_kinds.size() ? r.card_kinds[o].name : "?";
    case Timing::TechnologyResearched:
      return o < r.techs.size() ? r.techs[o].name : "?";
    default:
      return seat_name(look, o);
  }
}

bool about_agenda(Timing t) {
  return t == Timing::AgendaRevealed || t == Timing::AfterAgendaRevealed || t == Timing::BeforeVote ||
         t == Timing::VotesCast || t == Timing::SpeakerVoted;
}

}  // namespace

std::string occasion_text(const Look& look, const Occasion& w) {
  const auto t = static_cast<Timing>(w.point);
  std::string out = fill_sentence(pattern_of(t), {seat_name(look, w.subject), object_of(look, t, w)});
  const AgendaId agenda = look.s.agenda.agenda;
  if (about_agenda(t) && agenda.valid())
    out += " " + look.r.agenda(agenda).name + ": " + agenda_text(look.r.agenda(agenda));
  return out;
}

}  // namespace orrery::ti4
