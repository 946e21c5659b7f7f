// From the texts of a pack folder to a checked Pack. No I/O here: the caller reads the files.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "games/ahos/pack/pack.h"
#include "games/pack/read_pack.h"

namespace orrery::ahos {

using LoadedPack = LoadedPackOf<Pack>;

// Says what is wrong with one call of one card, or returns an empty string. The card is complete when the
// checker sees it; a card whose row has errors is not shown to it.
using EffectChecker = std::function<std::string(const CardRow&, const EffectCall&)>;

// `files` maps plain file names ("board.tsv") to whole contents. All tables of pack_tables() are required;
// any other name that ends in ".tsv" is an error, since it is a misspelt table; other files are ignored.
LoadedPack load_pack(const PackFiles& files, const EffectChecker& checker = {});

}  // namespace orrery::ahos
