// Technology Tariffs. Against: no green technologies in this round. (For is a trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kTechnologyTariffs{
    .id = "technology_tariffs",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) last(g, Hold::NoColour, SeatId{}, static_cast<std::uint8_t>(Colour::Green));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
