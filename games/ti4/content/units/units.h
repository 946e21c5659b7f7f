// Texts of units that a player uses at a timing point, one file each; all others are unit traits.
#pragma once

#include "games/ti4/content/ability.h"

namespace orrery::ti4 {

extern const AbilityDef kDuhaMenaimon;
extern const AbilityDef kExotriremeIi;
extern const AbilityDef kTheAlastor;
extern const AbilityDef kTheInferno;
extern const AbilityDef kWrathOfKenara;

}  // namespace orrery::ti4
