// Minister of Sciences: a law owned by the elected player; its power is a trait.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kMinisterOfSciences{.id = "minister_of_sciences"};

}  // namespace orrery::ti4
