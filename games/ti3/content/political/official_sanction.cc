// Official Sanction: the player invades no planets of others and no neutral ones in this round.
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kOfficialSanction{
    .id = "official_sanction",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      last(g, Hold::NoInvasions, SeatId(f.outcome));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
