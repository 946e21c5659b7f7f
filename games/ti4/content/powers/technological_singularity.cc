// Technological Singularity: once per combat, after a unit of the opponent was destroyed, one technology that
// the opponent owns, or a copy of a faction technology of theirs. Hits outside combats do not count.
#include "games/ti4/content/powers/gain_from.h"
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

TechSet spoils(const Look& look, SeatId seat) {
  return technologies_from(look, seat, SeatSet{opponent_of(look, seat)});
}

}  // namespace

const AbilityDef kTechnologicalSingularity{
    .id = "technological_singularity",
    .at = when(Timing::UnitDestroyed),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      if (!takes_part(look, seat) || w->subject != raw(opponent_of(look, seat))) return false;
      if (look.s.combat.assimilated.contains(seat)) return false;
      return !has_trait(look, SeatId(w->subject), Trait::NotAssimilated) && !spoils(look, seat).empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (look.s.combat.assimilated.contains(a.owner)) return;
      if (!asked_before(a, 0)) {
        list_technologies(spoils(look, a.owner), out);
      } else if (!asked_before(a, 1)) {
        list_tokens(look, a.owner, TechId(a.answers[0].operand(0)), out);
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      // It may have been used meanwhile, for another unit that went with the first.
      if (a.answers.empty() || g.s.combat.assimilated.contains(a.owner)) return Next::Done;
      note_assimilated(g, a.owner);
      const int token = asked_before(a, 1) ? a.answers[1].operand(0) : 0;
      gain_or_copy(g, a.owner, TechId(a.answers[0].operand(0)), token);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
