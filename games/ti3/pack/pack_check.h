// Shared by the validate_*.cc files.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/pack/pack_check.h"
#include "games/ti3/pack/pack.h"
#include "games/ti3/pack/pack_tables.h"

namespace orrery::ti3 {

using PackCheck = PackCheckOf<Pack>;

// How many rows of the base set fit.
template <class Row, class Fits>
int base_rows(const std::vector<Row>& rows, const Fits& fits) {
  return static_cast<int>(std::count_if(rows.begin(), rows.end(),
                                        [&](const Row& row) { return row.set == kBaseSet && fits(row); }));
}
template <class Row>
int base_rows(const std::vector<Row>& rows) {
  return base_rows(rows, [](const Row&) { return true; });
}

// The base set has exactly what the box has.
inline void expect_count(const PackCheck& check, std::string_view file, int found, int want,
                         std::string_view what) {
  if (found == want || !check.complete({file})) return;
  check.complain(file, 0,
                 "expected " + std::to_string(want) + " " + std::string(what) + " of set base, found " +
                     std::to_string(found));
}

void validate_ids(const PackCheck& check);     // unique where the notation needs it
void validate_galaxy(const PackCheck& check);  // systems, planets
void validate_maps(const PackCheck& check);    // positions and what is dealt
void validate_races(const PackCheck& check);   // units, technologies, what races name
void validate_cards(const PackCheck& check);   // decks

}  // namespace orrery::ti3
