// From the rows of one table to the structs of pack.h: cell types, ranges, and what can be seen within one
// row. A row with a fault is reported and left out of the pack. What takes several rows or files to see is
// checked in validate_pack.h.
#pragma once

#include "games/pack/table.h"
#include "games/ti4/pack/pack.h"

namespace orrery::ti4 {

void read_tiles(const Table& table, Pack& pack, PackErrors& errors);
void read_planets(const Table& table, Pack& pack, PackErrors& errors);
void read_setups(const Table& table, Pack& pack, PackErrors& errors);
void read_positions(const Table& table, Pack& pack, PackErrors& errors);
void read_units(const Table& table, Pack& pack, PackErrors& errors);
void read_upgrades(const Table& table, Pack& pack, PackErrors& errors);
void read_faction_units(const Table& table, Pack& pack, PackErrors& errors);
void read_flagships(const Table& table, Pack& pack, PackErrors& errors);
void read_technologies(const Table& table, Pack& pack, PackErrors& errors);
void read_factions(const Table& table, Pack& pack, PackErrors& errors);
void read_abilities(const Table& table, Pack& pack, PackErrors& errors);
void read_action_cards(const Table& table, Pack& pack, PackErrors& errors);
void read_notes(const Table& table, Pack& pack, PackErrors& errors);
void read_agendas(const Table& table, Pack& pack, PackErrors& errors);
void read_objectives(const Table& table, Pack& pack, PackErrors& errors);
void read_strategy_cards(const Table& table, Pack& pack, PackErrors& errors);

}  // namespace orrery::ti4
