// Terraforming Initiative: attached, the planet has 1 more of resources and of influence.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kTerraformingInitiative{.id = "terraforming_initiative", .resources = 1, .influence = 1};

}  // namespace orrery::ti4
