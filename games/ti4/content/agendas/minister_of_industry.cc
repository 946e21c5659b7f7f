// Minister of Industry: a law owned by the elected player; its power is in content/laws/.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kMinisterOfIndustry{.id = "minister_of_industry"};

}  // namespace orrery::ti4
