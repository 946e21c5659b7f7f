// The files of a pack folder as tables.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/core/pack_files.h"
#include "games/pack/table.h"

namespace orrery {

// A name that ends in ".tsv" and is none of the specs is a misspelt table: an error. Other files are ignored.
void refuse_unknown_tables(std::span<const TableSpec> specs, const PackFiles& files, PackErrors& errors);

// One table for every spec, in their order; a missing file gives an error and an empty table.
std::vector<Table> read_tables(std::span<const TableSpec> specs, const PackFiles& files, PackErrors& errors);

// The table of a file; there must be one.
const Table& table_of(std::span<const Table> tables, std::string_view file);

}  // namespace orrery
