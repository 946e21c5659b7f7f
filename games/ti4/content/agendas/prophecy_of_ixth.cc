// Prophecy of Ixth: a law owned by the elected player; its bonus is a trait, how it is lost is in
// content/laws/.
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kProphecyOfIxth{.id = "prophecy_of_ixth"};

}  // namespace orrery::ti4
