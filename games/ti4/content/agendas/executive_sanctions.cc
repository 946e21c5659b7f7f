// Executive Sanctions. For: the law is a trait of the table. Against: everybody discards a random action
// card.
#include "games/ti4/content/agendas/effects.h"
#include "games/ti4/luck.h"

namespace orrery::ti4 {
namespace {

Next resolve(Play& g, ResolveAgenda& f) {
  if (f.outcome == kFor) return Next::Done;
  while (next_player(g, f)) {
    if (!g.s.players[f.seat].hand.empty()) return Next::Chance;
  }
  return Next::Done;
}

ChancePoint random_card(const Look& look, const ResolveAgenda& f) {
  return luck(Luck::Steal, pool_of(look.s.players[f.seat].hand), 1, f.seat);
}

void lucky(Play& g, ResolveAgenda& f, const Outcome& o) {
  for (CardId c : drawn_cards(g.r, g.s.players[f.seat].hand, o)) discard_card(g, f.seat, c);
}

}  // namespace

const AgendaText kExecutiveSanctions{
    .id = "executive_sanctions", .resolve = resolve, .luck = random_card, .lucky = lucky};

}  // namespace orrery::ti4
