// The Crown of Thalnos: a law owned by the elected player; its power is in content/laws/.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kTheCrownOfThalnos{.id = "the_crown_of_thalnos"};

}  // namespace orrery::ti4
