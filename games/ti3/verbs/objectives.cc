// Objectives, victory points, the end of the game.
#include <algorithm>

#include "engine/flow/change.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"

namespace orrery::ti3 {

void deal_secret(Play& g, SeatId seat, ObjectiveId objective) {
  State& s = state_of(g);
  s.secret_deck.erase(objective);
  s.players[seat].secret = objective;
  g.emit(Happening::SecretDealt, raw(seat), raw(objective));
}

void reveal_objective(Play& g, ObjectiveId objective) {
  State& s = state_of(g);
  const bool first = g.r.objective(objective).stage == Stage::One;
  std::uint8_t& left = first ? s.stage_one_left : s.stage_two_left;
  left = byte(left - 1);
  s.stage_one_deck.erase(objective);
  s.stage_two_deck.erase(objective);
  if (objective == g.r.rex) s.rex_left = false;
  s.objectives.push_back(objective);
  g.emit(Happening::ObjectiveRevealed, raw(objective));
}

void claim_objective(Play& g, SeatId seat, ObjectiveId objective) {
  State& s = state_of(g);
  Player& p = s.players[seat];
  p.claimed.insert(objective);
  if (p.secret == objective) p.secret = ObjectiveId{};
  const int points = g.r.objective(objective).points;
  p.vp = byte(p.vp + points);
  g.emit(Happening::Claimed, raw(seat), raw(objective), points);
  alert(g, Alert::Victory);
}

void gain_points(Play& g, SeatId seat, int points) {
  Player& p = state_of(g).players[seat];
  p.vp = byte(p.vp + points);
  g.emit(Happening::PointsGained, raw(seat), points);
  alert(g, Alert::Victory);
}

void lose_points(Play& g, SeatId seat, int points) {
  Player& p = state_of(g).players[seat];
  const int n = std::min<int>(points, p.vp);  // TI3-Q-30
  p.vp = byte(p.vp - n);
  if (n > 0) g.emit(Happening::PointsLost, raw(seat), n);
}

void win_game(Play& g, const SeatSet& winners) {
  state_of(g).winners = winners;
  for (SeatId seat : winners) g.emit(Happening::Won, raw(seat));
  g.flow().stop = Stop::Over;
}

void end_by_rex(Play& g) { g.emit(Happening::GameOver); }

}  // namespace orrery::ti3
