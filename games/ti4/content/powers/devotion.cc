// Devotion: after each round of a space combat one's cruiser or destroyer in it is destroyed for 1 hit on an
// enemy ship of one's choice (ERR-5). The hit can be cancelled (FAQ-33); only that ship can sustain it.
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/sacrifice.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/content/text_hits.h"

namespace orrery::ti4 {
namespace {

Next hit_with_devotion(Play& g, const Use& a) {
  AssignHits f = announced_hits(g, a.owner);
  f.only = raw(piece_at(a.answers[1], 1));
  return g.call(f);
}

}  // namespace

const AbilityDef kDevotion{
    .id = "devotion",
    .at = when(Timing::CombatRoundEnd),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return can_sacrifice(look, seat);
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) {
        list_sacrifices(look, a.owner, out);
      } else if (!asked_before(a, 1)) {
        list_enemy_ships(look, a.owner, out);
      }
    },
    .resolve = [](Play& g, Use& a) -> Next { return sacrifice_for_hit(g, a, hit_with_devotion); },
};

}  // namespace orrery::ti4
