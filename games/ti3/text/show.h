// The table as text for a terminal of 100 columns. Built from a view: shows no secrets.
#pragma once

#include <string>

#include "games/ti3/view.h"

namespace orrery::ti3 {

// Small: fewer lines, for a screen of 30.
std::string show_table(const Rules& r, const View& v, bool colour, bool small);

}  // namespace orrery::ti3
