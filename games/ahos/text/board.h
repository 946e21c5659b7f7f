// The drawing of the board: two lines per row of spaces, one line of connections between rows.
#pragma once

#include <string>

#include "games/ahos/view.h"

namespace orrery::ahos {

std::string draw_board(const Rules& r, const View& v, bool colour);
// The letter of a seat (R, B, G, Y), in its colour if wanted.
std::string paint(const std::string& text, SeatId seat, bool colour);

}  // namespace orrery::ahos
