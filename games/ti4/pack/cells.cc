#include "games/ti4/pack/cells.h"

#include <algorithm>

namespace orrery::ti4 {

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

std::pair<int, int> dice_in(RowReader& row, std::string_view column) {
  const std::string_view cell = row.cell(column);
  if (nothing(cell)) return {0, 0};
  const std::size_t x = cell.find('x');
  const auto value = parse_integer(cell.substr(0, x));
  const auto dice = x == std::string_view::npos ? std::nullopt : parse_integer(cell.substr(x + 1));
  if (value && dice && *value >= 1 && *value <= 10 && *dice >= 1 && *dice <= 9) return {*value, *dice};
  row.expected(column, "dice such as 9x2, or -");
  return {0, 0};
}

int number_or_none(RowReader& row, std::string_view column, int most) {
  return nothing(row.cell(column)) ? 0 : row.integer(column, 0, most);
}

namespace {

// The enumerators named in column traits.
template <NamedEnum E>
std::vector<E> named_in(RowReader& row) {
  std::vector<E> out;
  for (const std::string& word : items_in(row, "traits")) {
    if (const auto found = find_enum<E>(word)) {
      out.push_back(*found);
    } else {
      row.complain("column traits: expected names of games/ti4/traits.h, found " + quoted(word));
    }
  }
  return out;
}

}  // namespace

FixedVec<Trait, 2> traits_in(RowReader& row) {
  FixedVec<Trait, 2> out;
  for (const Trait t : named_in<Trait>(row)) {
    if (out.full()) {
      row.expected("traits", "at most two traits");
      break;
    }
    out.push_back(t);
  }
  return out;
}

std::uint32_t unit_traits_in(RowReader& row) {
  static_assert(enum_count<UnitTrait>() <= 32);
  std::uint32_t bits = 0;
  for (const UnitTrait t : named_in<UnitTrait>(row)) bits |= 1U << static_cast<unsigned>(t);
  return bits;
}

std::string id_in(RowReader& row) {
  std::string id = row.id("id");
  if (std::any_of(id.begin(), id.end(), [](char c) { return c >= 'A' && c <= 'Z'; }))
    row.expected("id", "lower-case letters, digits and _");
  return id;
}

}  // namespace orrery::ti4
