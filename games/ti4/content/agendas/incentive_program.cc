// Incentive Program: an objective of stage I (For) or stage II (Against) from its deck joins the public ones.
// The cards facedown beside the track are not in the deck; which ones they are is not decided yet.
#include "games/ti4/content/agendas/effects.h"
#include "games/ti4/luck.h"

namespace orrery::ti4 {
namespace {

const ObjectiveSet& deck(const Look& look, const ResolveAgenda& f) {
  return f.outcome == kFor ? look.s.stage_one_deck : look.s.stage_two_deck;
}

int beside_the_track(const Look& look, const ResolveAgenda& f) {
  return f.outcome == kFor ? look.s.stage_one_left : look.s.stage_two_left;
}

}  // namespace

const AgendaText kIncentiveProgram{
    .id = "incentive_program",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.stage++ > 0 || deck(g, f).size() <= beside_the_track(g, f)) return Next::Done;
      return Next::Chance;
    },
    .luck = [](const Look& look, const ResolveAgenda& f) -> ChancePoint {
      return luck(Luck::Objective, pool_of(deck(look, f)), 1);
    },
    .lucky = [](Play& g, ResolveAgenda&, const Outcome& o) { reveal_objective(g, ObjectiveId(o.items[0])); },
};

}  // namespace orrery::ti4
