// Minister of Commerce: a law owned by the elected player; its power is in content/laws/.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kMinisterOfCommerce{.id = "minister_of_commerce"};

}  // namespace orrery::ti4
