// Imperial Arbiter: a law owned by the elected player; its power is in content/laws/.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kImperialArbiter{.id = "imperial_arbiter"};

}  // namespace orrery::ti4
