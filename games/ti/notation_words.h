// Kinds of operands that are written alike in every edition: seats, pieces, places, and what has a text
// (`Kind{"seat", ...}` of a game's notation.cc). `Ids` says what is the game's own: Rules, Piece, Place,
// AbilityRef, Source, piece(byte), place(byte).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/id.h"
#include "games/codec.h"
#include "games/ti/words.h"

namespace orrery::ti {

inline constexpr std::string_view kNoneWord = "none";
inline constexpr std::uint8_t kNothing = 0xff;

template <class Ids>
struct NotationWords {
  using Rules = typename Ids::Rules;
  using Bytes = std::span<const std::uint8_t>;

  static std::string print_seat(const Rules& r, Bytes bytes) {
    return bytes[0] == kNothing ? std::string(kNoneWord) : r.name(SeatId(bytes[0]));
  }
  static bool parse_seat(const Rules& r, std::string_view word, std::span<std::uint8_t> bytes) {
    return parse_id<SeatId>(r, word, bytes[0]);
  }

  static std::string print_piece(const Rules&, Bytes bytes) { return piece_word(Ids::piece(bytes[0])); }
  static bool parse_piece(const Rules&, std::string_view word, std::span<std::uint8_t> bytes) {
    return parse_piece_word<typename Ids::Piece>(word, bytes[0]);
  }

  // A space area is named by its system, a planet by its id.
  static std::string print_place(const Rules& r, Bytes bytes) { return place_word(r, Ids::place(bytes[0])); }
  static bool parse_place(const Rules& r, std::string_view word, std::span<std::uint8_t> bytes) {
    return parse_place_word<typename Ids::Place>(r, word, bytes[0]);
  }

  static std::string print_ability(const Rules& r, Bytes bytes) {
    return r.name(typename Ids::AbilityRef{static_cast<typename Ids::Source>(bytes[0]), bytes[1]});
  }
  static bool parse_ability(const Rules& r, std::string_view word, std::span<std::uint8_t> bytes) {
    typename Ids::AbilityRef ref;
    if (!r.find(word, ref)) return false;
    bytes[0] = static_cast<std::uint8_t>(ref.source);
    bytes[1] = ref.id;
    return true;
  }
};

}  // namespace orrery::ti
