// Votes that players have and need.
#pragma once

#include "games/ti4/query.h"

namespace orrery::ti4 {

// Votes of readied planets; one where a law gives everybody one; none for who cannot vote now.
int votes_available(const Look& look, SeatId seat);
// Votes that the outcome needs beyond those it has to be ahead of every other; 0 if it is.
int votes_to_lead(const Look& look, std::uint8_t outcome);

}  // namespace orrery::ti4
