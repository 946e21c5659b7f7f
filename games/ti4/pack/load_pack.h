// From the texts of a pack folder to a checked Pack. No I/O here: the caller reads the files.
#pragma once

#include <vector>

#include "games/pack/read_pack.h"
#include "games/ti4/pack/pack.h"

namespace orrery::ti4 {

using LoadedPack = LoadedPackOf<Pack>;

LoadedPack load_pack(const PackFiles& files);

}  // namespace orrery::ti4
