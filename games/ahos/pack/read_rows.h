// From the rows of one table to the structs of pack.h: cell types, ranges, and what can be seen within one
// row. A row with a fault is reported and left out of the pack. What takes several rows or files to see is
// checked in validate_pack.h.
#pragma once

#include "games/ahos/pack/pack.h"
#include "games/pack/table.h"

namespace orrery::ahos {

void read_board(const Table& table, Pack& pack, PackErrors& errors);
void read_layouts(const Table& table, Pack& pack, PackErrors& errors);
void read_habitable(const Table& table, Pack& pack, PackErrors& errors);
void read_uninhabitable(const Table& table, Pack& pack, PackErrors& errors);
void read_aliens(const Table& table, Pack& pack, PackErrors& errors);
void read_development(const Table& table, Pack& pack, PackErrors& errors);
void read_races(const Table& table, Pack& pack, PackErrors& errors);
void read_starting(const Table& table, Pack& pack, PackErrors& errors);
void read_abilities(const Table& table, Pack& pack, PackErrors& errors);
void read_technology(const Table& table, Pack& pack, PackErrors& errors);

}  // namespace orrery::ahos
