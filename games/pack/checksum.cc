#include "games/pack/checksum.h"

#include <algorithm>

namespace orrery {
namespace {

class Fnv1a {
 public:
  void add(std::string_view bytes) {
    for (const char c : bytes) add(c);
  }
  void add(char c) { value_ = (value_ ^ static_cast<unsigned char>(c)) * 1099511628211ULL; }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 14695981039346656037ULL;
};

constexpr char kAfterFile = 0x1D;
constexpr char kAfterRow = 0x1E;
constexpr char kAfterCell = 0x1F;

}  // namespace

std::uint64_t rules_checksum(std::span<const Table> tables) {
  Fnv1a hash;
  for (const Table& table : tables) {
    const auto& columns = table.spec->columns;
    if (std::all_of(columns.begin(), columns.end(), [](const ColumnSpec& c) { return c.told; })) continue;
    hash.add(table.spec->file);
    hash.add(kAfterFile);
    for (const TableRow& row : table.rows) {
      for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].told) continue;
        hash.add(row.cells[i]);
        hash.add(kAfterCell);
      }
      hash.add(kAfterRow);
    }
  }
  return hash.value();
}

}  // namespace orrery
