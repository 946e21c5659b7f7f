// The action cards, one file each.
#pragma once

#include "games/ti3/content/ability.h"

namespace orrery::ti3 {

// extern const AbilityDef k...; one for each file of this folder.

}  // namespace orrery::ti3
