#include "games/ahos/pack/cells.h"

#include "games/ahos/pack/pack.h"

namespace orrery::ahos {

char letter_in(RowReader& row, std::string_view column) {
  const std::string_view text = row.cell(column);
  if (text == "-") return 0;
  if (text.size() == 1 && text[0] >= 'A' && text[0] < 'A' + kLetters) return text[0];
  row.expected(column, "a letter A to E, or -");
  return 0;
}

std::array<int, 4> resources_in(RowReader& row) {
  return {row.integer("E", 0, kMaxResource), row.integer("M", 0, kMaxResource),
          row.integer("P", 0, kMaxResource), row.integer("R", 0, kMaxResource)};
}

}  // namespace orrery::ahos
