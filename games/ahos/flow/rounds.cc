#include "games/ahos/flow/rounds.h"

#include <algorithm>

#include "games/ahos/flow/turn.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

inline constexpr int kIdleRounds = 3;

// Q-24 counts whole rounds, so that all players have had the same number of turns.
bool stalemate(const Look& look, const Rounds& f) {
  return f.played == 0 && look.s.idle_turns >= kIdleRounds * look.r.players;
}

bool finished(const Look& look) {
  return look.s.final_round != 0 && look.s.round > look.s.final_round;
}  // END-3

// SCO-4, TIE-1, TIE-2.
void score(Play& g) {
  int best = -1;
  for (int i = 0; i < g.r.players; ++i) {
    const SeatId seat(i);
    const int vp = final_vp(g, seat);
    score_finally(g, seat, vp);
    best = std::max(best, vp);
  }
  int systems = -1;
  for (int i = 0; i < g.r.players; ++i) {
    const SeatId seat(i);
    if (g.s.final_vp[seat] == best) systems = std::max(systems, systems_with_marker(g, seat));
  }
  for (int i = 0; i < g.r.players; ++i) {
    const SeatId seat(i);
    if (g.s.final_vp[seat] != best || systems_with_marker(g, seat) != systems) continue;
    win_game(g, seat);
  }
}

}  // namespace

Next advance(Play& g, Rounds& f) {
  if (f.played == g.r.players) {
    f.played = 0;
    begin_round(g);
  }
  if (stalemate(g, f)) g.emit(Happening::Stalemate);
  if (stalemate(g, f) || finished(g)) {
    score(g);
    return Next::Over;
  }
  const std::size_t at = g.s.first_player.index() + f.played;
  ++f.played;
  Turn turn;
  turn.seat = SeatId(at % static_cast<std::size_t>(g.r.players));
  return g.call(turn);
}

}  // namespace orrery::ahos
