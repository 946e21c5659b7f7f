// Executive Sanctions. For: the law is a trait of the table. Against: everybody discards a random action
// card.
#include "games/ti4/content/agendas/effects.h"
#include "games/ti4/luck.h"

namespace orrery::ti4 {

const AgendaText kExecutiveSanctions{
    .id = "executive_sanctions",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kFor) return Next::Done;
      while (next_player(g, f)) {
        if (!g.s.players[f.seat].hand.empty()) return Next::Chance;
      }
      return Next::Done;
    },
    .luck = [](const Look& look, const ResolveAgenda& f) -> ChancePoint {
      return luck(Luck::Steal, pool_of(look.s.players[f.seat].hand), 1, f.seat);
    },
    .lucky = [](Play& g, ResolveAgenda& f, const Outcome& o) -> void {
      for (CardId c : drawn_cards(g.r, g.s.players[f.seat].hand, o)) discard_card(g, f.seat, c);
    },
};

}  // namespace orrery::ti4
