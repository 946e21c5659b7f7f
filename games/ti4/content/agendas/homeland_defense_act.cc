// Homeland Defense Act. For: the law is a trait of the table. Against: everybody destroys one of their PDS.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kHomelandDefenseAct{
    .id = "homeland_defense_act",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kFor) return Next::Done;
      while (next_player(g, f)) {
        if (count_on_board(g, f.seat, Unit::Pds) > 0) return ask(g, f);
      }
      return Next::Done;
    },
    .answers = [](const Look& look, const ResolveAgenda& f, OptionList& out) -> void {
      list_units(look, f.seat, Unit::Pds, out);
    },
    .answer = [](Play& g, ResolveAgenda&, Choice c) { destroy_named(g, c); },
};

}  // namespace orrery::ti4
