// For the files of this folder: pieces on the board and in the reserve. Nothing is told here; the verbs do.
#pragma once

#include "games/ti4/notation.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

SystemId system_of(const Rules& r, Place place);

// On and off the board; whence the pieces come and where they go is the caller's business.
void put_pieces(State& s, const Rules& r, SeatId seat, Unit unit, int count, int damaged, Place place);
void take_pieces(State& s, const Rules& r, SeatId seat, Unit unit, int count, int damaged, Place place);

void to_reserve(State& s, SeatId seat, Unit unit, int count);
void from_reserve(State& s, SeatId seat, Unit unit, int count);

}  // namespace orrery::ti4
