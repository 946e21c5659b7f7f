// What units are worth to their owner, roughly: their cost. Sixty points are one resource.
#pragma once

#include "games/ti4/query.h"

namespace orrery::ti4 {

inline constexpr int kMostWorth = 1 << 20;  // more than anything is worth

int worth_of_unit(const Look& look, SeatId seat, Unit unit);
// What losing the piece in that space area takes away: the piece, and cargo that nothing carries any more.
// Of pieces alike the damaged one is worth less.
int loss_in_space(const Look& look, SeatId seat, SystemId system, Piece piece);

}  // namespace orrery::ti4
