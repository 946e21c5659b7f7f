// Judicial Abolishment: the elected law is discarded.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kJudicialAbolishment{
    .id = "judicial_abolishment",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      discard_law(g, AgendaId(f.outcome));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
