#include "games/pack/cells.h"

#include <algorithm>

namespace orrery {

bool nothing(std::string_view cell) { return cell == "-" || cell == "none"; }

std::string word_or_none(RowReader& row, std::string_view column) {
  return nothing(row.cell(column)) ? std::string() : row.id(column);
}

std::string text_in(RowReader& row, std::string_view column) {
  return row.cell(column) == "-" ? std::string() : std::string(row.cell(column));
}

std::vector<std::string> items_in(RowReader& row, std::string_view column) {
  if (nothing(row.cell(column))) return {};
  std::vector<std::string> out;
  for (const std::string_view piece : split(row.cell(column), ';')) {
    if (!is_id(piece)) {
      row.expected(column, "a list such as \"a;b\", or -");
      return {};
    }
    out.emplace_back(piece);
  }
  return out;
}

std::vector<std::pair<std::string, int>> counts_in(RowReader& row, std::string_view column, int most) {
  if (nothing(row.cell(column))) return {};
  std::vector<std::pair<std::string, int>> out;
  for (const std::string_view piece : split(row.cell(column), ';')) {
    const std::size_t colon = piece.find(':');
    const auto number =
        colon == std::string_view::npos ? std::nullopt : parse_integer(piece.substr(colon + 1));
    if (!number || *number < 1 || *number > most) {
      row.expected(column, "a list such as \"blue:2;red:1\", numbers from 1 to " + std::to_string(most));
      return {};
    }
    out.emplace_back(piece.substr(0, colon), *number);
  }
  return out;
}

int number_or_none(RowReader& row, std::string_view column, int most) {
  return nothing(row.cell(column)) ? 0 : row.integer(column, 0, most);
}

std::string id_in(RowReader& row) {
  std::string id = row.id("id");
  if (std::any_of(id.begin(), id.end(), [](char c) { return c >= 'A' && c <= 'Z'; }))
    row.expected("id", "lower-case letters, digits and _");
  return id;
}

}  // namespace orrery
