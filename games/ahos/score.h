// Where the points of a player come from.
#pragma once

#include "games/ahos/view.h"

namespace orrery::ahos {

struct Score {
  int home = 0;         // markers, by kind (SCO-1)
  int colonies = 0;     // likewise
  int outposts = 0;     // likewise
  int development = 0;  // Development tokens (DEV-7)
  int reserve = 0;      // cards that count while they lie in a Reserve
  int cards = 0;        // cards that count wherever their owner has them (SCO-2, Q-15)
  [[nodiscard]] int total() const { return home + colonies + outposts + development + reserve + cards; }
  ORRERY_FIELDS(Score, home, colonies, outposts, development, reserve, cards)
};

// Counted from the position, piece by piece and card by card.
Score score_of(const Look& look, SeatId seat);
// The same once the game is over, of what every viewer may know: hidden cards come as a sum, from the final
// count.
Score final_score(const Rules& r, const View& v, SeatId seat);

// The round that is being played; once the game is over, the last one that was.
int round_shown(const View& v);

}  // namespace orrery::ahos
