// The steps of setup.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(SetupStep, Speaker, Factions,
                 Centre,  // Mecatol Rex, then as the option `map` says
                 Deal, ExtraTile, ExtraTilePlace, Build,
                 Map,  // at random or as given
                 Homes, StartUnits, StartTech, DrawSecret, KeepSecret, Objectives, End)

}  // namespace orrery::ti4
