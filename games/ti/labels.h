// Things as people call them, for texts in English.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/core/enum_names.h"
#include "games/sentence.h"

namespace orrery::ti {

// A word of the notation with spaces.
inline std::string spaced(std::string_view word) {
  std::string out(word);
  for (char& c : out) {
    if (c == '_') c = ' ';
  }
  return out;
}

template <class Rules, class SeatT>
std::string seat_label(const Rules& r, SeatT seat) {
  return capitalised(r.name(seat));
}

// "damaged dreadnought"; the unit types of a game are `kTypes`.
template <std::size_t kTypes, class PieceT>
std::string piece_label(const PieceT& piece) {
  if (static_cast<std::size_t>(piece.unit) >= kTypes) return "?";
  using Unit = decltype(piece.unit);
  const std::string name = piece.unit == Unit::Pds ? "PDS" : spaced(enum_name(piece.unit));
  return (piece.damaged ? "damaged " : "") + name;
}

// The name of a row.
template <class Rows>
std::string name_of_row(const Rows& rows, std::size_t row) {
  return row < rows.size() ? rows[row].name : "?";
}

}  // namespace orrery::ti
