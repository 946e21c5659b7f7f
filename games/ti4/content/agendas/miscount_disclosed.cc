// Miscount Disclosed: the elected law is voted on again as if just revealed, in force meanwhile (FAQ-23). The
// phase does it when this agenda is through.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

Next resolve(Play& g, ResolveAgenda& f) {
  g.s.agenda.recount = AgendaId(f.outcome);
  return Next::Done;
}

}  // namespace

const AgendaText kMiscountDisclosed{.id = "miscount_disclosed", .resolve = resolve};

}  // namespace orrery::ti4
