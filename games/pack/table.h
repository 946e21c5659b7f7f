// Reads one file of a pack: tab-separated cells under one header line.
//
// Lines that begin with '#' and lines of nothing but spaces and tabs are skipped, anywhere. Line ends may be
// LF or CRLF; a byte order mark at the start is skipped. Cells lose the spaces around them; there is no
// quoting. Columns may stand in any order. Text must be UTF-8 without control characters.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/pack/pack_error.h"

namespace orrery {

// What a file may hold. Past a limit the file is refused with an error, so no input is slow or large.
inline constexpr std::size_t kMaxFileBytes = 1 << 20;
inline constexpr std::size_t kMaxLineBytes = 4096;
inline constexpr std::size_t kMaxColumns = 32;
inline constexpr std::size_t kMaxRows = 256;

struct ColumnSpec {
  std::string_view name;
  bool required = true;
  std::string_view fallback{};  // the cell of every row when an optional column is left out
  bool told = false;            // names and prose: told to people, never read by rules (checksum.h)
};

constexpr ColumnSpec told(std::string_view name) { return {name, true, {}, true}; }
// The same, and rows may be without it.
constexpr ColumnSpec remark(std::string_view name) { return {name, false, "-", true}; }

struct TableSpec {
  std::string_view file;
  std::span<const ColumnSpec> columns;
};

struct TableRow {
  int line = 0;
  std::vector<std::string> cells;  // one for each column of the spec, in its order
};

struct Table {
  const TableSpec* spec = nullptr;
  std::vector<TableRow> rows;
};

// Reads `contents` by `spec`, which must outlive the table. Complains about missing, unknown or repeated
// columns, rows with too few or too many cells, and lines that are not text; such rows are left out.
Table read_table(const TableSpec& spec, std::string_view contents, PackErrors& errors);

// What keeps a line from being plain UTF-8 text ("a NUL byte at byte 7"), or an empty string.
std::string text_fault(std::string_view line);

// The text without the spaces around it.
std::string_view trimmed(std::string_view text);

// The pieces between the separators, each trimmed; a text without a separator is one piece.
std::vector<std::string_view> split(std::string_view text, char separator);

}  // namespace orrery
