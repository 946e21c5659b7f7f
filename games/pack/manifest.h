// manifest.tsv: what a pack is. Five keys, each once.
#pragma once

#include <string>
#include <string_view>

#include "games/pack/table.h"

namespace orrery {

inline constexpr std::string_view kManifestFile = "manifest.tsv";
inline constexpr ColumnSpec kManifestColumns[] = {{"key"}, {"value"}};

struct Manifest {
  std::string id;  // [a-z][a-z0-9_]*
  std::string title;
  int version = 0;  // 1 or more
  std::string author;
  bool house = false;  // true for the set this project ships
};

void read_manifest(const Table& table, Manifest& manifest, PackErrors& errors);

}  // namespace orrery
