// Homeland Defense Act. For: the law is a trait of the table. Against: everybody destroys one of their PDS.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

Next resolve(Play& g, ResolveAgenda& f) {
  if (f.outcome == kFor) return Next::Done;
  while (next_player(g, f)) {
    if (count_on_board(g, f.seat, Unit::Pds) > 0) return ask(g, f);
  }
  return Next::Done;
}

void answers(const Look& look, const ResolveAgenda& f, OptionList& out) {
  list_units(look, f.seat, Unit::Pds, out);
}

void answer(Play& g, ResolveAgenda&, Choice c) { destroy_named(g, c); }

}  // namespace

const AgendaText kHomelandDefenseAct{
    .id = "homeland_defense_act", .resolve = resolve, .answers = answers, .answer = answer};

}  // namespace orrery::ti4
