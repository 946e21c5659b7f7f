// The verbs of Twilight Imperium 4 and their one text each, and the events with theirs.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/flow/choice.h"
#include "games/codec.h"
#include "games/ti/happening.h"
#include "games/ti4/types.h"

namespace orrery::ti4 {

struct Rules;

// The order of the verbs is the canonical order of options. Append, never reorder once records exist.
enum class Verb : std::uint8_t {
  Faction,  // set-up
  Tile,
  Keep,
  Take,       // strategy phase
  Strategic,  // actions
  Activate,
  Play,
  Use,
  Pass,
  End,
  Follow,  // the secondary ability of a strategy card
  Pools,
  Gain,
  Exhaust,
  Spend,
  Research,
  Place,
  Move,  // tactical action
  Load,
  Fire,
  FireAt,
  Hold,
  Retreat,
  Stay,
  RetreatTo,
  Sustain,
  Hit,
  Reroll,
  Bombard,
  ExtraDie,
  RemoveCustodians,
  Commit,
  CommitFighters,
  First,
  Produce,
  Recall,
  Remove,
  Score,
  Discard,
  Return,
  Ready,
  Top,
  Bottom,
  Speaker,
  Vote,
  Abstain,
  Decide,
  Predict,
  Offer,  // transactions
  GiveGoods,
  GiveCommodities,
  GiveNote,
  GiveCard,
  WantGoods,
  WantCommodities,
  WantNote,
  WantCard,
  Propose,
  Accept,
  Decline,
  Counter,
  From,    // a pool of the command sheet
  Player,  // answers to texts
  System,
  Planet,
  UnitAt,
  Technology,
  Card,
  Law,
  Number,
  Swap,
  Wormhole,
  Die,
  Yes,
  No,
  Done,
};
inline constexpr std::array<std::string_view, 76> kVerbPatterns{
    "faction {faction}",
    "tile {system} {spot}",
    "keep {objective}",
    "take {strategy}",
    "strategic {strategy}",
    "activate {system}",
    "play {card}",
    "use {ability}",
    "pass",
    "end",
    "follow {strategy}",
    "pools {number} {number} {number}",
    "gain {number} {number} {number}",
    "exhaust {planet}",
    "spend {number}",
    "research {technology}",
    "place {unit} {place}",
    "move {piece} {system}",
    "load {unit} {place}",
    "fire",
    "fire {seat}",
    "hold",
    "retreat",
    "stay",
    "retreat {system}",
    "sustain {unit}",
    "hit {piece}",
    "reroll {unit} {number}",
    "bombard {unit} {planet}",
    "extra_die {unit} {place}",
    "remove_custodians",
    "commit {number} {planet}",
    "commit {number} fighters {planet}",
    "first {planet}",
    "produce {unit} {place}",
    "recall {piece} {place}",
    "remove {piece} {place}",
    "score {objective}",
    "discard {card}",
    "return {objective}",
    "ready {planet}",
    "top {agenda}",
    "bottom {agenda}",
    "speaker {seat}",
    "vote {outcome}",
    "abstain",
    "decide {outcome}",
    "predict {outcome}",
    "offer {seat}",
    "give {number} trade_goods",
    "give {number} commodities",
    "give {note}",
    "give {card}",
    "want {number} trade_goods",
    "want {number} commodities",
    "want {note}",
    "want {card}",
    "propose",
    "accept",
    "decline",
    "counter",
    "from {pool}",
    "player {seat}",
    "system {system}",
    "planet {planet}",
    "unit {seat} {piece} {place}",
    "technology {technology}",
    "card {strategy}",
    "law {agenda}",
    "number {number}",
    "swap {strategy} {strategy}",
    "wormhole {wormhole} {system}",
    "die {unit} {number}",
    "yes",
    "no",
    "done",
};
static_assert(kVerbPatterns.size() == static_cast<std::size_t>(Verb::Done) + 1);

using ti::make;
using ti::raw;

using Place = ti::Place<SystemId, PlanetId>;
constexpr Place place_of(std::uint8_t byte) { return ti::read_place<SystemId, PlanetId>(byte); }
constexpr Place space_of(SystemId s) { return {s, PlanetId{}}; }
constexpr Place on(PlanetId p) { return {SystemId{}, p}; }

// The operands of a choice, read back.
constexpr SystemId system_at(Choice c, std::size_t i) { return SystemId(c.operand(i)); }
constexpr PlanetId planet_at(Choice c, std::size_t i) { return PlanetId(c.operand(i)); }
constexpr SeatId seat_at(Choice c, std::size_t i) { return SeatId(c.operand(i)); }
constexpr Unit unit_at(Choice c, std::size_t i) { return static_cast<Unit>(c.operand(i)); }
constexpr Piece piece_at(Choice c, std::size_t i) { return piece_of(c.operand(i)); }
constexpr Place place_at(Choice c, std::size_t i) { return place_of(c.operand(i)); }
constexpr StrategyCard strategy_at(Choice c, std::size_t i) {
  return static_cast<StrategyCard>(c.operand(i));
}
constexpr AbilityRef ability_at(Choice c, std::size_t i) {
  return {static_cast<Source>(c.operand(i)), c.operand(i + 1)};
}

// An outcome of an agenda in a choice: what kind of thing, and its number. Two operand bytes.
enum class OutcomeKind : std::uint8_t { ForAgainst, Seat, Planet, Law, Objective };
constexpr OutcomeKind outcome_kind(Election e) {
  switch (e) {
    case Election::ForAgainst:
      return OutcomeKind::ForAgainst;
    case Election::Player:
      return OutcomeKind::Seat;
    case Election::Law:
      return OutcomeKind::Law;
    case Election::ScoredSecret:
      return OutcomeKind::Objective;
    default:
      return OutcomeKind::Planet;
  }
}

enum class Happening : std::uint8_t {
  // set-up
  SpeakerIs,          // seat
  FactionTaken,       // seat faction
  TilePlaced,         // seat(0xff none) system spot
  TilesDealt,         // seat system
  ObjectiveRevealed,  // objective
  SecretDrawn,        // private: seat objective
  SecretsDrawn,       // seat number
  SecretReturned,     // private: seat objective
  SecretsReturned,    // seat number
  // phases
  RoundBegan,         // number
  PhaseBegan,         // phase
  StrategyTaken,      // seat card
  GoodsOnCard,        // card number
  TurnBegan,          // seat
  ActionTaken,        // seat action
  Passed,             // seat
  StrategyExhausted,  // seat card
  StrategyReturned,   // seat card
  Followed,           // seat card
  // units
  UnitPlaced,     // seat number unit place
  UnitProduced,   // seat number unit place
  UnitMoved,      // seat piece from to
  UnitLoaded,     // seat unit place
  UnitLanded,     // seat number planet
  UnitLifted,     // seat number planet (back to space)
  UnitDestroyed,  // seat piece place
  UnitRemoved,    // seat piece place (to the reserve, not destroyed)
  UnitDamaged,    // seat unit place
  UnitRepaired,   // seat unit place
  // planets
  ControlGained,      // seat planet
  ControlLost,        // seat planet
  PlanetExhausted,    // seat planet
  PlanetReadied,      // seat planet
  CustodiansRemoved,  // seat
  // tokens, goods
  TokenPlaced,       // seat system (from pool or reserve)
  TokenReturned,     // seat system
  TokensGained,      // seat tactic fleet strategy
  TokenSpent,        // seat pool
  PoolsSet,          // seat tactic fleet strategy
  GoodsGained,       // seat number
  GoodsSpent,        // seat number
  GoodsLost,         // seat number
  Replenished,       // seat number
  CommoditiesGiven,  // seat seat number
  GoodsGiven,        // seat seat number
  // technology
  TechnologyGained,     // seat technology
  TechnologyExhausted,  // seat technology
  TechnologyReadied,    // seat technology
  TechnologyLost,       // seat technology
  TechnologyCopied,     // seat technology number (token)
  // cards
  CardsDrawn,     // seat number
  CardDrawn,      // private: seat card
  CardPlayed,     // seat card
  CardCancelled,  // seat card
  CardDiscarded,  // seat card
  CardGiven,      // seat seat (which one: private event CardPassed)
  CardPassed,     // private to both: seat seat card
  NoteGiven,      // seat seat
  NotePassed,     // private to both: seat seat note
  NotePlayed,     // seat note
  NoteReturned,   // seat note
  NoteInPlay,     // seat note
  AbilityUsed,    // seat ability
  // combat
  CombatBegan,        // attacker defender system
  GroundCombatBegan,  // attacker defender planet
  CombatRound,        // number
  DiceRolled,         // seat roll_kind number(dice) number(hits)
  DieShown,           // seat unit number(face) number(what it needed)
  RetreatAnnounced,   // seat
  Retreated,          // seat system
  CombatWon,          // seat system
  CombatDrawn,        // system
  GroundCombatWon,    // seat planet
  GroundCombatDrawn,  // planet
  HitsCancelled,      // seat number
  // points
  Scored,        // seat objective number
  PointsGained,  // seat number
  PointsLost,    // seat number
  Won,           // seat
  Eliminated,    // seat
  // agendas
  AgendaRevealed,  // agenda
  AgendaReplaced,  // agenda
  AgendasSeen,     // seat number
  AgendaSeen,      // private: seat agenda
  AgendaReturned,  // seat number (on top) number (at the bottom)
  Voted,           // seat outcome number
  Abstained,       // seat
  Predicted,       // seat outcome
  OutcomeDecided,  // outcome
  LawEnacted,      // agenda
  LawDiscarded,    // agenda
  LawOwner,        // seat agenda
  LawAttached,     // agenda planet
  // transactions
  OfferMade,      // seat seat
  OfferAccepted,  // seat seat
  OfferDeclined,  // seat seat
  // special
  WormholePlaced,       // seat wormhole system
  ShipLostInRift,       // seat piece system
  TurnEnded,            // seat
  UnitsSaved,           // seat number: infantry that will come back
  InfantryMoved,        // seat number place place
  CargoArrived,         // seat number(infantry) number(fighters) system
  AgendaDiscarded,      // agenda
  ActionCardsShuffled,  // number of cards of the discard pile that became the deck
  LawExhausted,         // agenda
  FightersLanded,       // seat number planet (they land like ground forces)
  OfferedNote,          // private to both: seat seat note, of an offer
  WantedNote,           // private to both: seat seat note
  OfferedCard,          // private to both: seat seat card
  WantedCard,           // private to both: seat seat card
  TieBroken,            // seat (the speaker) outcome
  HandSeen,             // seat (who looks) seat (whose action cards)
  CardSeen,             // private to both: seat seat card, of such a hand
};

using ti::HappeningDef;
extern const std::vector<HappeningDef> kHappenings;  // by Happening; its size is checked in notation.cc

std::vector<std::string_view> happening_patterns();

// Operand kinds of both tables: faction, system, spot, objective, strategy, card (a card kind), ability
// (source and number), number, planet, technology, unit, place, piece, seat, agenda, outcome (kind and
// number), note, pool, wormhole, phase, roll, action, law.
std::span<const OperandKind<Rules>> operand_kinds();

class Codec final : public CodecOf<Rules> {
 public:
  explicit Codec(const Rules& rules) : CodecOf(rules, operand_kinds()) {}
};

}  // namespace orrery::ti4
