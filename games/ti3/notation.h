// The verbs of Twilight Imperium 3 and their one text each, and the events with theirs.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/flow/choice.h"
#include "games/codec.h"
#include "games/ti/happening.h"
#include "games/ti3/types.h"

namespace orrery::ti3 {

struct Rules;

// The order of the verbs is the canonical order of options. Append, never reorder once records exist.
enum class Verb : std::uint8_t {
  Race,  // set-up
  Home,
  Tile,
  FaceDown,
  Take,  // strategy phase
  BonusGoods,
  BonusCounter,
  Strategic,  // actions
  Activate,
  Transfer,
  Play,
  Use,
  Copy,
  Pass,
  Skip,
  Follow,  // the secondary ability of a strategy card
  Instead,
  Areas,  // command counters
  Gain,
  Exhaust,  // paying
  Spend,
  Research,
  Place,
  Move,  // tactical action
  MoveLaden,
  Load,
  LoadLeader,
  Fire,
  Hold,
  Retreat,
  Stay,
  RetreatTo,
  Damage,
  DamageLaden,
  Hit,
  HitLaden,
  Reroll,
  Probe,
  Land,
  LandLeader,
  Shift,
  Bombard,
  Bacteria,
  Raze,
  First,
  Run,
  Produce,
  Build,
  Remove,
  RemoveLaden,
  Claim,  // status phase
  Discard,
  Refresh,
  Scrap,
  ScrapLaden,
  Break,
  HandOver,
  Execute,
  Exchange,
  SeeTop,  // council
  Vote,
  VotePair,
  Abstain,
  Decide,
  DecidePair,
  OpenTrade,  // trade
  CancelTrade,
  Offer,
  Answer,
  Decline,
  Approve,
  Refuse,
  Give,
  From,  // answers to texts
  Player,
  System,
  Planet,
  UnitAt,
  LadenAt,
  Technology,
  Card,
  StrategyCard,
  Political,
  Law,
  Power,
  Objective,
  Leader,
  Colour,
  Number,
  Die,
  Yes,
  No,
  Done,
};
inline constexpr std::array<std::string_view, 93> kVerbPatterns{
    "race {race}",
    "home {spot}",
    "tile {system} {spot}",
    "face_down {spot}",
    "take {strategy}",
    "bonus goods",
    "bonus counter",
    "strategic {strategy}",
    "activate {system}",
    "transfer {system} {system}",
    "play {card}",
    "use {ability}",
    "copy {card}",
    "pass",
    "skip",
    "follow {strategy}",
    "follow {strategy} primary",
    "areas {number} {number} {number}",
    "gain {number} {number} {number}",
    "exhaust {planet}",
    "spend {number}",
    "research {technology}",
    "place {unit} {place}",
    "move {piece} {system}",
    "move {piece} {load} {system}",
    "load {unit} {place}",
    "load {leader} {place}",
    "fire",
    "hold",
    "retreat",
    "stay",
    "retreat {system}",
    "damage {unit}",
    "damage {unit} {load}",
    "hit {piece}",
    "hit {piece} {load}",
    "reroll {unit} {number}",
    "probe",
    "land {unit} {piece} {load} {planet}",
    "land {leader} {planet}",
    "shift {unit} {piece} {load} {piece} {load}",
    "bombard {unit} {planet}",
    "bacteria {unit} {planet}",
    "raze {unit} {planet}",
    "first {planet}",
    "run {number}",
    "produce {unit} {place}",
    "build {planet}",
    "remove {piece} {place}",
    "remove {piece} {load} {place}",
    "claim {objective}",
    "discard {card}",
    "refresh {planet}",
    "scrap {piece} {place}",
    "scrap {piece} {load} {place}",
    "break {seat}",
    "hand_over {leader} {seat}",
    "execute {leader}",
    "exchange {seat}",
    "top {political}",
    "vote {outcome}",
    "vote {outcome} {outcome}",
    "abstain",
    "decide {outcome}",
    "decide {outcome} {outcome}",
    "open_trade",
    "cancel_trade",
    "offer {seat} {number}",
    "answer {number}",
    "decline",
    "approve",
    "refuse",
    "give {seat} {number}",
    "from {area}",
    "player {seat}",
    "system {system}",
    "planet {planet}",
    "unit {seat} {piece} {place}",
    "unit {seat} {piece} {load} {place}",
    "technology {technology}",
    "card {card}",
    "strategy {strategy}",
    "agenda {political}",
    "law {law}",
    "ability {power}",
    "objective {objective}",
    "leader {leader}",
    "colour {colour}",
    "number {number}",
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

// A load in a choice: its two operand bytes. Three bits each for ground forces, shock troops, PDS and
// leaders, two for mechanized units and for how many of these are damaged.
constexpr unsigned bits_of(const Load& l) {
  return l.ground_forces | l.shock_troops << 3U | l.pds << 6U | l.leaders << 9U | l.mechanized << 12U |
         l.damaged << 14U;
}
constexpr std::uint8_t low(const Load& l) { return static_cast<std::uint8_t>(bits_of(l)); }
constexpr std::uint8_t high(const Load& l) { return static_cast<std::uint8_t>(bits_of(l) >> 8U); }
constexpr Load load_of(std::uint8_t low, std::uint8_t high) {
  const unsigned bits = low | static_cast<unsigned>(high) << 8U;
  const auto part = [&](unsigned at, unsigned mask) { return static_cast<std::uint8_t>(bits >> at & mask); };
  Load l;
  l.ground_forces = part(0, 7);
  l.shock_troops = part(3, 7);
  l.pds = part(6, 7);
  l.leaders = part(9, 7);
  l.mechanized = part(12, 3);
  l.damaged = part(14, 3);
  return l;
}

// The operands of a choice, read back.
constexpr SystemId system_at(Choice c, std::size_t i) { return SystemId(c.operand(i)); }
constexpr PlanetId planet_at(Choice c, std::size_t i) { return PlanetId(c.operand(i)); }
constexpr SeatId seat_at(Choice c, std::size_t i) { return SeatId(c.operand(i)); }
constexpr Unit unit_at(Choice c, std::size_t i) { return static_cast<Unit>(c.operand(i)); }
constexpr Piece piece_at(Choice c, std::size_t i) { return piece_of(c.operand(i)); }
constexpr Place place_at(Choice c, std::size_t i) { return place_of(c.operand(i)); }
constexpr Load load_at(Choice c, std::size_t i) { return load_of(c.operand(i), c.operand(i + 1)); }
constexpr StrategyCard strategy_at(Choice c, std::size_t i) {
  return static_cast<StrategyCard>(c.operand(i));
}
constexpr AbilityRef ability_at(Choice c, std::size_t i) {
  return {static_cast<Source>(c.operand(i)), c.operand(i + 1)};
}

// An outcome of a vote in a choice: what kind of thing, and its number. Two operand bytes.
enum class OutcomeKind : std::uint8_t { ForAgainst, Seat, Planet, Law, Colour };
constexpr OutcomeKind outcome_kind(Vote v) {
  switch (v) {
    case Vote::ForAgainst:
      return OutcomeKind::ForAgainst;
    case Vote::Player:
    case Vote::TwoPlayers:
      return OutcomeKind::Seat;
    case Vote::Planet:
    case Vote::TwoPlanets:
      return OutcomeKind::Planet;
    case Vote::Law:
      return OutcomeKind::Law;
    case Vote::Colour:
      return OutcomeKind::Colour;
  }
  return OutcomeKind::ForAgainst;
}

enum class Happening : std::uint8_t {
  // set-up
  SpeakerIs,      // seat
  RaceTaken,      // seat race
  HomeChosen,     // seat spot
  TileDealt,      // private: seat system
  TilePlaced,     // seat(0xff none) system spot
  TileFaceDown,   // spot
  TileTurned,     // system spot
  TilesShown,     // seat: they prove that no tile with a planet is left (TI3-GALAXY-14)
  SecretDealt,    // private: seat objective
  CounterPlaced,  // planet
  // phases
  RoundBegan,        // number
  PhaseBegan,        // phase
  StrategyTaken,     // seat card
  BonusPlaced,       // card number
  BonusTaken,        // seat number(goods) number(counters)
  TurnBegan,         // seat
  ActionTaken,       // seat action
  Skipped,           // seat
  Passed,            // seat
  StrategyUsed,      // seat card
  StrategyReturned,  // seat card
  StrategyGiven,     // seat seat card
  Followed,          // seat card
  // units
  UnitPlaced,     // seat number unit place
  UnitProduced,   // seat number unit place
  ShipMoved,      // seat piece from to
  FightersMoved,  // seat number from to
  UnitLoaded,     // seat unit place
  UnitLanded,     // seat number unit planet
  UnitLifted,     // seat number unit planet (back aboard)
  UnitShifted,    // seat unit system (to another ship)
  TroopsMoved,    // seat number planet planet
  UnitDestroyed,  // seat piece place
  UnitRemoved,    // seat piece place (to reinforcements, not destroyed)
  UnitDamaged,    // seat unit place
  UnitRepaired,   // seat unit place
  DockMoved,      // seat planet planet
  // planets
  ControlGained,    // seat planet
  ControlLost,      // seat planet
  PlanetNeutral,    // planet
  PlanetExhausted,  // seat planet
  PlanetRefreshed,  // seat planet
  // counters, goods
  CounterOnBoard,   // seat system
  CounterReturned,  // seat system
  CountersGained,   // seat strategy fleet command
  CounterSpent,     // seat area
  AreasSet,         // seat strategy fleet command
  GoodsGained,      // seat number
  GoodsSpent,       // seat number
  GoodsLost,        // seat number
  GoodsGiven,       // seat seat number
  // technology
  TechnologyGained,  // seat technology
  TechnologyLost,    // seat technology
  // cards
  CardsDrawn,           // seat number
  CardDrawn,            // private: seat card
  CardLaidOpen,         // card
  CardTaken,            // seat card
  CardPlayed,           // seat card
  CardCancelled,        // seat card
  CardDiscarded,        // seat card
  CardGiven,            // seat seat
  CardPassed,           // private to both: seat seat card
  HandSeen,             // seat seat
  CardSeen,             // private to both: seat seat card
  CardInDeck,           // private: seat card number
  ActionCardsShuffled,  // number
  AbilityUsed,          // seat ability
  // battle
  BattleBegan,       // attacker defender system
  InvasionBegan,     // attacker defender(0xff none) planet
  CombatRound,       // number
  DiceRolled,        // seat roll number(dice) number(hits)
  DieShown,          // seat unit number(face) number(what it needed)
  RetreatAnnounced,  // seat
  Retreated,         // seat system
  BattleWon,         // seat system
  BattleDrawn,       // system
  InvasionWon,       // seat planet
  InvasionFailed,    // seat planet
  HitsCancelled,     // seat number
  // points
  ObjectiveRevealed,  // objective
  Claimed,            // seat objective number
  PointsGained,       // seat number
  PointsLost,         // seat number
  Won,                // seat
  GameOver,           // by Imperium Rex
  Eliminated,         // seat
  // council
  PoliticalDrawn,      // political
  PoliticalSkipped,    // political
  PoliticalsSeen,      // seat number
  PoliticalSeen,       // private: seat political
  PoliticalReturned,   // seat number(on top) number(at the bottom)
  PoliticalDiscarded,  // political
  PoliticalsShuffled,  // number
  Voted,               // seat outcome number
  VotedPair,           // seat outcome outcome number
  Abstained,           // seat
  OutcomeDecided,      // outcome
  PairDecided,         // outcome outcome
  TieBroken,           // seat outcome
  LawEnacted,          // law
  LawDiscarded,        // law
  LawOwner,            // seat law
  // trade
  TradeOpened,     // seat
  OfferMade,       // seat seat
  OfferDeclined,   // seat seat
  OfferRefused,    // seat (the active player) seat seat
  AgreementMade,   // seat seat
  AgreementEnded,  // seat seat
  // options
  CounterRevealed,  // planet counter
  CounterSeen,      // private: seat planet counter
  CounterRemoved,   // planet
  Probed,           // seat system
  Razed,            // seat planet
  WormholeFound,    // wormhole system
  LeaderPlaced,     // seat leader place
  LeaderKilled,     // seat leader
  LeaderEscaped,    // seat leader
  LeaderCaptured,   // seat leader seat
  LeaderFreed,      // seat leader
  MarkerMoved,      // number: the round marker of Age of Empire
  TileShown,        // seat system: one of those that TilesShown is about
  EffectBegan,      // seat(0xff all) hold object: what lasts for a while (Hold in state.h)
};

using ti::HappeningDef;
extern const std::vector<HappeningDef> kHappenings;  // by Happening; its size is checked in notation.cc

std::vector<std::string_view> happening_patterns();

// Operand kinds of both tables: number, seat, system, planet, place, spot, unit, piece, load (two bytes),
// race, technology, card (a card kind), political, law, objective, power, leader (a row of leaders.tsv),
// counter (a kind of domain counter), ability (source and number), outcome (kind and number), strategy, area,
// colour, wormhole, phase, roll, action.
std::span<const OperandKind<Rules>> operand_kinds();

class Codec final : public CodecOf<Rules> {
 public:
  explicit Codec(const Rules& rules) : CodecOf(rules, operand_kinds()) {}
};

}  // namespace orrery::ti3
