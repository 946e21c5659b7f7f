#include "games/ti3/flow/elimination.h"

#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

bool is_eliminated(const Look& look, SeatId seat) {
  return planets_of(look, seat).empty() && look.s.presence[seat].empty() && look.s.tactical.moving.empty();
}

// TI3-ELIMINATE-2: no more actions or cards. With the later errata hand and trade cards leave the game
// (SOT-ERR-20); agreements end in any case, for nobody is there to honour them. The token goes to the next
// player clockwise: a Speaker has ties to break.
void eliminate(Play& g, SeatId seat) {
  for (int i = 0; i < g.r.players; ++i) {
    if (SeatId(i) != seat) end_agreement(g, seat, SeatId(i));
  }
  const SystemSet counters = g.s.players[seat].counters;
  for (SystemId s : counters) return_counter(g, seat, s, false);
  const CardSet hand = g.s.players[seat].hand;
  for (CardId c : hand) discard_card(g, seat, c);
  lose_goods(g, seat, g.s.players[seat].trade_goods);
  leave_game(g, seat);
  if (g.s.speaker == seat && living(g) > 0) set_speaker(g, left_of(g, seat));
}

}  // namespace orrery::ti3
