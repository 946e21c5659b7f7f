// A player without planets and units is out (TI3-ELIMINATE).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

bool is_eliminated(const Look& look, SeatId seat);
void eliminate(Play& g, SeatId seat);

}  // namespace orrery::ti3
