// The status phase in its seven steps (TI3-STATUS), with what may be done at the beginning of each
// (TI3-Q-14).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_STEPS(StatusStep)
struct StatusPhase {
  static constexpr std::string_view kName = "status_phase";
  StatusStep step{};
  SeatSet done;       // players who have had their turn in the step
  bool free = false;  // the free choices before the step are over
  SeatSet quiet;      // players who want no more of them in this phase
  bool claimed_public = false;
  bool claimed_secret = false;
  bool laid = false;              // the cards of this phase were laid open
  FixedVec<LeaderId, 24> handed;  // prisoners whose fate is decided for this phase (TI3-Q-14)
  ORRERY_FIELDS(StatusPhase, step, done, free, quiet, claimed_public, claimed_secret, laid, handed)
};
ORRERY_ASKING_FRAME(StatusPhase)

// One objective: what it costs is paid, then it is claimed.
ORRERY_STEPS(ClaimStep)
struct Claim {
  static constexpr std::string_view kName = "claim";
  ClaimStep step{};
  SeatId seat;
  ObjectiveId objective;
  ORRERY_FIELDS(Claim, step, seat, objective)
};
ORRERY_FRAME(Claim)

// Imperium Rex: most points win (TI3-IMPERIUMREX).
Next end_by_imperium_rex(Play& g);
Refusal may_claim(const Look& look, SeatId seat, ObjectiveId objective);

}  // namespace orrery::ti3
