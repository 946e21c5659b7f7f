#include "games/pack/manifest.h"

#include <algorithm>
#include <map>
#include <string>

#include "engine/core/print_hash.h"
#include "games/pack/row_reader.h"

namespace orrery {
namespace {

constexpr std::string_view kKeys[] = {"id", "title", "version", "author", "house"};
constexpr std::string_view kFormerly = "formerly";
constexpr int kMaxVersion = 1'000'000;

std::string pack_id(RowReader& row) {
  const std::string_view text = row.cell("value");
  const bool lower = std::none_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  if (!lower || !is_id(text))
    row.expected("value", "a lower-case letter, then lower-case letters, digits or _");
  return std::string(text);
}

// "<old checksum>=<checksum>"
void read_formerly(RowReader& row, Manifest& manifest) {
  const std::string_view text = row.cell("value");
  const auto old = parse_hash(text.substr(0, text.find('=')));
  const auto now = parse_hash(text.substr(std::min(text.size(), text.find('=') + 1)));
  if (!old || !now) return row.expected("value", "two checksums with = between them");
  manifest.formerly[*old] = *now;
}

void read_value(RowReader& row, std::string_view key, Manifest& manifest) {
  if (key == "id") {
    manifest.id = pack_id(row);
  } else if (key == "title") {
    manifest.title = row.name("value");
  } else if (key == "version") {
    manifest.version = row.integer("value", 1, kMaxVersion);
  } else if (key == "author") {
    manifest.author = row.name("value");
  } else if (key == kFormerly) {
    read_formerly(row, manifest);
  } else {
    manifest.house = row.word("value", {"false", "true"}) == 1;
  }
}

}  // namespace

void read_manifest(const Table& table, Manifest& manifest, PackErrors& errors) {
  std::map<std::string_view, int> lines;
  for (const TableRow& cells : table.rows) {
    RowReader row(*table.spec, cells, errors);
    const std::string_view key = row.cell("key");
    if (key == kFormerly) {
      read_value(row, key, manifest);
    } else if (std::find(std::begin(kKeys), std::end(kKeys), key) == std::end(kKeys)) {
      row.expected("key", "id | title | version | author | house | formerly");
    } else if (const auto [at, fresh] = lines.try_emplace(key, row.line()); !fresh) {
      row.complain("expected each key once, found " + quoted(key) + " also on line " +
                   std::to_string(at->second));
    } else {
      read_value(row, key, manifest);
    }
  }
  const int end = table.rows.empty() ? 0 : table.rows.back().line;
  for (const std::string_view key : kKeys) {
    if (!lines.contains(key)) {
      errors.add(table.spec->file, end, "missing key " + quoted(key) + ", expected a row with its value");
    }
  }
}

}  // namespace orrery
