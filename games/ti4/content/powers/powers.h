// The faction abilities that a player uses or that happen at a timing point, one file each; standing ones are
// traits.
#pragma once

#include "games/ti4/content/ability.h"

namespace orrery::ti4 {

extern const AbilityDef kAmbush;
extern const AbilityDef kAssimilate;
extern const AbilityDef kDevotion;
extern const AbilityDef kForesight;
extern const AbilityDef kGalacticThreat;
extern const AbilityDef kHarrow;
extern const AbilityDef kIndoctrination;
extern const AbilityDef kMitosis;
extern const AbilityDef kMunitionsReserves;
extern const AbilityDef kOrbitalDrop;
extern const AbilityDef kPeaceAccords;
extern const AbilityDef kPillage;
extern const AbilityDef kQuash;
extern const AbilityDef kReclamation;
extern const AbilityDef kScavenge;
extern const AbilityDef kScheming;
extern const AbilityDef kStallTactics;
extern const AbilityDef kStarForge;
extern const AbilityDef kTechnologicalSingularity;
extern const AbilityDef kTelepathic;

}  // namespace orrery::ti4
