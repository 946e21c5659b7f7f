// What laws in play let their holders do at some timing point, one file each. What a political card does when
// it is voted on is in content/political/.
#pragma once

#include "games/ti3/content/ability.h"

namespace orrery::ti3 {

extern const AbilityDef kCouncilElder;
extern const AbilityDef kMinisterOfCommerce;
extern const AbilityDef kMinisterOfExploration;
extern const AbilityDef kMinisterOfInternalSecurity;
extern const AbilityDef kMinisterOfWar;
extern const AbilityDef kConscription;
extern const AbilityDef kProphecyOfIxth;
extern const AbilityDef kEndOfTruce;
extern const AbilityDef kSellingTechnology;

}  // namespace orrery::ti3
