#include "games/pack/table.h"

#include <algorithm>
#include <optional>

namespace orrery {
namespace {

std::string column_list(const TableSpec& spec) {
  std::string names;
  for (const ColumnSpec& column : spec.columns) {
    if (!names.empty()) names += ' ';
    names += column.name;
    if (!column.required) names += '?';
  }
  return names;
}

// Hands out the lines that hold cells, with their numbers.
class Lines {
 public:
  Lines(std::string_view file, std::string_view contents, PackErrors& errors)
      : file_(file), rest_(contents), errors_(errors) {
    if (rest_.starts_with("\xEF\xBB\xBF")) rest_.remove_prefix(3);
  }

  // The next header or row, or nothing at the end. Lines that are not text are reported and skipped.
  std::optional<std::string_view> next() {
    while (!rest_.empty()) {
      const std::string_view line = cut_line();
      ++number_;
      if (line.starts_with('#') || line.find_first_not_of(" \t") == std::string_view::npos) continue;
      if (const std::string fault = fault_of(line); !fault.empty()) {
        errors_.add(file_, number_, fault);
        continue;
      }
      return line;
    }
    return std::nullopt;
  }

  int number() const { return number_; }

 private:
  std::string_view cut_line() {
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }

  static std::string fault_of(std::string_view line) {
    if (line.size() > kMaxLineBytes) {
      return "expected a line of at most " + std::to_string(kMaxLineBytes) + " bytes, found " +
             std::to_string(line.size());
    }
    const std::string fault = text_fault(line);
    return fault.empty() ? fault : "expected UTF-8 text, found " + fault;
  }

  std::string_view file_;
  std::string_view rest_;
  PackErrors& errors_;
  int number_ = 0;
};

// For each cell of a row, the index of its column in the spec.
using ColumnOrder = std::vector<std::size_t>;

// One header cell: its index in the spec, or an error.
std::optional<std::size_t> find_column(const TableSpec& spec, std::string_view name,
                                       const ColumnOrder& before, int line, PackErrors& errors) {
  const auto found = std::find_if(spec.columns.begin(), spec.columns.end(),
                                  [&](const ColumnSpec& column) { return column.name == name; });
  if (found == spec.columns.end()) {
    errors.add(spec.file, line, "unknown column " + quoted(name) + ", expected: " + column_list(spec));
    return std::nullopt;
  }
  const auto index = static_cast<std::size_t>(found - spec.columns.begin());
  if (std::find(before.begin(), before.end(), index) != before.end()) {
    errors.add(spec.file, line, "expected each column once, found " + quoted(name) + " twice");
    return std::nullopt;
  }
  return index;
}

// The header line, or nothing if the table cannot be read with it.
std::optional<ColumnOrder> read_header(const TableSpec& spec, std::string_view header, int line,
                                       PackErrors& errors) {
  const std::vector<std::string_view> cells = split(header, '\t');
  if (cells.size() > kMaxColumns) {
    errors.add(spec.file, line,
               "expected at most " + std::to_string(kMaxColumns) + " columns, found " +
                   std::to_string(cells.size()));
    return std::nullopt;
  }
  ColumnOrder order;
  bool fine = true;
  for (const std::string_view name : cells) {
    if (const auto index = find_column(spec, name, order, line, errors)) {
      order.push_back(*index);
    } else {
      fine = false;
    }
  }
  for (std::size_t i = 0; i < spec.columns.size(); ++i) {
    if (!spec.columns[i].required || std::find(order.begin(), order.end(), i) != order.end()) continue;
    errors.add(spec.file, line,
               "missing column " + quoted(spec.columns[i].name) + ", expected: " + column_list(spec));
    fine = false;
  }
  return fine ? std::optional(order) : std::nullopt;
}

void read_row(Table& table, const ColumnOrder& order, std::string_view text, int line, PackErrors& errors) {
  const auto found = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\t')) + 1;
  if (found != order.size()) {
    errors.add(table.spec->file, line,
               "expected " + std::to_string(order.size()) + " cells as in the header, found " +
                   std::to_string(found));
    return;
  }
  TableRow row{line, {}};
  for (const ColumnSpec& column : table.spec->columns) row.cells.emplace_back(column.fallback);
  const std::vector<std::string_view> cells = split(text, '\t');
  for (std::size_t i = 0; i < order.size(); ++i) row.cells[order[i]] = cells[i];
  table.rows.push_back(std::move(row));
}

}  // namespace

Table read_table(const TableSpec& spec, std::string_view contents, PackErrors& errors) {
  Table table{&spec, {}};
  if (contents.size() > kMaxFileBytes) {
    errors.add(spec.file, 0,
               "expected at most " + std::to_string(kMaxFileBytes) + " bytes, found " +
                   std::to_string(contents.size()));
    return table;
  }
  Lines lines(spec.file, contents, errors);
  const auto header = lines.next();
  if (!header) {
    errors.add(spec.file, lines.number(), "expected a header line with the columns " + column_list(spec));
    return table;
  }
  const auto order = read_header(spec, *header, lines.number(), errors);
  if (!order) return table;
  while (const auto line = lines.next()) {
    if (table.rows.size() == kMaxRows) {
      errors.add(spec.file, lines.number(), "expected at most " + std::to_string(kMaxRows) + " rows");
      return table;
    }
    read_row(table, *order, *line, lines.number(), errors);
  }
  return table;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  while (true) {
    const std::size_t end = text.find(separator);
    pieces.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return pieces;
    text.remove_prefix(end + 1);
  }
}

}  // namespace orrery
