// What leaders do at some timing point, by type, one file each. What they do by being there is in the
// procedures (TI3-SCIENTIST, TI3-DIPLOMAT, TI3-LGENERAL, TI3-ADMIRAL, TI3-AGENT).
#pragma once

#include "games/ti3/content/ability.h"

namespace orrery::ti3 {

extern const AbilityDef kAgent;

}  // namespace orrery::ti3
