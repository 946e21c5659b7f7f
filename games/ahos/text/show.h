// The table as text for a terminal of 100 columns: board, players, displays, own hand. Built from a view:
// shows no secrets.
#pragma once

#include <string>

#include "games/ahos/view.h"

namespace orrery::ahos {

// Small: cards by their ids alone, for a screen of 30 lines.
std::string show_table(const Rules& r, const View& v, bool colour, bool small);

}  // namespace orrery::ahos
