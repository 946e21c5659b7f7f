// Rounds, phases, turns, the end of the game.
#include "engine/flow/change.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void begin_game_round(Play& g) {
  ++state_of(g).round;
  g.emit(Happening::RoundBegan, g.s.round);
}

void begin_phase(Play& g, Phase phase) {
  state_of(g).phase = phase;
  g.emit(Happening::PhaseBegan, phase);
}

void win_game(Play& g, SeatId winner) {
  state_of(g).winners = winner.valid() ? SeatSet{winner} : SeatSet{};
  if (winner.valid()) g.emit(Happening::Won, raw(winner));
  g.flow().stop = Stop::Over;
}

void clear_passes(Play& g) {
  for (Player& p : state_of(g).players) p.passed = false;
}

void pass_action_phase(Play& g, SeatId seat) {
  state_of(g).players[seat].passed = true;
  g.emit(Happening::Passed, raw(seat));
}

void begin_turn(Play& g, SeatId seat) {
  state_of(g).turn = TurnMemory{};
  state_of(g).turn.seat = seat;
  g.emit(Happening::TurnBegan, raw(seat));
}

void count_action(Play& g) { ++state_of(g).turn.actions; }

void cut_turn_short(Play& g) { state_of(g).turn.over = true; }

void note_used_at_start(Play& g, NoteId note) { state_of(g).turn.started.insert(note); }

void end_turn(Play& g) { state_of(g).turn = TurnMemory{}; }

void set_zero_token(Play& g, SeatId seat) { state_of(g).zero_token = seat; }

}  // namespace orrery::ti4
