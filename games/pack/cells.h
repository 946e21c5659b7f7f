// Cells that tables of several games have: lists with ';', counts "key:number", words of an enum.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/enum_names.h"
#include "games/pack/row_reader.h"

namespace orrery {

// "-" and "none".
bool nothing(std::string_view cell);

// The cell, or "" if it says nothing.
std::string word_or_none(RowReader& row, std::string_view column);
std::string text_in(RowReader& row, std::string_view column);

// "a;b"; empty for nothing.
std::vector<std::string> items_in(RowReader& row, std::string_view column);

// "carrier:2;cruiser:1", each number from 1 to `most`.
std::vector<std::pair<std::string, int>> counts_in(RowReader& row, std::string_view column, int most);

// A whole number, 0 for nothing.
int number_or_none(RowReader& row, std::string_view column, int most);

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

// Several of them, "a;b"; `what` says where they are listed.
template <NamedEnum E>
std::vector<E> enums_in(RowReader& row, std::string_view column, std::string_view what) {
  std::vector<E> out;
  for (const std::string& word : items_in(row, column)) {
    if (const auto found = find_enum<E>(word)) {
      out.push_back(*found);
    } else {
      row.complain("column " + std::string(column) + ": expected " + std::string(what) + ", found " +
                   quoted(word));
    }
  }
  return out;
}

}  // namespace orrery
