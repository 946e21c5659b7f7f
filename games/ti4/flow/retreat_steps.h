// The steps of retreat.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(RetreatStep, Choose, Cargo, Leave, RiftRolled, Move, Token, End,
                 Board,  // ships leave a gravity rift one after the other, each with its cargo
                 Stow)

}  // namespace orrery::ti4
