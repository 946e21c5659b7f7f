// Cells that only the tables of Twilight Imperium 4 have: dice "9x2", traits.
#pragma once

#include <string_view>
#include <utility>

#include "games/pack/cells.h"
#include "games/ti4/traits.h"
#include "games/ti4/types.h"

namespace orrery::ti4 {

// "9x2": {9, 2}; {0, 0} for nothing.
std::pair<int, int> dice_in(RowReader& row, std::string_view column);

FixedVec<Trait, 2> traits_in(RowReader& row);
std::uint32_t unit_traits_in(RowReader& row);  // bits

}  // namespace orrery::ti4
