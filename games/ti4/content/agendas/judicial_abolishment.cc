// Judicial Abolishment: the elected law is discarded.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

Next resolve(Play& g, ResolveAgenda& f) {
  discard_law(g, AgendaId(f.outcome));
  return Next::Done;
}

}  // namespace

const AgendaText kJudicialAbolishment{.id = "judicial_abolishment", .resolve = resolve};

}  // namespace orrery::ti4
