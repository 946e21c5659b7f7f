// Technologies whose text is used or happens at a timing point, one file each. All others are traits.
#pragma once

#include "games/ti3/content/ability.h"

namespace orrery::ti3 {

// extern const AbilityDef k...; one for each file of this folder.

}  // namespace orrery::ti3
