// Minister of Policy: a law owned by the elected player; its power is in content/laws/.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kMinisterOfPolicy{.id = "minister_of_policy"};

}  // namespace orrery::ti4
