// The verbs of rounds and turns: what is remembered while they last, and the end of the game.
#include "engine/flow/change.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

void begin_turn(Play& g, SeatId seat) {
  TurnMemory& turn = state_of(g).turn;
  turn = TurnMemory{};
  turn.seat = seat;
  turn.actions = static_cast<std::uint8_t>(g.r.limits.actions);  // TRN-1
  g.emit(Happening::TurnBegan, raw(seat), g.s.round & 0xff);
}

void use_up_action(Play& g) { --state_of(g).turn.actions; }

void count_idle_turn(Play& g, bool idle) {
  state_of(g).idle_turns = static_cast<std::uint8_t>(idle ? g.s.idle_turns + 1 : 0);
}

void begin_round(Play& g) { ++state_of(g).round; }

void note_won_combat(Play& g) { state_of(g).turn.won_combat = true; }

void cloak(Play& g) { state_of(g).turn.cloaked = true; }

void begin_movement(Play& g) {
  state_of(g).turn.cloaked = false;
  state_of(g).turn.entered.clear();
}

void note_entered(Play& g, SpaceId space) { state_of(g).turn.entered.insert(space); }

void make_pact(Play& g, SeatId seat, SeatId with) {
  state_of(g).players[seat].pact_with = with;
  g.emit(Happening::PactMade, raw(seat), raw(with));
}

void end_pact(Play& g, SeatId seat) {
  SeatId& with = state_of(g).players[seat].pact_with;
  g.emit(Happening::PactEnded, raw(seat), raw(with));
  with = SeatId{};
}

void score_finally(Play& g, SeatId seat, int vp) {
  state_of(g).final_vp[seat] = static_cast<std::int16_t>(vp);
  g.emit(Happening::FinalScore, raw(seat), vp);
}

void win_game(Play& g, SeatId seat) {
  state_of(g).winners.insert(seat);
  g.emit(Happening::Won, raw(seat));
}

}  // namespace orrery::ahos
