// The steps of setup.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ahos {

ORRERY_STEPS_ARE(SetupStep, Tiles, BlackHoles, Habitable, Uninhabitable, Technology, Races, Homes,
                 RevealHomes, Colonies, RevealColonies, FirstPlayer, DevelopmentDisplay, Developments,
                 TechnologyDisplay, Aliens, Decks, Hands, Begin)

}  // namespace orrery::ahos
