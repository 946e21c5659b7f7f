// The checksum that records carry, so that a game is never replayed with other content.
#pragma once

#include <cstdint>
#include <span>

#include "games/pack/table.h"

namespace orrery {

// Of what rules read. FNV-1a, 64 bits (offset basis 14695981039346656037, prime 1099511628211), over these
// bytes: for each table with such columns, in the order of its file name, the file name and 0x1D; for each
// row its cells in the column order of its spec, without columns that are only told (ColumnSpec::told), each
// followed by 0x1F, and then 0x1E. Names, prose, comments, blank lines, line ends, the order of columns,
// spaces around cells and optional columns left out therefore do not count; the order of rows does.
std::uint64_t rules_checksum(std::span<const Table> tables);

}  // namespace orrery
