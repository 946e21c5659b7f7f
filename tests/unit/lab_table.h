// The table of a real game, for tests that play games: the game's own content pack, read from the source
// tree.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "engine/game/game.h"
#include "games/registry.h"

namespace orrery {

inline TableOptions default_table(const Game& game, int players) {
  TableOptions table;
  table.values["players"] = std::to_string(players);
  const auto folder = std::filesystem::path(ORRERY_SOURCE_DIR) / "data" / game.default_pack();
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream in(entry.path(), std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    table.pack[entry.path().filename().string()] = text.str();
  }
  return table;
}

// How much a test may do: sanitized and debug builds are many times slower.
inline int effort(int optimised, int debug) {
#ifdef NDEBUG
  static_cast<void>(debug);
  return optimised;
#else
  static_cast<void>(optimised);
  return debug;
#endif
}

}  // namespace orrery
