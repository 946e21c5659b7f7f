#include "games/ahos/notation.h"

#include <charconv>

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
constexpr std::array<std::string_view, 9> kActions{"produce", "move",   "colonise", "acquire", "reserve",
                                                   "discard", "remove", "text",     "pass"};

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

}  // namespace

std::vector<std::string_view> happening_patterns() {
  std::vector<std::string_view> out(kHappenings.size());
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = kHappenings[i].pattern;
  return out;
}

std::size_t Codec::width(std::string_view kind) const {
  if (kind == "held") return 2;
  for (std::string_view known : {"system", "token", "space", "card", "unit", "reserve", "resource", "seat",
                                 "connection", "race", "alien", "marker", "number", "action", "side"}) {
    if (kind == known) return 1;
  }
  return 0;
}

std::string Codec::print(std::string_view kind, std::span<const std::uint8_t> bytes) const {
  const std::uint8_t b = bytes[0];
  if (kind == "space") return r_.name(SpaceId(b));
  if (kind == "held") return print_held(r_, bytes);
  if (kind == "unit") return std::string(enum_name(static_cast<Unit>(b)));
  if (kind == "resource") return std::string(enum_name(static_cast<Resource>(b)));
  if (kind == "card") return r_.name(KindId(b));
  if (kind == "token") return r_.name(TokenKindId(b));
  if (kind == "system") return r_.name(TileId(b));
  if (kind == "seat") return r_.name(SeatId(b));
  if (kind == "connection") return r_.name(EdgeId(b));
  if (kind == "reserve") return b == static_cast<std::uint8_t>(Zone::ReserveTwo) ? "r2" : "r1";
  if (kind == "race") return r_.name(RaceId(b));
  if (kind == "alien") return r_.name(AlienId(b));
  if (kind == "marker") return std::string(enum_name(static_cast<Marker>(b)));
  if (kind == "side") return std::string(enum_name(static_cast<Side>(b)));
  if (kind == "action") return std::string(b < kActions.size() ? kActions[b] : "?");
  return std::to_string(b);
}

bool Codec::parse(std::string_view kind, std::string_view word, std::span<std::uint8_t> bytes) const {
  std::uint8_t& b = bytes[0];
  if (kind == "space") return parse_id<SpaceId>(r_, word, b);
  if (kind == "held") return parse_held(r_, word, bytes);
  if (kind == "unit") return parse_enum<Unit>(word, b);
  if (kind == "resource") return parse_enum<Resource>(word, b);
  if (kind == "card") return parse_id<KindId>(r_, word, b);
  if (kind == "token") return parse_id<TokenKindId>(r_, word, b);
  if (kind == "system") return parse_id<TileId>(r_, word, b);
  if (kind == "seat") return parse_id<SeatId>(r_, word, b);
  if (kind == "connection") return parse_id<EdgeId>(r_, word, b);
  if (kind == "race") return parse_id<RaceId>(r_, word, b);
  if (kind == "marker") return parse_enum<Marker>(word, b);
  if (kind == "side") return parse_enum<Side>(word, b);
  if (kind == "alien") return parse_id<AlienId>(r_, word, b);
  if (kind == "number") return parse_number(word, b);
  if (kind == "reserve") {
    b = static_cast<std::uint8_t>(word == "r2" ? Zone::ReserveTwo : Zone::ReserveOne);
    return word == "r1" || word == "r2";
  }
  if (kind == "action") {
    for (b = 0; b < kActions.size(); ++b) {
      if (kActions[b] == word) return true;
    }
  }
  return false;
}

std::string Codec::expected(std::string_view kind) const {
  if (kind == "space") return "a space of the board (1-" + std::to_string(r_.spaces.size()) + ")";
  if (kind == "held") return "a card id, with /r1, /r2 or /discard unless it is in hand";
  if (kind == "unit") return "fleet or star_base";
  if (kind == "resource") return "energy, matter, population or research";
  if (kind == "card") return "a card id";
  if (kind == "token") return "a Development token id";
  if (kind == "system") return "a system id";
  if (kind == "seat") return "a seat colour";
  if (kind == "connection") return "a connection such as 14-19";
  if (kind == "reserve") return "r1 or r2";
  return "a " + std::string(kind);
}

}  // namespace orrery::ahos
