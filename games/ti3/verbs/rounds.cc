// Rounds, phases, turns.
#include "engine/flow/change.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"

namespace orrery::ti3 {

void begin_game_round(Play& g) {
  State& s = state_of(g);
  s.round = byte(s.round + 1);
  s.played_on.clear();
  g.emit(Happening::RoundBegan, s.round);
  recount_all_traits(s, g.r);  // laws of this round
}

void begin_phase(Play& g, Phase phase) {
  state_of(g).phase = phase;
  g.emit(Happening::PhaseBegan, phase);
}

void note_chooser(Play& g, SeatId seat) { state_of(g).first_chooser = seat; }

void note_initiative(Play& g, SeatId seat) {
  state_of(g).last_initiative = seat.valid() ? SeatSet{seat} : SeatSet{};
}

void clear_passes(Play& g) {
  for (int i = 0; i < g.r.players; ++i) {
    state_of(g).players[SeatId(i)].passed = false;
    state_of(g).players[SeatId(i)].skipped = false;
  }
}

void pass_action_phase(Play& g, SeatId seat) {
  state_of(g).players[seat].passed = true;
  g.emit(Happening::Passed, raw(seat));
}

void note_skip(Play& g, SeatId seat, bool skipped) {
  state_of(g).players[seat].skipped = skipped;
  if (skipped) g.emit(Happening::Skipped, raw(seat));
}

void begin_turn(Play& g, SeatId seat) {
  state_of(g).turn = TurnMemory{};
  state_of(g).turn.seat = seat;
  g.emit(Happening::TurnBegan, raw(seat));
}

void note_action(Play& g) { state_of(g).turn.done = true; }

void count_tactical(Play& g) { state_of(g).turn.tactical = byte(g.s.turn.tactical + 1); }

void leave_game(Play& g, SeatId seat) {
  state_of(g).players[seat].eliminated = true;
  g.emit(Happening::Eliminated, raw(seat));
}

}  // namespace orrery::ti3
