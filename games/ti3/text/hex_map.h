// The galaxy drawn as hexes: coordinates, planets with their owners, fleets, command counters.
#pragma once

#include <string>

#include "games/ti3/view.h"

namespace orrery::ti3 {

std::string draw_galaxy(const Rules& r, const View& v, bool colour);
// "2C 1c 4f": ships; "3g 1p 1s": what stands on a planet or is aboard.
std::string fleet_text(const Fleet& f);
std::string garrison_text(const Garrison& g);
std::string cargo_text(const Load& load);

}  // namespace orrery::ti3
