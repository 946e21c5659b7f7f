#include "games/ti3/notation.h"

#include <algorithm>

#include "games/ti/notation_words.h"
#include "games/ti3/effect_words.h"
#include "games/ti3/flow/turn.h"
#include "games/ti3/rules.h"

namespace orrery::ti3 {
namespace {

using ti::kBoth;
using ti::kOwner;

// The switch has no default: the compiler names the event that has no text yet.
constexpr HappeningDef happening_def(Happening what) {
  switch (what) {
    case Happening::SpeakerIs:
      return {"speaker {seat}"};
    case Happening::RaceTaken:
      return {"race_taken {seat} {race}"};
    case Happening::HomeChosen:
      return {"home_chosen {seat} {spot}"};
    case Happening::TileDealt:
      return {"tile_dealt {seat} {system}", kOwner};
    case Happening::TilePlaced:
      return {"tile_placed {seat} {system} {spot}"};
    case Happening::TileFaceDown:
      return {"tile_face_down {spot}"};
    case Happening::TileTurned:
      return {"tile_turned {system} {spot}"};
    case Happening::TilesShown:
      return {"tiles_shown {seat}"};
    case Happening::SecretDealt:
      return {"secret_dealt {seat} {objective}", kOwner};
    case Happening::CounterPlaced:
      return {"counter_placed {planet}"};
    case Happening::RoundBegan:
      return {"round {number}"};
    case Happening::PhaseBegan:
      return {"phase {phase}"};
    case Happening::StrategyTaken:
      return {"strategy_taken {seat} {strategy}"};
    case Happening::BonusPlaced:
      return {"bonus_placed {strategy} {number}"};
    case Happening::BonusTaken:
      return {"bonus_taken {seat} {number} {number}"};
    case Happening::TurnBegan:
      return {"turn_began {seat}"};
    case Happening::ActionTaken:
      return {"action {seat} {action}"};
    case Happening::Skipped:
      return {"skipped {seat}"};
    case Happening::Passed:
      return {"passed {seat}"};
    case Happening::StrategyUsed:
      return {"strategy_used {seat} {strategy}"};
    case Happening::StrategyReturned:
      return {"strategy_returned {seat} {strategy}"};
    case Happening::StrategyGiven:
      return {"strategy_given {seat} {seat} {strategy}"};
    case Happening::Followed:
      return {"followed {seat} {strategy}"};
    case Happening::UnitPlaced:
      return {"units_placed {seat} {number} {unit} {place}"};
    case Happening::UnitProduced:
      return {"units_produced {seat} {number} {unit} {place}"};
    case Happening::ShipMoved:
      return {"unit_moved {seat} {piece} {system} {system}"};
    case Happening::FightersMoved:
      return {"fighters_moved {seat} {number} {system} {system}"};
    case Happening::UnitLoaded:
      return {"unit_loaded {seat} {unit} {place}"};
    case Happening::UnitLanded:
      return {"units_landed {seat} {number} {unit} {planet}"};
    case Happening::UnitLifted:
      return {"units_lifted {seat} {number} {unit} {planet}"};
    case Happening::UnitShifted:
      return {"unit_shifted {seat} {unit} {system}"};
    case Happening::TroopsMoved:
      return {"troops_moved {seat} {number} {planet} {planet}"};
    case Happening::UnitDestroyed:
      return {"unit_destroyed {seat} {piece} {place}"};
    case Happening::UnitRemoved:
      return {"unit_removed {seat} {piece} {place}"};
    case Happening::UnitDamaged:
      return {"unit_damaged {seat} {unit} {place}"};
    case Happening::UnitRepaired:
      return {"unit_repaired {seat} {unit} {place}"};
    case Happening::DockMoved:
      return {"dock_moved {seat} {planet} {planet}"};
    case Happening::ControlGained:
      return {"control_gained {seat} {planet}"};
    case Happening::ControlLost:
      return {"control_lost {seat} {planet}"};
    case Happening::PlanetNeutral:
      return {"planet_neutral {planet}"};
    case Happening::PlanetExhausted:
      return {"planet_exhausted {seat} {planet}"};
    case Happening::PlanetRefreshed:
      return {"planet_refreshed {seat} {planet}"};
    case Happening::CounterOnBoard:
      return {"counter_on_board {seat} {system}"};
    case Happening::CounterReturned:
      return {"counter_returned {seat} {system}"};
    case Happening::CountersGained:
      return {"counters_gained {seat} {number} {number} {number}"};
    case Happening::CounterSpent:
      return {"counter_spent {seat} {area}"};
    case Happening::AreasSet:
      return {"areas_set {seat} {number} {number} {number}"};
    case Happening::GoodsGained:
      return {"goods_gained {seat} {number}"};
    case Happening::GoodsSpent:
      return {"goods_spent {seat} {number}"};
    case Happening::GoodsLost:
      return {"goods_lost {seat} {number}"};
    case Happening::GoodsGiven:
      return {"goods_given {seat} {seat} {number}"};
    case Happening::TechnologyGained:
      return {"technology_gained {seat} {technology}"};
    case Happening::TechnologyLost:
      return {"technology_lost {seat} {technology}"};
    case Happening::CardsDrawn:
      return {"cards_drawn {seat} {number}"};
    case Happening::CardDrawn:
      return {"card_drawn {seat} {card}", kOwner};
    case Happening::CardLaidOpen:
      return {"card_laid_open {card}"};
    case Happening::CardTaken:
      return {"card_taken {seat} {card}"};
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
    case Happening::HandSeen:
      return {"hand_seen {seat} {seat}"};
    case Happening::CardSeen:
      return {"card_seen {seat} {seat} {card}", kBoth};
    case Happening::CardInDeck:
      return {"card_in_deck {seat} {card} {number}", kOwner};
    case Happening::ActionCardsShuffled:
      return {"action_cards_shuffled {number}"};
    case Happening::AbilityUsed:
      return {"ability_used {seat} {ability}"};
    case Happening::BattleBegan:
      return {"space_battle {seat} {seat} {system}"};
    case Happening::InvasionBegan:
      return {"invasion {seat} {seat} {planet}"};
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
    case Happening::BattleWon:
      return {"battle_won {seat} {system}"};
    case Happening::BattleDrawn:
      return {"battle_drawn {system}"};
    case Happening::InvasionWon:
      return {"invasion_won {seat} {planet}"};
    case Happening::InvasionFailed:
      return {"invasion_failed {seat} {planet}"};
    case Happening::HitsCancelled:
      return {"hits_cancelled {seat} {number}"};
    case Happening::ObjectiveRevealed:
      return {"objective_revealed {objective}"};
    case Happening::Claimed:
      return {"claimed {seat} {objective} {number}"};
    case Happening::PointsGained:
      return {"points_gained {seat} {number}"};
    case Happening::PointsLost:
      return {"points_lost {seat} {number}"};
    case Happening::Won:
      return {"won {seat}"};
    case Happening::GameOver:
      return {"game_over"};
    case Happening::Eliminated:
      return {"eliminated {seat}"};
    case Happening::PoliticalDrawn:
      return {"political_drawn {political}"};
    case Happening::PoliticalSkipped:
      return {"political_skipped {political}"};
    case Happening::PoliticalsSeen:
      return {"politicals_seen {seat} {number}"};
    case Happening::PoliticalSeen:
      return {"political_seen {seat} {political}", kOwner};
    case Happening::PoliticalReturned:
      return {"politicals_returned {seat} {number} {number}"};
    case Happening::PoliticalDiscarded:
      return {"political_discarded {political}"};
    case Happening::PoliticalsShuffled:
      return {"politicals_shuffled {number}"};
    case Happening::Voted:
      return {"voted {seat} {outcome} {number}"};
    case Happening::VotedPair:
      return {"voted_pair {seat} {outcome} {outcome} {number}"};
    case Happening::Abstained:
      return {"abstained {seat}"};
    case Happening::OutcomeDecided:
      return {"outcome {outcome}"};
    case Happening::PairDecided:
      return {"outcomes {outcome} {outcome}"};
    case Happening::TieBroken:
      return {"tie_broken {seat} {outcome}"};
    case Happening::LawEnacted:
      return {"law_enacted {law}"};
    case Happening::LawDiscarded:
      return {"law_discarded {law}"};
    case Happening::LawOwner:
      return {"law_owner {seat} {law}"};
    case Happening::TradeOpened:
      return {"trade_opened {seat}"};
    case Happening::OfferMade:
      return {"offer_made {seat} {seat}"};
    case Happening::OfferDeclined:
      return {"offer_declined {seat} {seat}"};
    case Happening::OfferRefused:
      return {"offer_refused {seat} {seat} {seat}"};
    case Happening::AgreementMade:
      return {"agreement_made {seat} {seat}"};
    case Happening::AgreementEnded:
      return {"agreement_ended {seat} {seat}"};
    case Happening::CounterRevealed:
      return {"counter_revealed {planet} {counter}"};
    case Happening::CounterSeen:
      return {"counter_seen {seat} {planet} {counter}", kOwner};
    case Happening::CounterRemoved:
      return {"counter_removed {planet}"};
    case Happening::Probed:
      return {"probed {seat} {system}"};
    case Happening::Razed:
      return {"razed {seat} {planet}"};
    case Happening::WormholeFound:
      return {"wormhole_found {wormhole} {system}"};
    case Happening::LeaderPlaced:
      return {"leader_placed {seat} {leader} {place}"};
    case Happening::LeaderKilled:
      return {"leader_killed {seat} {leader}"};
    case Happening::LeaderEscaped:
      return {"leader_escaped {seat} {leader}"};
    case Happening::LeaderCaptured:
      return {"leader_captured {seat} {leader} {seat}"};
    case Happening::LeaderFreed:
      return {"leader_freed {seat} {leader}"};
    case Happening::MarkerMoved:
      return {"marker_moved {number}"};
    case Happening::TileShown:
      return {"tile_shown {seat} {system}"};
    case Happening::EffectBegan:
      return {"effect_began {seat} {effect}"};
  }
  return {};
}

struct Ids {
  using Rules = ti3::Rules;
  using Piece = ti3::Piece;
  using Place = ti3::Place;
  using AbilityRef = ti3::AbilityRef;
  using Source = ti3::Source;
  static Piece piece(std::uint8_t byte) { return piece_of(byte); }
  static Place place(std::uint8_t byte) { return place_of(byte); }
};
using Words = ti::NotationWords<Ids>;

// ---- what a ship carries: "2gf+1pds+l1"

constexpr std::string_view kEmpty = "empty";  // a ship that something is shifted to may carry nothing
constexpr int kMostLoaded = 7;                // three bits (bits_of)
constexpr int kMostMechanized = 3;

std::string load_word(const Load& load) {
  std::string out;
  const auto add = [&](const std::string& part) { out += (out.empty() ? "" : "+") + part; };
  const auto some = [&](int n, const char* what) {
    if (n > 0) add(std::to_string(n) + what);
  };
  some(load.ground_forces, "gf");
  some(load.shock_troops, "st");
  some(load.mechanized - load.damaged, "mu");
  some(load.damaged, "dmu");
  some(load.pds, "pds");
  for (unsigned i = 0; i < kLeadersEach; ++i) {
    if ((load.leaders >> i & 1U) != 0) add("l" + std::to_string(i + 1));
  }
  return out.empty() ? std::string(kEmpty) : out;
}

// One part of it, such as "2gf" or "l1". Order and repetition are seen to by whoever prints it again.
bool add_part(std::string_view part, Load& load) {
  if (part.size() < 2) return false;
  const int digit = part[part[0] == 'l' ? 1 : 0] - '0';
  if (digit < 1 || digit > kMostLoaded) return false;
  const auto n = static_cast<std::uint8_t>(digit);
  const std::string_view what = part.substr(1);
  if (part[0] == 'l' && part.size() == 2 && n <= kLeadersEach) {
    load.leaders = static_cast<std::uint8_t>(load.leaders | 1U << (n - 1U));
  } else if (what == "gf") {
    load.ground_forces = n;
  } else if (what == "st") {
    load.shock_troops = n;
  } else if (what == "mu" || what == "dmu") {
    load.mechanized = static_cast<std::uint8_t>(load.mechanized + n);
    if (what == "dmu") load.damaged = n;
  } else if (what == "pds") {
    load.pds = n;
  } else {
    return false;
  }
  return true;
}

std::string print_load(const Rules&, std::span<const std::uint8_t> bytes) {
  return load_word(load_of(bytes[0], bytes[1]));
}
bool parse_load(const Rules&, std::string_view word, std::span<std::uint8_t> bytes) {
  Load load;
  for (std::string_view rest = word == kEmpty ? "" : word; !rest.empty();) {
    const std::string_view part = rest.substr(0, rest.find('+'));
    if (!add_part(part, load)) return false;
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
  }
  if (load.mechanized > kMostMechanized || load_word(load) != word) return false;
  bytes[0] = low(load);
  bytes[1] = high(load);
  return true;
}

// ---- outcomes of votes

// Seats have the same words as colours of technologies.
constexpr std::string_view kOfTechnology = "_technology";

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
      return r.name(PoliticalId(bytes[1]));
    case OutcomeKind::Colour:
      return std::string(enum_name(static_cast<Colour>(bytes[1]))) + std::string(kOfTechnology);
  }
  return "?";
}

bool parse_colour_outcome(std::string_view word, std::uint8_t& out) {
  if (!word.ends_with(kOfTechnology)) return false;
  word.remove_suffix(kOfTechnology.size());
  const auto colour = find_enum<Colour>(word);
  if (!colour || *colour == Colour::None) return false;
  out = static_cast<std::uint8_t>(*colour);
  return true;
}

// The words of all kinds of outcomes differ (pack/validate_ids.cc).
bool parse_outcome(const Rules& r, std::string_view word, std::span<std::uint8_t> bytes) {
  OutcomeKind kind = OutcomeKind::ForAgainst;
  if (word == "for" || word == "against") {
    bytes[1] = word == "for" ? kFor : kAgainst;
  } else if (parse_id<SeatId>(r, word, bytes[1])) {
    kind = OutcomeKind::Seat;
  } else if (parse_id<PlanetId>(r, word, bytes[1])) {
    kind = OutcomeKind::Planet;
  } else if (parse_id<PoliticalId>(r, word, bytes[1])) {
    kind = OutcomeKind::Law;
  } else if (parse_colour_outcome(word, bytes[1])) {
    kind = OutcomeKind::Colour;
  } else {
    return false;
  }
  bytes[0] = static_cast<std::uint8_t>(kind);
  return true;
}

using Kind = OperandKind<Rules>;
constexpr std::array<Kind, 28> kKinds{
    Kind::number("number", "a number from 0 to 255"),
    Kind{"seat", Words::print_seat, Words::parse_seat, "a seat colour"},
    Kind::id<SystemId>("system", "a system such as mecatol_rex_system"),
    Kind::id<PlanetId>("planet", "a planet such as mecatol_rex"),
    Kind{"place", Words::print_place, Words::parse_place, "a system for the space area, or a planet"},
    Kind::id<SpotId>("spot", "a place of the map such as 1,-2"),
    Kind::word<Unit>("unit", "a unit type such as war_sun"),
    Kind{"piece", Words::print_piece, Words::parse_piece,
         "a unit type, with damaged_ before it if it is damaged"},
    Kind{"load", print_load, parse_load, "what a ship carries, such as 2gf+1pds+l1, or empty", 2},
    Kind::id<RaceId>("race", "a race such as sol"),
    Kind::id<TechId>("technology"),
    Kind::id<CardKindId>("card", "an action card"),
    Kind::id<PoliticalId>("political", "a political card"),
    Kind::id<PoliticalId>("law", "a political card"),
    Kind::id<ObjectiveId>("objective", "an objective"),
    Kind::id<PowerId>("power", "an ability of a race"),
    Kind::id<LeaderId>("leader", "a leader"),
    Kind::id<CounterKindId>("counter", "a domain counter"),
    Kind{
        "ability", Words::print_ability, Words::parse_ability,
        "an action card, technology, ability of a race, law, strategy card, domain counter or type of leader",
        2},
    Kind{"outcome", print_outcome, parse_outcome,
         "for, against, a seat colour, a planet, a law or a colour such as red_technology", 2},
    Kind::word<StrategyCard>("strategy", "a strategy card"),
    Kind::word<Area>("area", "strategy, fleet or command"),
    Kind::word<Colour>("colour", "red, green, blue or yellow"),
    Kind::word<Wormhole>("wormhole", "alpha or beta"),
    Kind::word<Phase>("phase"),
    Kind::word<RollKind>("roll"),
    Kind::word<ActionKind>("action"),
    Kind{"effect", print_effect, parse_effect,
         "an effect such as no_vote (Hold in state.h), with : and what it is on", 2, nullptr,
         enum_names(Hold{})},
};

}  // namespace

const std::vector<HappeningDef> kHappenings = ti::all_happenings(happening_def);

std::vector<std::string_view> happening_patterns() { return patterns_of(kHappenings); }

std::span<const OperandKind<Rules>> operand_kinds() { return kKinds; }

}  // namespace orrery::ti3
