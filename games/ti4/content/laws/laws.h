// What laws in play let their owners do, or do with them, at some timing point; one file each. What an agenda
// does when it is resolved is in content/agendas/.
#pragma once

#include "games/ti4/content/ability.h"

namespace orrery::ti4 {

extern const AbilityDef kLawCommitteeFormation;
extern const AbilityDef kLawTheCrownOfEmphidia;
extern const AbilityDef kLawTheCrownOfThalnos;
extern const AbilityDef kLawImperialArbiter;
extern const AbilityDef kLawMinisterOfCommerce;
extern const AbilityDef kLawMinisterOfExploration;
extern const AbilityDef kLawMinisterOfIndustry;
extern const AbilityDef kLawMinisterOfPeace;
extern const AbilityDef kLawMinisterOfPolicy;
extern const AbilityDef kLawMinisterOfWar;
extern const AbilityDef kLawProphecyOfIxth;
extern const AbilityDef kLawShardOfTheThrone;

}  // namespace orrery::ti4
