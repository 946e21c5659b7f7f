#include "games/ti4/notation.h"

#include <charconv>

#include "games/ti4/flow/turn.h"
#include "games/ti4/rules.h"

namespace orrery::ti4 {
namespace {

// Who sees an event: everybody, the seat of its first operand, or those of the first two.
constexpr std::uint8_t kOwner = 1;
constexpr std::uint8_t kBoth = 2;

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
      return {"die {seat} {unit} {number}"};
    case Happening::RetreatAnnounced:
      return {"retreat_announced {seat}"};
    case Happening::Retreated:
      return {"retreated {seat} {system}"};
    case Happening::CombatWon:
      return {"combat_won {seat} {system}"};
    case Happening::CombatDrawn:
      return {"combat_drawn {system}"};
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
    case Happening::LawExhausted:
      return {"law_exhausted {law}"};
    case Happening::FightersLanded:
      return {"fighters_landed {seat} {number} {planet}"};
  }
  return {};
}

std::vector<HappeningDef> all_happenings() {
  std::vector<HappeningDef> out;
  for (unsigned i = 0; i < 256; ++i) {
    const HappeningDef def = happening_def(static_cast<Happening>(i));
    if (def.pattern.empty()) break;
    out.push_back(def);
  }
  return out;
}

constexpr std::string_view kNone = "none";
constexpr std::uint8_t kNothing = 0xff;
constexpr std::string_view kDamaged = "damaged_";

template <class E>
std::string print_enum(std::uint8_t b) {
  return std::string(enum_name(static_cast<E>(b)));
}

template <class E>
bool parse_enum(std::string_view word, std::uint8_t& out) {
  const auto found = find_enum<E>(word);
  if (!found) return false;
  out = static_cast<std::uint8_t>(*found);
  return true;
}

template <class IdT>
bool parse_id(const Rules& r, std::string_view word, std::uint8_t& out) {
  IdT id;
  if (!r.find(word, id)) return false;
  out = id.value;
  return true;
}

bool parse_number(std::string_view word, std::uint8_t& out) {
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), out);
  return error == std::errc{} && end == word.data() + word.size();
}

std::string print_piece(std::uint8_t b) {
  const Piece piece = piece_of(b);
  return (piece.damaged ? std::string(kDamaged) : "") + std::string(enum_name(piece.unit));
}

bool parse_piece(std::string_view word, std::uint8_t& out) {
  Piece piece;
  piece.damaged = word.starts_with(kDamaged);
  if (piece.damaged) word.remove_prefix(kDamaged.size());
  const auto unit = find_enum<Unit>(word);
  if (!unit) return false;
  piece.unit = *unit;
  out = raw(piece);
  return true;
}

// A space area is named by its tile, a planet by its id.
std::string print_place(const Rules& r, std::uint8_t b) {
  const Place place = place_of(b);
  return place.planet.valid() ? r.name(place.planet) : r.name(place.system);
}

bool parse_place(const Rules& r, std::string_view word, std::uint8_t& out) {
  Place place;
  if (!r.find(word, place.system) && !r.find(word, place.planet)) return false;
  out = raw(place);
  return true;
}

std::string print_outcome(const Rules& r, std::span<const std::uint8_t> bytes) {
  if (bytes[1] == kNoOutcome) return std::string(kNone);
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

std::string print_ability(const Rules& r, std::span<const std::uint8_t> bytes) {
  return r.name(AbilityRef{static_cast<Source>(bytes[0]), bytes[1]});
}

bool parse_ability(const Rules& r, std::string_view word, std::span<std::uint8_t> bytes) {
  AbilityRef ref;
  if (!r.find(word, ref)) return false;
  bytes[0] = static_cast<std::uint8_t>(ref.source);
  bytes[1] = ref.id;
  return true;
}

}  // namespace

const std::vector<HappeningDef> kHappenings = all_happenings();

std::vector<std::string_view> happening_patterns() {
  std::vector<std::string_view> out(kHappenings.size());
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = kHappenings[i].pattern;
  return out;
}

std::size_t Codec::width(std::string_view kind) const {
  if (kind == "ability" || kind == "outcome") return 2;
  for (std::string_view known :
       {"faction", "system",     "spot",     "objective", "strategy", "card",   "number",
        "planet",  "technology", "unit",     "place",     "piece",    "seat",   "agenda",
        "note",    "pool",       "wormhole", "phase",     "roll",     "action", "law"}) {
    if (kind == known) return 1;
  }
  return 0;
}

std::string Codec::print(std::string_view kind, std::span<const std::uint8_t> bytes) const {
  const std::uint8_t b = bytes[0];
  if (kind == "number") return std::to_string(b);
  if (kind == "seat") return b == kNothing ? std::string(kNone) : r_.name(SeatId(b));
  if (kind == "system") return r_.name(SystemId(b));
  if (kind == "planet") return r_.name(PlanetId(b));
  if (kind == "place") return print_place(r_, b);
  if (kind == "unit") return print_enum<Unit>(b);
  if (kind == "piece") return print_piece(b);
  if (kind == "card") return r_.name(CardKindId(b));
  if (kind == "ability") return print_ability(r_, bytes);
  if (kind == "technology") return r_.name(TechId(b));
  if (kind == "strategy") return print_enum<StrategyCard>(b);
  if (kind == "objective") return r_.name(ObjectiveId(b));
  if (kind == "agenda" || kind == "law") return r_.name(AgendaId(b));
  if (kind == "outcome") return print_outcome(r_, bytes);
  if (kind == "note") return r_.name(NoteId(b));
  if (kind == "faction") return r_.name(FactionId(b));
  if (kind == "spot") return r_.name(SpotId(b));
  if (kind == "pool") return print_enum<Pool3>(b);
  if (kind == "wormhole") return print_enum<Wormhole>(b);
  if (kind == "phase") return print_enum<Phase>(b);
  if (kind == "roll") return print_enum<RollKind>(b);
  if (kind == "action") return print_enum<ActionKind>(b);
  return "?";
}

bool Codec::parse(std::string_view kind, std::string_view word, std::span<std::uint8_t> bytes) const {
  std::uint8_t& b = bytes[0];
  if (kind == "number") return parse_number(word, b);
  if (kind == "seat") return parse_id<SeatId>(r_, word, b);
  if (kind == "system") return parse_id<SystemId>(r_, word, b);
  if (kind == "planet") return parse_id<PlanetId>(r_, word, b);
  if (kind == "place") return parse_place(r_, word, b);
  if (kind == "unit") return parse_enum<Unit>(word, b);
  if (kind == "piece") return parse_piece(word, b);
  if (kind == "card") return parse_id<CardKindId>(r_, word, b);
  if (kind == "ability") return parse_ability(r_, word, bytes);
  if (kind == "technology") return parse_id<TechId>(r_, word, b);
  if (kind == "strategy") return parse_enum<StrategyCard>(word, b);
  if (kind == "objective") return parse_id<ObjectiveId>(r_, word, b);
  if (kind == "agenda" || kind == "law") return parse_id<AgendaId>(r_, word, b);
  if (kind == "outcome") return parse_outcome(r_, word, bytes);
  if (kind == "note") return parse_id<NoteId>(r_, word, b);
  if (kind == "faction") return parse_id<FactionId>(r_, word, b);
  if (kind == "spot") return parse_id<SpotId>(r_, word, b);
  if (kind == "pool") return parse_enum<Pool3>(word, b);
  if (kind == "wormhole") return parse_enum<Wormhole>(word, b);
  if (kind == "phase") return parse_enum<Phase>(word, b);
  if (kind == "roll") return parse_enum<RollKind>(word, b);
  if (kind == "action") return parse_enum<ActionKind>(word, b);
  return false;
}

std::string Codec::expected(std::string_view kind) const {
  if (kind == "number") return "a number from 0 to 255";
  if (kind == "seat") return "a seat colour";
  if (kind == "system") return "a tile number (1-" + std::to_string(r_.tiles.size()) + ")";
  if (kind == "planet") return "a planet such as mecatol_rex";
  if (kind == "place") return "a tile number for the space area, or a planet";
  if (kind == "unit") return "a unit type such as war_sun";
  if (kind == "piece") return "a unit type, with damaged_ before it if it is damaged";
  if (kind == "card") return "an action card";
  if (kind == "ability") return "a technology, faction ability, law, unit, or a note such as ceasefire/red";
  if (kind == "strategy") return "a strategy card";
  if (kind == "objective") return "an objective";
  if (kind == "agenda" || kind == "law") return "an agenda";
  if (kind == "outcome") return "for, against, a seat colour, a planet, a law or an objective";
  if (kind == "note") return "a promissory note such as ceasefire/red or faction_note/red";
  if (kind == "faction") return "a faction such as sol";
  if (kind == "spot") return "a place of the map such as 1,-2";
  if (kind == "pool") return "tactic, fleet or strategy";
  if (kind == "wormhole") return "alpha, beta or delta";
  return "a " + std::string(kind);
}

}  // namespace orrery::ti4
