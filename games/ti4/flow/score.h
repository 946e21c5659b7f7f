// Scoring an objective: its requirement and its cost (20).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

ORRERY_STEPS(ScoreStep)
// Pays what the objective costs and scores it; the caller has asked can_score.
struct ScoreObjective {
  static constexpr std::string_view kName = "score_objective";
  ScoreStep step{};
  SeatId seat;
  ObjectiveId objective;
  ORRERY_FIELDS(ScoreObjective, step, seat, objective)
};
ORRERY_ASKING_FRAME(ScoreObjective)
// Meets the requirement of a status phase objective now, costs included (20.5a, 20.10).
bool meets(const Look& look, SeatId seat, ObjectiveId objective);
// May score it now as a public (or secret) objective: not scored yet, home planets (20.16), requirement met.
Refusal can_score(const Look& look, SeatId seat, ObjectiveId objective);
// Objectives of the action phase that this player may score when their moment comes: secret ones of their
// own, and what a law made public, if home planets allow it (20.16).
ObjectiveSet listening_objectives(const Look& look, SeatId seat);

}  // namespace orrery::ti4
