// For the files of this folder and positions (given/): pieces on the board and in reinforcements, what ships
// carry. Nothing is told here; the verbs do.
#pragma once

#include "games/ti3/notation.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

// On and off the board; whence the pieces come and where they go is the caller's business. On a planet that
// is not the player's they stand among what has landed.
void put_pieces(State& s, const Rules& r, SeatId seat, Unit unit, int count, int damaged, Place place);
void take_pieces(State& s, const Rules& r, SeatId seat, Unit unit, int count, int damaged, Place place);

void to_reserve(State& s, SeatId seat, Unit unit, int count);
void from_reserve(State& s, SeatId seat, Unit unit, int count);

// A ship with something aboard; the list is kept in order, so that equal positions are equal states.
void add_laden(State& s, SeatId seat, SystemId system, Piece ship, const Load& load);
void erase_laden(State& s, SeatId seat, SystemId system, Piece ship, const Load& load);
std::uint8_t& part_of(Load& load, Unit unit);
std::uint8_t& part_of(Garrison& garrison, Unit unit);

}  // namespace orrery::ti3
