// The galaxy drawn as hexes: tile number and coordinates, planets with their owners, fleets, command tokens.
#pragma once

#include <string>

#include "games/ti4/view.h"

namespace orrery::ti4 {

std::string draw_galaxy(const Rules& r, const View& v, bool colour);
// "2C 1c 4f": the units of a space area.
std::string fleet_text(const SpaceForces& f);
std::string garrison_text(const GroundForces& f);

}  // namespace orrery::ti4
