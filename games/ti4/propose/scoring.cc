// Scoring: the objective with most points; of these one that costs nothing, public before secret. Then the
// other kind (TI4-20.6): whoever says yes to the proposal loses no point that is there to be had.
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/flow/status_phase_steps.h"
#include "games/ti4/propose/propose.h"

namespace orrery::ti4 {
namespace {

int worth_of_score(const Look& look, SeatId seat, Choice c) {
  if (c.verb<Verb>() == Verb::Done || c.verb<Verb>() == Verb::Pass) return 0;
  if (c.verb<Verb>() != Verb::Score) return -1;
  const ObjectiveId o(c.operand(0));
  const Requirement* needs = look.r.objective(o).requirement;
  const bool free = needs == nullptr || needs->cost == ObjectiveCost::None;
  const bool secret = look.s.players[seat].secrets.contains(o);
  return 4 * look.r.objective(o).points + (free ? 2 : 0) + (secret ? 0 : 1);
}

}  // namespace

void propose(Draft& d, const StatusPhase&) {
  while (const StatusPhase* f = d.frame<StatusPhase>()) {
    if (f->step != StatusStep::Score) return;
    d.enter();
    bool found = false;
    const Choice c = best_option(
        d, [&](Choice o) { return worth_of_score(d.look(), d.seat(), o); }, found);
    if (!found || !d.take(c) || c.verb<Verb>() != Verb::Score) return;
    pay_on(d);
  }
}

}  // namespace orrery::ti4
