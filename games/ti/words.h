// How the notation writes units and places, pieces with `unit` and `damaged`, places with `system` and
// `planet`; raw() makes the operand byte of each.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/enum_names.h"

namespace orrery::ti {

inline constexpr std::string_view kDamagedWord = "damaged_";

template <class PieceT>
std::string piece_word(const PieceT& piece) {
  return (piece.damaged ? std::string(kDamagedWord) : "") + std::string(enum_name(piece.unit));
}

template <class PieceT>
bool parse_piece_word(std::string_view word, std::uint8_t& out) {
  PieceT piece;
  piece.damaged = word.starts_with(kDamagedWord);
  if (piece.damaged) word.remove_prefix(kDamagedWord.size());
  const auto unit = find_enum<decltype(piece.unit)>(word);
  if (!unit) return false;
  piece.unit = *unit;
  out = raw(piece);
  return true;
}

// A space area is named by its system, a planet by its id; the rules know which is which.
template <class Rules, class PlaceT>
std::string place_word(const Rules& r, const PlaceT& place) {
  return place.planet.valid() ? r.name(place.planet) : r.name(place.system);
}

template <class PlaceT, class Rules>
bool parse_place_word(const Rules& r, std::string_view word, std::uint8_t& out) {
  PlaceT place;
  if (!r.find(word, place.system) && !r.find(word, place.planet)) return false;
  out = raw(place);
  return true;
}

}  // namespace orrery::ti
