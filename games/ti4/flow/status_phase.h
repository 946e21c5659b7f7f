// The status phase (36).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

ORRERY_STEPS(StatusStep)
struct StatusPhase {
  static constexpr std::string_view kName = "status_phase";
  StatusStep step{};
  SeatSet done;                // players who are through with the step
  bool scored_public = false;  // by the player being asked
  bool scored_secret = false;
  SeatSet keeps_cards;  // Political Stability
  ORRERY_FIELDS(StatusPhase, step, done, scored_public, scored_secret, keeps_cards)
};
ORRERY_ASKING_FRAME(StatusPhase)
ORRERY_CHANCE_FRAME(StatusPhase)

// Lists `score X` for the public objectives that the player could score now (also with Imperial).
void list_public_objectives(const Look& look, SeatId seat, OptionList& out);
bool is_public_objective(const Look& look, ObjectiveId objective);

}  // namespace orrery::ti4
