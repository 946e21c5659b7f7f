// From the texts of a pack folder to the rows of a game's pack, in the same way for every game. Pack is the
// game's struct; it has `Manifest manifest` and `std::uint64_t checksum`.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "games/pack/checksum.h"
#include "games/pack/manifest.h"
#include "games/pack/read_tables.h"
#include "games/pack/row_reader.h"

namespace orrery {

// The pack is valid, in the sense of the game's pack.h, exactly when `errors` is empty. Errors stand in the
// order of file name and line.
template <class Pack>
struct LoadedPackOf {
  Pack pack;
  std::vector<PackError> errors;
};

// What a file means.
template <class Pack>
struct TableReader {
  std::string_view file;
  void (*read)(const Table& table, Pack& pack, PackErrors& errors);
};

// Reader of a file of rows: kRead makes one of a RowReader, kRows is the list of the pack that they go to. A
// row with a fault is reported and left out of the pack.
template <class Pack, auto kRows, auto kRead>
void read_each(const Table& table, Pack& pack, PackErrors& errors) {
  for (const TableRow& cells : table.rows) {
    RowReader row(*table.spec, cells, errors);
    auto item = kRead(row);
    if (row.ok()) (pack.*kRows).push_back(std::move(item));
  }
}

template <class Pack>
void read_pack_manifest(const Table& table, Pack& pack, PackErrors& errors) {
  read_manifest(table, pack.manifest, errors);
}

// Reads the files in the order of the readers. What takes more than one row to see is not checked here.
template <class Pack>
Pack read_pack(std::span<const TableSpec> specs, std::span<const TableReader<Pack>> readers,
               const PackFiles& files, PackErrors& errors) {
  refuse_unknown_tables(specs, files, errors);
  const std::vector<Table> tables = read_tables(specs, files, errors);
  const auto broken = errors.files();
  Pack pack;
  for (const TableReader<Pack>& reader : readers) {
    const Table& table = table_of(tables, reader.file);
    if (table.rows.empty() && broken.contains(reader.file))
      continue;  // no use in listing all that is missing
    reader.read(table, pack, errors);
  }
  pack.checksum = rules_checksum(tables);
  return pack;
}

}  // namespace orrery
