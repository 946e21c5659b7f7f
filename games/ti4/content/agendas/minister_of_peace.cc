// Minister of Peace: a law owned by the elected player; its power is in content/laws/.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kMinisterOfPeace{.id = "minister_of_peace"};

}  // namespace orrery::ti4
