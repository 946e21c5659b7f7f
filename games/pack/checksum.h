// The checksum that records carry, so that a game is never replayed with other content.
#pragma once

#include <cstdint>
#include <span>

#include "games/pack/table.h"

namespace orrery {

// FNV-1a, 64 bits (offset basis 14695981039346656037, prime 1099511628211), over these bytes: for each table
// in the order of its file name, the file name and 0x1D; for each row its cells in the column order of
// its spec, each followed by 0x1F, and then 0x1E. Comments, blank lines, line ends, the order of
// columns, spaces around cells and optional columns left out therefore do not count; the order of rows does.
std::uint64_t content_checksum(std::span<const Table> tables);

}  // namespace orrery
