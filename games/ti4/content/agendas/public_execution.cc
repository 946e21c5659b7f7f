// Public Execution: the elected player discards all action cards, hands on the speaker token to the left and
// cannot vote for the rest of the phase.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kPublicExecution{
    .id = "public_execution",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      const SeatId seat(f.outcome);
      discard_hands(g, SeatSet{seat});
      if (g.s.speaker == seat) set_speaker(g, clockwise_from(g, g.r.next_seat(seat))[0]);
      bar_votes_of_phase(g, seat);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
