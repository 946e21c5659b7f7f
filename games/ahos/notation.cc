#include "games/ahos/notation.h"

#include "games/ahos/rules.h"

namespace orrery::ahos {

const std::array<HappeningDef, 69> kHappenings{{
    {"tile_placed {space} {system}"},
    {"black_hole_placed {connection}"},
    {"black_hole_aside {space}"},
    {"black_hole_removed {connection}"},
    {"system_dealt {seat} {card}"},
    {"technology_dealt {seat} {card}", true},
    {"technology_dealt_to {seat} {number}"},
    {"race_dealt {seat} {race}"},
    {"chosen {seat}"},
    {"chosen_secret {seat} {space}", true},
    {"marker_placed {seat} {marker} {space}"},
    {"marker_removed {seat} {marker} {space}"},
    {"units_placed {seat} {number} {unit} {space}"},
    {"first_player {seat}"},
    {"token_offered {token}"},
    {"token_taken {seat} {token}"},
    {"technology_offered {card}"},
    {"wormholes_on_sale {card}"},
    {"alien_placed {space}"},
    {"drew {seat} {number}"},
    {"drew_card {seat} {card}", true},
    {"reshuffled {seat} {number}"},
    {"turn_began {seat} {number}"},
    {"action {seat} {action}"},
    {"passed {seat}"},
    {"spent {seat} {held} {resource}"},
    {"spent_token {seat} {token} {resource}"},
    {"tokens_ready {seat}"},
    {"built {seat} {unit} {space}"},
    {"moved {seat} {unit} {space} {space}"},
    {"warped {seat} {unit} {space} {space}"},
    {"slipped {seat} {space}"},
    {"points {seat} {number}"},
    {"took_system {seat} {card}"},
    {"returned_system {seat} {held}"},
    {"acquired {seat} {card}"},
    {"acquired_token {seat}"},
    {"stowed {seat} {held} {reserve}"},
    {"shifted {seat} {held}"},
    {"swapped {seat} {held} {held}"},
    {"discarded {seat} {held}"},
    {"removed {seat} {held}"},
    {"used_text {seat} {held}"},
    {"text_ended {seat} {card}"},
    {"took_to_hand {seat} {held}"},
    {"combat_began {seat} {seat} {space}"},
    {"neutral_combat_began {seat} {space}"},
    {"alien_revealed {space} {alien}"},
    {"alien_removed {space} {alien}"},
    {"alien_seen {seat} {space} {alien}", true},
    {"peeked {seat} {space}"},
    {"stayed {seat}"},
    {"withdrew {seat}"},
    {"yielded {seat}"},
    {"answered {seat}"},
    {"margin_now {side} {number}"},
    {"unit_lost {seat} {unit} {space}"},
    {"retreated {seat} {unit} {space} {space}"},
    {"combat_won {seat} {side} {space}"},
    {"neutral_won {seat} {space}"},
    {"salvaged {seat} {space}"},
    {"envoy_paid {seat}"},
    {"pact_made {seat} {seat}"},
    {"pact_ended {seat} {seat}"},
    {"end_is_near {number} {number}"},
    {"stalemate"},
    {"final_score {seat} {number}"},
    {"won {seat}"},
    {"cycled {card}"},
}};

namespace {

// Names of the nine actions of ACT-1 in events.
constexpr std::array<std::string_view, 2> kReserves{"r1", "r2"};
constexpr std::array<std::string_view, 9> kActions{"produce", "move",   "colonise", "acquire", "reserve",
                                                   "discard", "remove", "text",     "pass"};

// "T01" is in hand, "T01/r1" in Reserve One, "T01/r2" in Reserve Two, "T01/discard" in the discard pile.
bool parse_held(const Rules& r, std::string_view word, std::span<std::uint8_t> bytes) {
  const std::size_t slash = word.find('/');
  Zone zone = Zone::Hand;
  if (slash != std::string_view::npos) {
    const auto found = find_enum<Zone>(word.substr(slash + 1));
    if (!found || *found == Zone::Hand || *found > Zone::Discard) return false;
    zone = *found;
  }
  bytes[0] = static_cast<std::uint8_t>(zone);
  return parse_id<KindId>(r, word.substr(0, slash), bytes[1]);
}

std::string print_held(const Rules& r, std::span<const std::uint8_t> bytes) {
  const Zone zone = static_cast<Zone>(bytes[0]);
  std::string out = r.name(KindId(bytes[1]));
  if (zone != Zone::Hand) out += "/" + std::string(enum_name(zone));
  return out;
}

std::string print_reserve(const Rules&, std::span<const std::uint8_t> bytes) {
  return bytes[0] == static_cast<std::uint8_t>(Zone::ReserveTwo) ? "r2" : "r1";
}
bool parse_reserve(const Rules&, std::string_view word, std::span<std::uint8_t> bytes) {
  bytes[0] = static_cast<std::uint8_t>(word == "r2" ? Zone::ReserveTwo : Zone::ReserveOne);
  return word == "r1" || word == "r2";
}

std::string print_action(const Rules&, std::span<const std::uint8_t> bytes) {
  return std::string(bytes[0] < kActions.size() ? kActions[bytes[0]] : "?");
}
bool parse_action(const Rules&, std::string_view word, std::span<std::uint8_t> bytes) {
  std::uint8_t& b = bytes[0];
  for (b = 0; b < kActions.size(); ++b) {
    if (kActions[b] == word) return true;
  }
  return false;
}

using Kind = OperandKind<Rules>;
constexpr std::array<Kind, 16> kKinds{
    Kind::id<SpaceId>("space", "a space of the board", [](const Rules& r) { return r.spaces.size(); }),
    Kind{"held", print_held, parse_held, "a card id, with /r1, /r2 or /discard unless it is in hand", 2},
    Kind::word<Unit>("unit", "fleet or star_base"),
    Kind::word<Resource>("resource", "energy, matter, population or research"),
    Kind::id<KindId>("card", "a card id"),
    Kind::id<TokenKindId>("token", "a Development token id"),
    Kind::id<TileId>("system", "a system id"),
    Kind::id<SeatId>("seat", "a seat colour"),
    Kind::id<EdgeId>("connection", "a connection such as 14-19"),
    Kind{"reserve", print_reserve, parse_reserve, "r1 or r2", 1, nullptr, kReserves},
    Kind::id<RaceId>("race"),
    Kind::id<AlienId>("alien"),
    Kind::word<Marker>("marker"),
    Kind::word<Side>("side"),
    Kind{"action", print_action, parse_action, {}, 1, nullptr, kActions},
    Kind::number("number"),
};

}  // namespace

std::vector<std::string_view> happening_patterns() { return patterns_of(kHappenings); }

std::span<const OperandKind<Rules>> operand_kinds() { return kKinds; }

}  // namespace orrery::ahos
