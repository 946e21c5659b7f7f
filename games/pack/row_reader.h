// Typed access to the cells of one row. Every complaint names the column, what was expected and what stands
// there; after a complaint a harmless value is returned, so a reader goes through the whole row and all its
// faults are reported at once.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/pack/table.h"

namespace orrery {

class RowReader {
 public:
  RowReader(const TableSpec& spec, const TableRow& row, PackErrors& errors);

  int line() const { return row_.line; }
  bool ok() const { return ok_; }  // no complaint so far

  // The bare cell. The column must be one of the spec.
  std::string_view cell(std::string_view column) const;

  int integer(std::string_view column, int low, int high);
  bool yes_no(std::string_view column);
  std::string id(std::string_view column);                 // [A-Za-z][A-Za-z0-9_]*, at most 40 characters
  std::string name(std::string_view column);               // 1 to 64 bytes, not "-"
  std::vector<std::string> list(std::string_view column);  // "a, b", or "-" for none; no empty piece

  // Index of the cell among the words, 0 after a complaint.
  std::size_t word(std::string_view column, std::initializer_list<std::string_view> words);

  // "column x: expected <expected>, found <cell>".
  void expected(std::string_view column, std::string_view what);
  // Any other complaint about this row.
  void complain(std::string message);

 private:
  const TableSpec& spec_;
  const TableRow& row_;
  PackErrors& errors_;
  bool ok_ = true;
};

// The whole text as a decimal number without sign or spaces other than a leading '-', if it fits an int.
std::optional<int> parse_integer(std::string_view text);

// [A-Za-z][A-Za-z0-9_]*, at most 40 characters: can be a token of the notation.
bool is_id(std::string_view text);

// "a whole number from 0 to 9".
std::string range_text(int low, int high);

}  // namespace orrery
