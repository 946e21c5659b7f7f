// Minister of War: a law owned by the elected player; its power is in content/laws/.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kMinisterOfWar{.id = "minister_of_war"};

}  // namespace orrery::ti4
