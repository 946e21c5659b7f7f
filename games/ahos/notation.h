// The verbs of A Handful of Stars and their one text each, and the events with theirs.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/flow/choice.h"
#include "games/ahos/types.h"
#include "games/codec.h"

namespace orrery::ahos {

struct Rules;

// The order of the verbs is the canonical order of options. Append, never reorder: records hold the texts,
// but the order of options is part of the rules signature.
enum class Verb : std::uint8_t {
  Home,     // set-up: Home planet
  Settle,   // set-up: first colony
  Develop,  // take a Development token
  Produce,  // actions
  MoveAction,
  Outpost,
  Colony,
  Acquire,
  AcquireToken,
  ReserveAction,
  DiscardAction,
  Remove,
  Use,
  Pass,
  End,
  Build,  // steps of actions
  Move,
  Warp,
  Slip,
  Stow,
  Shift,
  Swap,
  Discard,
  Spend,
  SpendToken,
  Stay,  // combat
  Withdraw,
  Reinforce,
  ReinforceWarp,
  Pull,
  PullWarp,
  Yield,
  Lose,
  Retreat,
  Take,  // answers to texts
  Against,
  Sabotage,
  Cycle,
  Close,
  Open,
  Salvage,
  Trash,
  Done,
};
inline constexpr std::array<std::string_view, 43> kVerbPatterns{
    "home {system}",
    "settle {system}",
    "develop {token}",
    "produce",
    "move",
    "outpost {space}",
    "colony {space}",
    "acquire {card}",
    "acquire wormhole_token",
    "reserve",
    "discard",
    "remove {held}",
    "use {held}",
    "pass",
    "end",
    "build {unit} {space}",
    "move {unit} {space} {space}",
    "warp {unit} {space} {space}",
    "slip {space}",
    "stow {held} {reserve}",
    "shift {held}",
    "swap {held} {held}",
    "discard {held}",
    "spend {held} {resource}",
    "spend {token} {resource}",
    "stay",
    "withdraw",
    "reinforce {unit} {space}",
    "reinforce {unit} {space} wormhole",
    "pull {unit} {space}",
    "pull {unit} {space} wormhole",
    "yield",
    "lose {unit}",
    "retreat {unit} {space}",
    "take {held}",
    "against {seat}",
    "sabotage {seat} {held}",
    "cycle {card}",
    "close {connection}",
    "open {connection}",
    "salvage {space}",
    "trash {held}",
    "done",
};
static_assert(kVerbPatterns.size() == static_cast<std::size_t>(Verb::Done) + 1);

template <class... Operands>
constexpr Choice make(Verb verb, Operands... operands) {
  return Choice::of(verb, static_cast<std::uint8_t>(operands)...);
}
constexpr std::uint8_t raw(SpaceId id) { return id.value; }
constexpr std::uint8_t raw(KindId id) { return id.value; }
constexpr std::uint8_t raw(SeatId id) { return id.value; }
constexpr std::uint8_t raw(TileId id) { return id.value; }
constexpr std::uint8_t raw(EdgeId id) { return id.value; }
constexpr std::uint8_t raw(TokenKindId id) { return id.value; }
constexpr std::uint8_t raw(AlienId id) { return id.value; }
constexpr std::uint8_t raw(RaceId id) { return id.value; }

// The operands of a choice, read back.
constexpr SpaceId space_at(Choice c, std::size_t i) { return SpaceId(c.operand(i)); }
constexpr Unit unit_at(Choice c, std::size_t i) { return static_cast<Unit>(c.operand(i)); }
constexpr Zone zone_at(Choice c, std::size_t i) {
  return static_cast<Zone>(c.operand(i));
}  // of a held card: zone, kind
constexpr KindId kind_at(Choice c, std::size_t i) { return KindId(c.operand(i)); }

enum class Happening : std::uint8_t {
  TilePlaced,
  BlackHolePlaced,
  BlackHoleAside,
  BlackHoleRemoved,
  SystemDealt,
  TechnologyDealt,  // private
  TechnologyDealtTo,
  RaceDealt,
  Chosen,        // a secret choice was made
  ChosenSecret,  // private: which
  MarkerPlaced,
  MarkerRemoved,
  UnitsPlaced,
  FirstPlayer,
  TokenOffered,
  TokenTaken,
  TechnologyOffered,
  WormholesOnSale,
  AlienPlaced,
  Drew,
  DrewCard,  // private
  Reshuffled,
  TurnBegan,
  Action,  // an action of the list was taken
  Passed,
  Spent,
  SpentToken,
  TokensReady,
  Built,
  Moved,
  Warped,
  Slipped,
  Points,          // the VP track of a player changed
  TookSystem,      // a system card went to a discard pile
  ReturnedSystem,  // a system card went to the neutral cards
  Acquired,
  AcquiredToken,
  Stowed,
  Shifted,
  Swapped,
  Discarded,
  Removed,
  UsedText,
  TextEnded,
  TookToHand,
  CombatBegan,
  NeutralCombatBegan,
  AlienRevealed,
  AlienRemoved,
  AlienSeen,  // private
  Peeked,
  Stayed,
  Withdrew,
  Yielded,
  Answered,
  MarginNow,
  UnitLost,
  Retreated,
  CombatWon,
  NeutralWon,
  Salvaged,
  EnvoyPaid,
  PactMade,
  PactEnded,
  EndIsNear,
  Stalemate,
  FinalScore,
  Won,
  Cycled,  // a Technology card went under the deck
};

struct HappeningDef {
  std::string_view pattern;
  bool to_owner_only = false;  // redaction: others do not see the event; the owner is its first operand
};
extern const std::array<HappeningDef, 69> kHappenings;
static_assert(static_cast<std::size_t>(Happening::Cycled) == 68);

// The patterns alone, for a Notation of events.
std::vector<std::string_view> happening_patterns();

// Operand kinds of both tables: system, token, space, card, held (zone and kind), unit, reserve, resource,
// seat, connection, race, alien, marker, number, action, side.
std::span<const OperandKind<Rules>> operand_kinds();

class Codec final : public CodecOf<Rules> {
 public:
  explicit Codec(const Rules& rules) : CodecOf(rules, operand_kinds()) {}
};

}  // namespace orrery::ahos
