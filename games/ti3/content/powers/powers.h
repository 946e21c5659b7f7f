// Abilities of races that a player uses or that happen at a timing point, one file each; standing ones are
// traits.
#pragma once

#include "games/ti3/content/ability.h"

namespace orrery::ti3 {

extern const AbilityDef kHacanCardExchange;
extern const AbilityDef kJolNarReroll;
extern const AbilityDef kLetnevPaidBonus;
extern const AbilityDef kMentakPiracy;
extern const AbilityDef kSolFreeTroops;
extern const AbilityDef kXxchaCancelAgenda;
extern const AbilityDef kYssarilSpy;

}  // namespace orrery::ti3
