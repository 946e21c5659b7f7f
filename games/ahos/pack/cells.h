// Cells that only the tables of A Handful of Stars have.
#pragma once

#include <array>
#include <string_view>

#include "games/pack/row_reader.h"

namespace orrery::ahos {

char letter_in(RowReader& row, std::string_view column);  // 'A'..'E', or 0 for "-"
std::array<int, 4> resources_in(RowReader& row);          // columns E, M, P, R, each 0..kMaxResource

}  // namespace orrery::ahos
