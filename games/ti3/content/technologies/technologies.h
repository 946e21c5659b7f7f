// Technologies that a player uses or that act at a timing point, one file each; standing ones are traits.
#pragma once

#include "games/ti3/content/ability.h"

namespace orrery::ti3 {

extern const AbilityDef kDacxiveAnimators;
extern const AbilityDef kTransitDiodes;

}  // namespace orrery::ti3
