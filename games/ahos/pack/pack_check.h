// Shared by the validate_*.cc files.
#pragma once

#include <string_view>

#include "games/ahos/pack/pack.h"
#include "games/ahos/pack/pack_tables.h"
#include "games/pack/pack_check.h"

namespace orrery::ahos {

using PackCheck = PackCheckOf<Pack>;

inline std::string_view file_of(const TileRow& tile) {
  return tile.habitable ? kHabitableFile : kUninhabitableFile;
}

void validate_ids(const PackCheck& check);      // ids and names unique
void validate_board(const PackCheck& check);    // spaces and letters
void validate_layouts(const PackCheck& check);  // each layout on its own, connectedness included
void validate_cards(const PackCheck& check);    // races, abilities, Technology, the number of cards
void validate_supply(const PackCheck& check);   // tokens, discs and pieces are enough for 2 to 4 players

}  // namespace orrery::ahos
