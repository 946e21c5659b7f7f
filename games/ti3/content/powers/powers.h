// Abilities of races that a player uses or that happen at a timing point, one file each; standing ones are
// traits.
#pragma once

#include "games/ti3/content/ability.h"

namespace orrery::ti3 {

// extern const AbilityDef k...; one for each file of this folder.

}  // namespace orrery::ti3
