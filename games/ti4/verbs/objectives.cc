// Objectives and victory points.
#include <algorithm>

#include "engine/flow/change.h"
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/byte.h"

namespace orrery::ti4 {

void draw_secret(Play& g, SeatId seat, ObjectiveId objective) {
  state_of(g).secret_deck.erase(objective);
  state_of(g).players[seat].secrets.insert(objective);
  g.emit(Happening::SecretDrawn, raw(seat), raw(objective));
}

void return_secret(Play& g, SeatId seat, ObjectiveId objective) {
  state_of(g).players[seat].secrets.erase(objective);
  state_of(g).secret_deck.insert(objective);
  g.emit(Happening::SecretReturned, raw(seat), raw(objective));
}

void take_from_row(Play& g) {
  State& s = state_of(g);
  --(s.stage_one_left > 0 ? s.stage_one_left : s.stage_two_left);
}

void reveal_objective(Play& g, ObjectiveId objective) {
  state_of(g).stage_one_deck.erase(objective);
  state_of(g).stage_two_deck.erase(objective);
  state_of(g).public_objectives.push_back(objective);
  g.emit(Happening::ObjectiveRevealed, raw(objective));
}

void leak_objective(Play& g, ObjectiveId objective) {
  state_of(g).leaked.insert(objective);
  g.emit(Happening::ObjectiveRevealed, raw(objective));
}

void score_objective(Play& g, SeatId seat, ObjectiveId objective) {
  Player& p = state_of(g).players[seat];
  p.secrets.erase(objective);
  p.scored.insert(objective);
  const int points = g.r.objective(objective).points;
  g.emit(Happening::Scored, raw(seat), raw(objective), points);
  gain_points(g, seat, points);
}

void gain_points(Play& g, SeatId seat, int points) {
  Player& p = state_of(g).players[seat];
  p.vp = byte(std::min(g.r.options.goal, p.vp + points));  // 61.4a
  g.emit(Happening::PointsGained, raw(seat), points);
  alert(g, Alert::Victory);
}

void lose_points(Play& g, SeatId seat, int points) {
  Player& p = state_of(g).players[seat];
  const int lost = std::min<int>(points, p.vp);
  p.vp = byte(p.vp - lost);
  if (lost > 0) g.emit(Happening::PointsLost, raw(seat), lost);
}

}  // namespace orrery::ti4
