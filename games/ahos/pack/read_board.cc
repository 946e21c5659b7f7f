// board.tsv, layouts.tsv, habitable.tsv and uninhabitable.tsv: the map and what lies on it (b.2 to b.4).
#include <algorithm>

#include "games/ahos/pack/cells.h"
#include "games/ahos/pack/read_rows.h"
#include "games/pack/row_reader.h"

namespace orrery::ahos {
namespace {

constexpr int kMaxCoordinate = 99;

int linked_space(RowReader& row, std::string_view letter) {
  return row.cell(letter) == "-" ? 0 : row.integer(letter, 1, kMaxSpaces);
}

bool is_layout_name(std::string_view text) {
  return !text.empty() && is_id("x" + std::string(text));  // as an id, but it may begin with a digit: "36"
}

std::vector<int> space_list(RowReader& row, std::string_view column) {
  std::vector<int> numbers;
  for (const std::string& piece : row.list(column)) {
    const auto number = parse_integer(piece);
    if (!number) {
      row.expected(column, "a list of space numbers such as \"17, 22\", or -");
      return {};
    }
    numbers.push_back(*number);
  }
  return numbers;
}

// A tile without a card shows no resources: "-" in all four columns (Q-1).
std::array<int, 4> no_resources(RowReader& row) {
  for (const std::string_view column : {"E", "M", "P", "R"}) {
    if (row.cell(column) != "-") row.expected(column, "-, since the tile has no card");
  }
  return {};
}

}  // namespace

SpaceRow read_space(RowReader& row) {
  SpaceRow space;
  space.number = row.integer("space", 1, kMaxSpaces);
  space.x = row.integer("x", 0, kMaxCoordinate);
  space.y = row.integer("y", 0, kMaxCoordinate);
  space.letters = {linked_space(row, "A"), linked_space(row, "B"), linked_space(row, "C"),
                   linked_space(row, "D"), linked_space(row, "E")};
  space.line = row.line();
  return space;
}

LayoutRow read_layout(RowReader& row) {
  LayoutRow layout;
  layout.name = row.cell("layout");
  if (!is_layout_name(layout.name)) row.expected("layout", "a word of letters, digits or _");
  layout.is_default = row.yes_no("default");
  layout.spaces_out = space_list(row, "spaces_out");
  layout.tiles_out = row.list("tiles_out");
  layout.line = row.line();
  return layout;
}

TileRow read_habitable(RowReader& row) {
  TileRow tile;
  tile.id = row.id("id");
  tile.name = row.name("name");
  tile.habitable = true;
  tile.strength = row.integer("strength", 0, kMaxStrength);
  tile.black_hole = letter_in(row, "bh");
  tile.wormhole = row.yes_no("wh");
  tile.res = resources_in(row);
  tile.line = row.line();
  return tile;
}

TileRow read_uninhabitable(RowReader& row) {
  TileRow tile;
  tile.id = row.id("id");
  tile.name = row.name("name");
  tile.black_hole = letter_in(row, "bh");
  tile.wormhole = row.yes_no("wh");
  tile.has_card = row.yes_no("card");
  tile.res = tile.has_card ? resources_in(row) : no_resources(row);
  tile.line = row.line();
  return tile;
}

}  // namespace orrery::ahos
