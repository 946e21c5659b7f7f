// The action cards of the agenda phase, one file each.
#pragma once

#include "games/ti4/content/ability.h"

namespace orrery::ti4 {

extern const AbilityDef kAncientBurialSites;
extern const AbilityDef kAssassinateRepresentative;
extern const AbilityDef kBribery;
extern const AbilityDef kConfusingLegalText;
extern const AbilityDef kConstructionRider;
extern const AbilityDef kDiplomacyRider;
extern const AbilityDef kDistinguishedCouncilor;
extern const AbilityDef kImperialRider;
extern const AbilityDef kLeadershipRider;
extern const AbilityDef kPoliticsRider;
extern const AbilityDef kTechnologyRider;
extern const AbilityDef kTradeRider;
extern const AbilityDef kVeto;
extern const AbilityDef kWarfareRider;

std::span<const AbilityDef* const> agenda_card_abilities();

}  // namespace orrery::ti4
