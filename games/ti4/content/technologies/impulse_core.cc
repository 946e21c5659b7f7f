// Impulse Core: at the start of a space combat one's cruiser or destroyer in it is destroyed for 1 hit, which
// the opponent assigns, to a non-fighter ship if there is one. Ground forces that fight as ships are such
// (NEKRO-7). The hit can be sustained or cancelled (FAQ-33).
#include "games/ti4/content/sacrifice.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/content/text_hits.h"

namespace orrery::ti4 {
namespace {

Next let_opponent_assign(Play& g, const Use& a) {
  AssignHits f = announced_hits(g, a.owner);
  f.non_fighters_first = true;
  return g.call(f);
}

}  // namespace

const AbilityDef kImpulseCore{
    .id = "impulse_core",
    .at = when(Timing::SpaceCombatStart),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return can_sacrifice(look, seat);
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_sacrifices(look, a.owner, out);
    },
    .resolve = [](Play& g, Use& a) -> Next { return sacrifice_for_hit(g, a, let_opponent_assign); },
};

}  // namespace orrery::ti4
