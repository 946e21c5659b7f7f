// A pack under validation: what takes more than one row to see.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/pack/pack_error.h"

namespace orrery {

// The line where a table ends, for complaints about too little of something; 0 for an empty table.
template <class Row>
int end_line(const std::vector<Row>& rows) {
  return rows.empty() ? 0 : rows.back().line;
}

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

template <class Pack>
struct PackCheckOf {
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
    complain(file, end_line(rows),
             "expected " + std::to_string(want) + " " + std::string(what) + ", found " +
                 std::to_string(rows.size()));
  }
};

}  // namespace orrery
