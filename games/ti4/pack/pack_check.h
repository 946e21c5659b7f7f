// Shared by the validate_*.cc files.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "games/pack/pack_check.h"
#include "games/ti4/pack/pack.h"
#include "games/ti4/pack/pack_tables.h"

namespace orrery::ti4 {

using PackCheck = PackCheckOf<Pack>;

// The row of an id, or null.
template <class Row>
const Row* find_row(const std::vector<Row>& rows, std::string_view id) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) {
    if constexpr (requires { row.def.id; }) {
      return row.def.id == id;
    } else {
      return row.id == id;
    }
  });
  return found == rows.end() ? nullptr : &*found;
}

void validate_ids(const PackCheck& check);       // unique where the notation needs it
void validate_galaxy(const PackCheck& check);    // tiles, planets
void validate_maps(const PackCheck& check);      // positions and what is dealt
void validate_units(const PackCheck& check);     // unit tables and their technologies
void validate_factions(const PackCheck& check);  // what factions name
void validate_cards(const PackCheck& check);     // decks

}  // namespace orrery::ti4
