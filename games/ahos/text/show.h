// The table as text for a terminal of 100 columns: board, players, displays, own hand. Built from a view:
// shows no secrets.
#pragma once

#include <string>

#include "games/ahos/view.h"

namespace orrery::ahos {

std::string show_table(const Rules& r, const View& v, bool colour);

}  // namespace orrery::ahos
