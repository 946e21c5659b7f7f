// manifest.tsv: what a pack is. Five keys, each once, and any number of `formerly`.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "games/pack/table.h"

namespace orrery {

inline constexpr std::string_view kManifestFile = "manifest.tsv";
// What it says of the pack stands in its identity or is told to people: no rule reads it.
inline constexpr ColumnSpec kManifestColumns[] = {told("key"), told("value")};

struct Manifest {
  std::string id;  // [a-z][a-z0-9_]*
  std::string title;
  int version = 0;  // 1 or more
  std::string author;
  bool house = false;  // true for the set this project ships
  // Checksums of another kind that older records carry, and which of today's kind (checksum.h) each one
  // meant.
  std::map<std::uint64_t, std::uint64_t> formerly;
};

void read_manifest(const Table& table, Manifest& manifest, PackErrors& errors);

}  // namespace orrery
