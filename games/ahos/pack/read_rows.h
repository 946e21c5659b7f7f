// From the rows of one table to the structs of pack.h: cell types, ranges, and what can be seen within one
// row. What takes several rows or files to see is checked in pack_check.h.
#pragma once

#include "games/ahos/pack/pack.h"
#include "games/pack/row_reader.h"

namespace orrery::ahos {

SpaceRow read_space(RowReader& row);
LayoutRow read_layout(RowReader& row);
TileRow read_habitable(RowReader& row);
TileRow read_uninhabitable(RowReader& row);
AlienRow read_alien(RowReader& row);
DevelopmentRow read_development(RowReader& row);
RaceRow read_race(RowReader& row);
CardRow read_starting(RowReader& row);
CardRow read_ability(RowReader& row);
CardRow read_technology(RowReader& row);

}  // namespace orrery::ahos
