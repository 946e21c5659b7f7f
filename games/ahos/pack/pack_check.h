// Shared by the validate_*.cc files.
#pragma once

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/ahos/pack/pack.h"
#include "games/ahos/pack/pack_tables.h"
#include "games/pack/pack_error.h"

namespace orrery::ahos {

// A pack under validation.
struct PackCheck {
  const Pack& pack;
  PackErrors& errors;
  std::set<std::string, std::less<>> broken;  // files whose rows are incomplete

  // True if every row of these files was read.
  bool complete(std::initializer_list<std::string_view> files) const {
    for (const std::string_view file : files) {
      if (broken.contains(file)) return false;
    }
    return true;
  }
};

// The line where a table ends, for complaints about too little of something; 0 for an empty table.
template <typename Row>
int end_line(const std::vector<Row>& rows) {
  return rows.empty() ? 0 : rows.back().line;
}

inline std::string_view file_of(const TileRow& tile) {
  return tile.habitable ? kHabitableFile : kUninhabitableFile;
}

void validate_ids(const PackCheck& check);      // ids and names unique
void validate_board(const PackCheck& check);    // spaces and letters
void validate_layouts(const PackCheck& check);  // each layout on its own, connectedness included
void validate_cards(const PackCheck& check);    // races, abilities, Technology, the number of cards
void validate_supply(const PackCheck& check);   // tokens, discs and pieces are enough for 2 to 4 players

}  // namespace orrery::ahos
