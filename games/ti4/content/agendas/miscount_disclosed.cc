// Miscount Disclosed: the elected law is voted on again as if just revealed, in force meanwhile (FAQ-23). The
// phase does it when this agenda is through.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kMiscountDisclosed{
    .id = "miscount_disclosed",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      order_recount(g, AgendaId(f.outcome));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
