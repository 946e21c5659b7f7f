// From the rows of one table to the structs of pack.h: cell types, ranges, and what can be seen within one
// row. What takes several rows or files to see is checked in pack_check.h.
#pragma once

#include "games/pack/row_reader.h"
#include "games/ti4/pack/pack.h"

namespace orrery::ti4 {

TileRow read_tile(RowReader& row);
PlanetRow read_planet(RowReader& row);
SetupRow read_setup(RowReader& row);
PositionRow read_position(RowReader& row);
UnitLine read_unit(RowReader& row);
UnitLine read_upgrade(RowReader& row);
UnitLine read_faction_unit(RowReader& row);
UnitLine read_flagship(RowReader& row);
TechLine read_technology(RowReader& row);
FactionLine read_faction(RowReader& row);
PowerLine read_ability(RowReader& row);
CardLine read_action_card(RowReader& row);
NoteLine read_note(RowReader& row);
AgendaLine read_agenda(RowReader& row);
ObjectiveLine read_objective(RowReader& row);
StrategyLine read_strategy_card(RowReader& row);

}  // namespace orrery::ti4
