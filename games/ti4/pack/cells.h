// Cells that the tables of Twilight Imperium 4 have: lists with ';', counts "key:number", dice "9x2", words
// of an enum.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/enum_names.h"
#include "games/pack/row_reader.h"
#include "games/ti4/traits.h"
#include "games/ti4/types.h"

namespace orrery::ti4 {

// "-" and "none".
bool nothing(std::string_view cell);

// The cell, or "" if it says nothing.
std::string word_or_none(RowReader& row, std::string_view column);
std::string text_in(RowReader& row, std::string_view column);

// "a;b"; empty for nothing.
std::vector<std::string> items_in(RowReader& row, std::string_view column);

// "carrier:2;cruiser:1", each number from 1 to `most`.
std::vector<std::pair<std::string, int>> counts_in(RowReader& row, std::string_view column, int most);

// "9x2": {9, 2}; {0, 0} for nothing.
std::pair<int, int> dice_in(RowReader& row, std::string_view column);

// A whole number, 0 for nothing.
int number_or_none(RowReader& row, std::string_view column, int most);

FixedVec<Trait, 2> traits_in(RowReader& row);
std::uint32_t unit_traits_in(RowReader& row);  // bits

std::string id_in(RowReader& row);  // an id in lower case

// One of the words of an enum.
template <NamedEnum E>
E enum_in(RowReader& row, std::string_view column) {
  if (const auto found = find_enum<E>(row.cell(column))) return *found;
  std::string words;
  for (const std::string_view word : enum_names(E{}))
    words += (words.empty() ? "" : " | ") + std::string(word);
  row.expected(column, words);
  return E{};
}

}  // namespace orrery::ti4
