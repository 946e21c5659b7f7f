// The tables of the real games, for tests that play games: each game's own content pack, read from the source
// tree, with every number of players it can be played with.
#pragma once

#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "games/registry.h"

namespace orrery {

// The files of a folder by name.
inline PackFiles files_in(const std::filesystem::path& folder) {
  PackFiles files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream in(entry.path(), std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    files[entry.path().filename().string()] = text.str();
  }
  return files;
}

// The files of a game's own content pack by name.
inline PackFiles default_pack_files(const Game& game) {
  return files_in(std::filesystem::path(ORRERY_SOURCE_DIR) / "data" / game.default_pack());
}

inline TableOptions default_table(const Game& game, int players) {
  TableOptions table;
  table.values["players"] = std::to_string(players);
  table.pack = default_pack_files(game);
  return table;
}

// A game and how many play it.
struct GameTable {
  const Game* game = nullptr;
  int players = 0;

  [[nodiscard]] TableOptions options() const { return default_table(*game, players); }
  [[nodiscard]] std::unique_ptr<Match> start() const { return game->create(options()).match; }
  [[nodiscard]] std::string name() const {
    return std::string(game->id()) + "_" + std::to_string(players) + "p";
  }
};
inline void PrintTo(const GameTable& table, std::ostream* out) { *out << table.name(); }

// Every table of every game in the registry. Made once: several tests are instantiated with them when a
// program starts, and every test is a program of its own for ctest.
inline const std::vector<GameTable>& all_tables() {
  static const std::vector<GameTable> tables = [] {
    constexpr int kMostPlayers = 8;
    std::vector<GameTable> out;
    for (const Game* game : all_games()) {
      TableOptions table = default_table(*game, 0);
      for (int players = 1; players <= kMostPlayers; ++players) {
        table.values["players"] = std::to_string(players);
        if (game->create(table).match != nullptr) out.push_back({game, players});
      }
    }
    return out;
  }();
  return tables;
}

// One table of every game: that with the fewest players.
inline std::vector<GameTable> smallest_tables() {
  std::vector<GameTable> out;
  for (const GameTable& table : all_tables()) {
    if (out.empty() || out.back().game != table.game) out.push_back(table);
  }
  return out;
}

// The last part of the name of a test with a table as parameter.
struct TableName {
  template <class Info>
  std::string operator()(const Info& info) const {
    return info.param.name();
  }
};

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
