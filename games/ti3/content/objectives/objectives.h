// What objectives require, by families (planets.cc, technologies.cc, fleets.cc, spending.cc). All are claimed
// in step 1 of the status phase (TI3-OBJECTIVE-4); what they cost is spent then (TI3-OBJECTIVE-5).
#pragma once

#include <span>
#include <string_view>

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

struct Requirement {
  std::string_view id;                                   // of the row in the data files
  bool (*met)(const Look& look, SeatId seat) = nullptr;  // null: only the cost
  int cost = 0;
  Currency currency = Currency::Resources;
};

std::span<const Requirement> planet_requirements();
std::span<const Requirement> technology_requirements();
std::span<const Requirement> fleet_requirements();
std::span<const Requirement> spending_requirements();

// Null if there is none. ObjectiveDef::requirement keeps it.
const Requirement* find_requirement(std::string_view id);

}  // namespace orrery::ti3
