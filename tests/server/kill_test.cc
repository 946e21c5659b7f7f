// Killed at any moment, the server has every choice that it acknowledged, and goes on with the game.
#include <gtest/gtest.h>

#include <chrono>
#include <set>
#include <thread>

#include "engine/flow/random.h"
#include "games/registry.h"
#include "server/hub/settings.h"
#include "server/hub/table_info.h"
#include "server/program/server_process.h"
#include "server/store/store.h"
#include "server/table/table.h"
#include "tests/server/counting_player.h"
#include "tests/server/databases.h"
#include "tests/unit/lab_table.h"

namespace orrery::server {
namespace {

constexpr int kKills = 100;

class Kill : public testing::TestWithParam<std::string> {};

TEST_P(Kill, NoAcknowledgedChoiceIsLost) {
  const TestDatabase where(GetParam());
  CountingPlayer player(17);
  Random random(18);
  for (int i = 0; i < kKills; ++i) {
    ServerProcess server(ORRERY_PROGRAM, {"--database", where.address()});
    std::thread killer([&] {
      std::this_thread::sleep_for(std::chrono::microseconds(2000 + random.below(60000)));
      server.kill_now();
    });
    player.play(server.port());
    killer.join();
  }
  const auto acknowledged = player.acknowledged();
  EXPECT_GT(acknowledged.size(), static_cast<std::size_t>(kKills) / 2) << "too slow to show anything";

  const auto db = where.open();
  std::map<std::string, std::set<std::string>> stored;
  for (const auto& [table, id] : acknowledged) {
    if (!stored.contains(table)) {
      for (const LogLine& line : store::log(*db, table)) stored[table].insert(line.by);
    }
    EXPECT_TRUE(stored[table].contains("id " + id)) << "table " << table << ", choice " << id;
  }
  // Every game can be played on.
  for (const auto& [table, ids] : stored) {
    const auto row = store::table(*db, table);
    ASSERT_TRUE(row);
    const Game& game = *find_game(row->game);
    const OpenedGame opened =
        Table::open(game, default_table(game, 3), seed_of(row->seed), {}, store::log(*db, table));
    EXPECT_EQ(opened.error, "");
    EXPECT_EQ(static_cast<std::int64_t>(opened.table->version()), row->rows);
  }
}

INSTANTIATE_TEST_SUITE_P(Databases, Kill, testing::ValuesIn(database_kinds()),
                         [](const auto& given) { return given.param; });

}  // namespace
}  // namespace orrery::server
