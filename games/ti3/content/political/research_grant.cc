// Research Grant. Against: no yellow technologies in this round. (For is a trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kResearchGrant{
    .id = "research_grant",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) last(g, Hold::NoColour, SeatId{}, static_cast<std::uint8_t>(Colour::Yellow));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
