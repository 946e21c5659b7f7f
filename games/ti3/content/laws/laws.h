// What laws in play let their holders do at some timing point, one file each. What a political card does when
// it is voted on is in content/political/.
#pragma once

#include "games/ti3/content/ability.h"

namespace orrery::ti3 {

// extern const AbilityDef k...; one for each file of this folder.

}  // namespace orrery::ti3
