// The faction abilities that a player uses or that happen at a timing point, one file each; standing ones are
// traits.
#pragma once

#include "games/ti4/content/ability.h"

namespace orrery::ti4 {

extern const AbilityDef kAmbush;
extern const AbilityDef kDevotion;
extern const AbilityDef kGalacticThreat;
extern const AbilityDef kHarrow;
extern const AbilityDef kOrbitalDrop;
extern const AbilityDef kPillage;
extern const AbilityDef kScavenge;
extern const AbilityDef kTechnologicalSingularity;

}  // namespace orrery::ti4
