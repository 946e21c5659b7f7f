// Shared by the validate_*.cc files.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/pack/pack_error.h"
#include "games/ti4/pack/pack.h"
#include "games/ti4/pack/pack_tables.h"

namespace orrery::ti4 {

// A pack under validation.
struct PackCheck {
  const Pack& pack;
  PackErrors& errors;
  std::set<std::string, std::less<>> broken;  // files whose rows are incomplete

  // True if every row of these files was read.
  [[nodiscard]] bool complete(std::initializer_list<std::string_view> files) const {
    return std::none_of(files.begin(), files.end(),
                        [&](std::string_view file) { return broken.contains(file); });
  }
  void complain(std::string_view file, int line, std::string message) const {
    errors.add(file, line, std::move(message));
  }
  // The number of rows is what the game has.
  template <class Row>
  void counted(const std::vector<Row>& rows, std::size_t want, std::string_view file,
               std::string_view what) const {
    if (rows.size() == want || !complete({file})) return;
    complain(file, rows.empty() ? 0 : rows.back().line,
             "expected " + std::to_string(want) + " " + std::string(what) + ", found " +
                 std::to_string(rows.size()));
  }
};

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
