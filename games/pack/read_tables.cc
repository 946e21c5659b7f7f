#include "games/pack/read_tables.h"

#include <algorithm>
#include <cassert>

namespace orrery {

void refuse_unknown_tables(std::span<const TableSpec> specs, const PackFiles& files, PackErrors& errors) {
  std::string known;
  for (const TableSpec& spec : specs) known += " " + std::string(spec.file);
  for (const auto& [name, contents] : files) {
    const bool is_table = std::any_of(specs.begin(), specs.end(),
                                      [&file = name](const TableSpec& spec) { return spec.file == file; });
    if (name.ends_with(".tsv") && !is_table) errors.add(name, 0, "unknown file, expected:" + known);
  }
}

std::vector<Table> read_tables(std::span<const TableSpec> specs, const PackFiles& files, PackErrors& errors) {
  std::vector<Table> tables;
  for (const TableSpec& spec : specs) {
    const auto found = files.find(std::string(spec.file));
    if (found == files.end()) {
      errors.add(spec.file, 0, "missing file, expected it in the pack folder");
      tables.push_back({&spec, {}});
    } else {
      tables.push_back(read_table(spec, found->second, errors));
    }
  }
  return tables;
}

const Table& table_of(std::span<const Table> tables, std::string_view file) {
  const auto found = std::find_if(tables.begin(), tables.end(),
                                  [&](const Table& table) { return table.spec->file == file; });
  assert(found != tables.end());
  return *found;
}

}  // namespace orrery
