// Senate Sanctuary: attached, the planet has 2 more influence.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kSenateSanctuary{.id = "senate_sanctuary", .influence = 2};

}  // namespace orrery::ti4
