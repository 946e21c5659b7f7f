// What objectives require, by families (planets.cc, technologies.cc, fleets.cc, spending.cc). All are claimed
// in step 1 of the status phase (TI3-OBJECTIVE-4); what they cost is spent then (TI3-OBJECTIVE-5).
#pragma once

#include <span>
#include <string_view>

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

struct Requirement {
  std::string_view id;                                        // of the row in the data files
  int need = 1;                                               // how many of what `have` counts, or the price
  int (*have)(const Look& look, SeatId seat) = nullptr;       // null: it is paid for
  int (*need_here)(const Look& look, SeatId seat) = nullptr;  // instead of `need`: depends on the galaxy
  Currency currency = Currency::Resources;
  [[nodiscard]] constexpr int cost() const { return have == nullptr ? need : 0; }
};

// How much the player has of it, means to pay included, and how much it takes.
struct Reached {
  int have = 0;
  int need = 0;
  [[nodiscard]] constexpr bool met() const { return have >= need; }
};
Reached reached(const Look& look, SeatId seat, const Requirement& r);

std::span<const Requirement> planet_requirements();
std::span<const Requirement> technology_requirements();
std::span<const Requirement> fleet_requirements();
std::span<const Requirement> spending_requirements();

// Null if there is none. ObjectiveDef::requirement keeps it.
const Requirement* find_requirement(std::string_view id);

}  // namespace orrery::ti3
