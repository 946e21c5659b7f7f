// From the texts of a pack folder to a checked Pack. No I/O here: the caller reads the files.
#pragma once

#include "games/pack/read_pack.h"
#include "games/ti3/pack/pack.h"

namespace orrery::ti3 {

using LoadedPack = LoadedPackOf<Pack>;

LoadedPack load_pack(const PackFiles& files);

}  // namespace orrery::ti3
