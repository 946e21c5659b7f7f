// Classified Document Leaks: the elected secret objective becomes public while the law is in play
// (LawInPlay::objective), and counts no more toward the limit of who scored it, even if the law goes (FAQ-22,
// FAQ-22a).
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kClassifiedDocumentLeaks{
    .id = "classified_document_leaks",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      leak_objective(g, ObjectiveId(f.outcome));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
