// From the rows of one table to the structs of pack.h: cell types, ranges, and what can be seen within one
// row. What takes several rows or files to see is checked by validate_*.cc.
#pragma once

#include "games/pack/cells.h"
#include "games/ti3/pack/pack.h"

namespace orrery::ti3 {

// read_galaxy.cc
TileRow read_system(RowReader& row);
PlanetRow read_planet(RowReader& row);
SetupRow read_setup(RowReader& row);
PositionRow read_position(RowReader& row);
// read_races.cc
UnitLine read_unit(RowReader& row);
TechLine read_technology(RowReader& row);
RaceLine read_race(RowReader& row);
PowerLine read_power(RowReader& row);
LeaderLine read_leader(RowReader& row);
// read_cards.cc
CardLine read_action_card(RowReader& row);
PoliticalLine read_political(RowReader& row);
ObjectiveLine read_objective(RowReader& row);
StrategyLine read_strategy_card(RowReader& row);
CounterLine read_counter(RowReader& row);

// Which set a row belongs to.
std::string set_in(RowReader& row);

// Column traits, at most N of them.
template <std::size_t N>
FixedVec<Trait, N> traits_in(RowReader& row) {
  FixedVec<Trait, N> out;
  for (const Trait t : enums_in<Trait>(row, "traits", "names of games/ti3/traits.h")) {
    if (out.full()) {
      row.expected("traits", "at most " + std::to_string(N) + " traits");
      break;
    }
    out.push_back(t);
  }
  return out;
}

}  // namespace orrery::ti3
