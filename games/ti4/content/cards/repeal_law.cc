// Repeal Law: one law in play is discarded.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kRepealLaw{
    .id = "repeal_law",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId, const Occasion*) { return !look.s.laws.empty(); },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (const LawInPlay& law : look.s.laws) out.add(make(Verb::Law, raw(law.agenda)));
      out.sort_from(0);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      discard_law(g, AgendaId(a.answers[0].operand(0)));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
