#include "games/ti4/notation.h"

#include "games/ti/notation_words.h"
#include "games/ti4/flow/turn.h"
#include "games/ti4/rules.h"

namespace orrery::ti4 {
namespace {

using ti::kBoth;
using ti::kOwner;

// The switch has no default: the compiler names the event that has no text yet.
constexpr HappeningDef happening_def(Happening what) {
  switch (what) {
    case Happening::SpeakerIs:
      return {"speaker {seat}"};
    case Happening::FactionTaken:
      return {"faction_taken {seat} {faction}"};
    case Happening::TilePlaced:
      return {"tile_placed {seat} {system} {spot}"};
    case Happening::TilesDealt:
      return {"tile_dealt {seat} {system}"};
    case Happening::ObjectiveRevealed:
      return {"objective_revealed {objective}"};
    case Happening::SecretDrawn:
      return {"secret_drawn {seat} {objective}", kOwner};
    case Happening::SecretsDrawn:
      return {"secrets_drawn {seat} {number}"};
    case Happening::SecretReturned:
      return {"secret_returned {seat} {objective}", kOwner};
    case Happening::SecretsReturned:
      return {"secrets_returned {seat} {number}"};
    case Happening::RoundBegan:
      return {"round {number}"};
    case Happening::PhaseBegan:
      return {"phase {phase}"};
    case Happening::StrategyTaken:
      return {"strategy_taken {seat} {strategy}"};
    case Happening::GoodsOnCard:
      return {"goods_on_card {strategy} {number}"};
    case Happening::TurnBegan:
      return {"turn_began {seat}"};
    case Happening::ActionTaken:
      return {"action {seat} {action}"};
    case Happening::Passed:
      return {"passed {seat}"};
    case Happening::StrategyExhausted:
      return {"strategy_exhausted {seat} {strategy}"};
    case Happening::StrategyReturned:
      return {"strategy_returned {seat} {strategy}"};
    case Happening::Followed:
      return {"followed {seat} {strategy}"};
    case Happening::UnitPlaced:
      return {"units_placed {seat} {number} {unit} {place}"};
    case Happening::UnitProduced:
      return {"units_produced {seat} {number} {unit} {place}"};
    case Happening::UnitMoved:
      return {"unit_moved {seat} {piece} {system} {system}"};
    case Happening::UnitLoaded:
      return {"unit_loaded {seat} {unit} {place}"};
    case Happening::UnitLanded:
      return {"infantry_landed {seat} {number} {planet}"};
    case Happening::UnitLifted:
      return {"infantry_lifted {seat} {number} {planet}"};
    case Happening::UnitDestroyed:
      return {"unit_destroyed {seat} {piece} {place}"};
    case Happening::UnitRemoved:
      return {"unit_removed {seat} {piece} {place}"};
    case Happening::UnitDamaged:
      return {"unit_damaged {seat} {unit} {place}"};
    case Happening::UnitRepaired:
      return {"unit_repaired {seat} {unit} {place}"};
    case Happening::ControlGained:
      return {"control_gained {seat} {planet}"};
    case Happening::ControlLost:
      return {"control_lost {seat} {planet}"};
    case Happening::PlanetExhausted:
      return {"planet_exhausted {seat} {planet}"};
    case Happening::PlanetReadied:
      return {"planet_readied {seat} {planet}"};
    case Happening::CustodiansRemoved:
      return {"custodians_removed {seat}"};
    case Happening::TokenPlaced:
      return {"token_placed {seat} {system}"};
    case Happening::TokenReturned:
      return {"token_returned {seat} {system}"};
    case Happening::TokensGained:
      return {"tokens_gained {seat} {number} {number} {number}"};
    case Happening::TokenSpent:
      return {"token_spent {seat} {pool}"};
    case Happening::PoolsSet:
      return {"pools_set {seat} {number} {number} {number}"};
    case Happening::GoodsGained:
      return {"goods_gained {seat} {number}"};
    case Happening::GoodsSpent:
      return {"goods_spent {seat} {number}"};
    case Happening::GoodsLost:
      return {"goods_lost {seat} {number}"};
    case Happening::Replenished:
      return {"replenished {seat} {number}"};
    case Happening::CommoditiesGiven:
      return {"commodities_given {seat} {seat} {number}"};
    case Happening::GoodsGiven:
      return {"goods_given {seat} {seat} {number}"};
    case Happening::TechnologyGained:
      return {"technology_gained {seat} {technology}"};
    case Happening::TechnologyExhausted:
      return {"technology_exhausted {seat} {technology}"};
    case Happening::TechnologyReadied:
      return {"technology_readied {seat} {technology}"};
    case Happening::TechnologyLost:
      return {"technology_lost {seat} {technology}"};
    case Happening::TechnologyCopied:
      return {"technology_copied {seat} {technology} {number}"};
    case Happening::CardsDrawn:
      return {"cards_drawn {seat} {number}"};
    case Happening::CardDrawn:
      return {"card_drawn {seat} {card}", kOwner};
    case Happening::CardPlayed:
      return {"card_played {seat} {card}"};
    case Happening::CardCancelled:
      return {"card_cancelled {seat} {card}"};
    case Happening::CardDiscarded:
      return {"card_discarded {seat} {card}"};
    case Happening::CardGiven:
      return {"card_given {seat} {seat}"};
    case Happening::CardPassed:
      return {"card_passed {seat} {seat} {card}", kBoth};
    case Happening::NoteGiven:
      return {"note_given {seat} {seat}"};
    case Happening::NotePassed:
      return {"note_passed {seat} {seat} {note}", kBoth};
    case Happening::NotePlayed:
      return {"note_played {seat} {note}"};
    case Happening::NoteReturned:
      return {"note_returned {seat} {note}"};
    case Happening::NoteInPlay:
      return {"note_in_play {seat} {note}"};
    case Happening::AbilityUsed:
      return {"ability_used {seat} {ability}"};
    case Happening::CombatBegan:
      return {"space_combat {seat} {seat} {system}"};
    case Happening::GroundCombatBegan:
      return {"ground_combat {seat} {seat} {planet}"};
    case Happening::CombatRound:
      return {"combat_round {number}"};
    case Happening::DiceRolled:
      return {"dice_rolled {seat} {roll} {number} {number}"};
    case Happening::DieShown:
      return {"die {seat} {unit} {number} {number}"};
    case Happening::RetreatAnnounced:
      return {"retreat_announced {seat}"};
    case Happening::Retreated:
      return {"retreated {seat} {system}"};
    case Happening::CombatWon:
      return {"combat_won {seat} {system}"};
    case Happening::CombatDrawn:
      return {"combat_drawn {system}"};
    case Happening::GroundCombatWon:
      return {"ground_combat_won {seat} {planet}"};
    case Happening::GroundCombatDrawn:
      return {"ground_combat_drawn {planet}"};
    case Happening::HitsCancelled:
      return {"hits_cancelled {seat} {number}"};
    case Happening::Scored:
      return {"scored {seat} {objective} {number}"};
    case Happening::PointsGained:
      return {"points_gained {seat} {number}"};
    case Happening::PointsLost:
      return {"points_lost {seat} {number}"};
    case Happening::Won:
      return {"won {seat}"};
    case Happening::Eliminated:
      return {"eliminated {seat}"};
    case Happening::AgendaRevealed:
      return {"agenda_revealed {agenda}"};
    case Happening::AgendaReplaced:
      return {"agenda_replaced {agenda}"};
    case Happening::AgendasSeen:
      return {"agendas_seen {seat} {number}"};
    case Happening::AgendaSeen:
      return {"agenda_seen {seat} {agenda}", kOwner};
    case Happening::AgendaReturned:
      return {"agendas_returned {seat} {number} {number}"};
    case Happening::Voted:
      return {"voted {seat} {outcome} {number}"};
    case Happening::Abstained:
      return {"abstained {seat}"};
    case Happening::Predicted:
      return {"predicted {seat} {outcome}"};
    case Happening::OutcomeDecided:
      return {"outcome {outcome}"};
    case Happening::LawEnacted:
      return {"law_enacted {law}"};
    case Happening::LawDiscarded:
      return {"law_discarded {law}"};
    case Happening::LawOwner:
      return {"law_owner {seat} {law}"};
    case Happening::LawAttached:
      return {"law_attached {law} {planet}"};
    case Happening::OfferMade:
      return {"offer_made {seat} {seat}"};
    case Happening::OfferAccepted:
      return {"offer_accepted {seat} {seat}"};
    case Happening::OfferDeclined:
      return {"offer_declined {seat} {seat}"};
    case Happening::WormholePlaced:
      return {"wormhole_placed {seat} {wormhole} {system}"};
    case Happening::ShipLostInRift:
      return {"lost_in_rift {seat} {piece} {system}"};
    case Happening::TurnEnded:
      return {"turn_ended {seat}"};
    case Happening::UnitsSaved:
      return {"units_saved {seat} {number}"};
    case Happening::InfantryMoved:
      return {"infantry_moved {seat} {number} {place} {place}"};
    case Happening::CargoArrived:
      return {"cargo_arrived {seat} {number} {number} {system}"};
    case Happening::AgendaDiscarded:
      return {"agenda_discarded {agenda}"};
    case Happening::ActionCardsShuffled:
      return {"action_cards_shuffled {number}"};
    case Happening::OfferedNote:
      return {"offered_note {seat} {seat} {note}", kBoth};
    case Happening::WantedNote:
      return {"wanted_note {seat} {seat} {note}", kBoth};
    case Happening::OfferedCard:
      return {"offered_card {seat} {seat} {card}", kBoth};
    case Happening::WantedCard:
      return {"wanted_card {seat} {seat} {card}", kBoth};
    case Happening::TieBroken:
      return {"tie_broken {seat} {outcome}"};
    case Happening::HandSeen:
      return {"hand_seen {seat} {seat}"};
    case Happening::CardSeen:
      return {"card_seen {seat} {seat} {card}", kBoth};
    case Happening::LawExhausted:
      return {"law_exhausted {law}"};
    case Happening::FightersLanded:
      return {"fighters_landed {seat} {number} {planet}"};
  }
  return {};
}

struct Ids {
  using Rules = ti4::Rules;
  using Piece = ti4::Piece;
  using Place = ti4::Place;
  using AbilityRef = ti4::AbilityRef;
  using Source = ti4::Source;
  static Piece piece(std::uint8_t byte) { return piece_of(byte); }
  static Place place(std::uint8_t byte) { return place_of(byte); }
};
using Words = ti::NotationWords<Ids>;

std::string print_outcome(const Rules& r, std::span<const std::uint8_t> bytes) {
  if (bytes[1] == kNoOutcome) return std::string(ti::kNoneWord);
  switch (static_cast<OutcomeKind>(bytes[0])) {
    case OutcomeKind::ForAgainst:
      return bytes[1] == kFor ? "for" : bytes[1] == kAgainst ? "against" : "?";
    case OutcomeKind::Seat:
      return r.name(SeatId(bytes[1]));
    case OutcomeKind::Planet:
      return r.name(PlanetId(bytes[1]));
    case OutcomeKind::Law:
      return r.name(AgendaId(bytes[1]));
    case OutcomeKind::Objective:
      return r.name(ObjectiveId(bytes[1]));
  }
  return "?";
}

// The words of all kinds of outcomes differ (pack/validate_ids.cc).
bool parse_outcome(const Rules& r, std::string_view word, std::span<std::uint8_t> bytes) {
  const auto is = [&](OutcomeKind kind, bool found) {
    bytes[0] = static_cast<std::uint8_t>(kind);
    return found;
  };
  if (word == "for" || word == "against") {
    bytes[1] = word == "for" ? kFor : kAgainst;
    return is(OutcomeKind::ForAgainst, true);
  }
  return is(OutcomeKind::Seat, parse_id<SeatId>(r, word, bytes[1])) ||
         is(OutcomeKind::Planet, parse_id<PlanetId>(r, word, bytes[1])) ||
         is(OutcomeKind::Law, parse_id<AgendaId>(r, word, bytes[1])) ||
         is(OutcomeKind::Objective, parse_id<ObjectiveId>(r, word, bytes[1]));
}

using Kind = OperandKind<Rules>;
constexpr std::array<Kind, 23> kKinds{
    Kind::number("number", "a number from 0 to 255"),
    Kind{"seat", Words::print_seat, Words::parse_seat, "a seat colour"},
    Kind::id<SystemId>("system", "a tile number", [](const Rules& r) { return r.tiles.size(); }),
    Kind::id<PlanetId>("planet", "a planet such as mecatol_rex"),
    Kind{"place", Words::print_place, Words::parse_place, "a tile number for the space area, or a planet"},
    Kind::word<Unit>("unit", "a unit type such as war_sun"),
    Kind{"piece", Words::print_piece, Words::parse_piece,
         "a unit type, with damaged_ before it if it is damaged"},
    Kind::id<CardKindId>("card", "an action card"),
    Kind{"ability", Words::print_ability, Words::parse_ability,
         "a technology, faction ability, law, unit, or a note such as ceasefire/red", 2},
    Kind::id<TechId>("technology"),
    Kind::word<StrategyCard>("strategy", "a strategy card"),
    Kind::id<ObjectiveId>("objective", "an objective"),
    Kind::id<AgendaId>("agenda", "an agenda"),
    Kind::id<AgendaId>("law", "an agenda"),
    Kind{"outcome", print_outcome, parse_outcome,
         "for, against, a seat colour, a planet, a law or an objective", 2},
    Kind::id<NoteId>("note", "a promissory note such as ceasefire/red or faction_note/red"),
    Kind::id<FactionId>("faction", "a faction such as sol"),
    Kind::id<SpotId>("spot", "a place of the map such as 1,-2"),
    Kind::word<Pool3>("pool", "tactic, fleet or strategy"),
    Kind::word<Wormhole>("wormhole", "alpha, beta or delta"),
    Kind::word<Phase>("phase"),
    Kind::word<RollKind>("roll"),
    Kind::word<ActionKind>("action"),
};

}  // namespace

const std::vector<HappeningDef> kHappenings = ti::all_happenings(happening_def);

std::vector<std::string_view> happening_patterns() { return patterns_of(kHappenings); }

std::span<const OperandKind<Rules>> operand_kinds() { return kKinds; }

}  // namespace orrery::ti4
