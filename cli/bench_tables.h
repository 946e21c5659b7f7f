// Tables written straight into a database, for measurements: thousands of them, without waiting for each.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "server/hub/settings.h"

namespace orrery::cli {

struct BenchTable {
  std::string id;
  std::string token;  // of the person who plays the first seat
};

struct TablesWanted {
  const Game* game = nullptr;
  TableOptions options;
  server::Settings settings;
  std::string bot;
  std::size_t count = 0;
};

// Tables that wait for their start, each with a person of its own and bots in the other seats.
std::vector<BenchTable> write_new_tables(const std::string& database, const TablesWanted& wanted);
// Games in progress, at all stages from begin to end; one person has the first seat of all. `lines` gets how
// many choices and outcomes were stored.
std::vector<BenchTable> write_stored_games(const std::string& database, const TablesWanted& wanted,
                                           std::size_t& lines);

}  // namespace orrery::cli
