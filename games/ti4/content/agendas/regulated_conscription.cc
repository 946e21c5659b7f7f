// Regulated Conscription: the law is a trait of the table; Against has no effect.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kRegulatedConscription{.id = "regulated_conscription"};

}  // namespace orrery::ti4
