// What a unit can do, in numbers and words.
#pragma once

#include <string>

#include "games/ti4/rules.h"

namespace orrery::ti4 {

// "cost 1 for 2, combat 8, move 2. May move by itself, without transport."
std::string unit_values(const UnitRow& unit);
// What a technology does; unit upgrades are told by the values of their unit.
std::string tech_text(const Rules& r, TechId tech);

}  // namespace orrery::ti4
