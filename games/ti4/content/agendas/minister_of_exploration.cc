// Minister of Exploration: a law owned by the elected player; its power is in content/laws/.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kMinisterOfExploration{.id = "minister_of_exploration"};

}  // namespace orrery::ti4
