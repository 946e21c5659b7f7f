// From the texts of a pack folder to a checked Pack. No I/O here: the caller reads the files.
#pragma once

#include <vector>

#include "games/pack/pack_error.h"
#include "games/pack/read_tables.h"
#include "games/ti4/pack/pack.h"

namespace orrery::ti4 {

// The pack is valid, in the sense of pack.h, exactly when `errors` is empty. Errors stand in the order of
// file name and line.
struct LoadedPack {
  Pack pack;
  std::vector<PackError> errors;
};

LoadedPack load_pack(const PackFiles& files);

}  // namespace orrery::ti4
