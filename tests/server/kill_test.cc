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
#include "server/program/table_client.h"
#include "server/store/store.h"
#include "server/table/table.h"
#include "tests/server/databases.h"
#include "tests/unit/lab_table.h"

namespace orrery::server {
namespace {

constexpr int kKills = 100;

// A random player that counts what was acknowledged. Goes from table to table, since games end.
class Player {
 public:
  explicit Player(std::uint64_t seed) : random_(seed) {}

  // Plays until the connection breaks.
  void play(std::uint16_t port) {
    try {
      TableClient client("127.0.0.1", port);
      if (token_.empty()) {
        token_ = client.become("Anna");
      } else {
        client.use_token(token_);
      }
      if (table_.empty()) table_ = new_table(client);
      client.connect();
      client.send({{"type", "watch"}, {"table", table_}});
      while (true) hear(client, client.receive());
    } catch (const std::exception&) {
      // It was killed.
    }
  }

  [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& acknowledged() const {
    return acknowledged_;
  }

 private:
  static std::string new_table(TableClient& client) {
    const auto reply =
        client.post("/api/tables", json::object{{"game", "ahos"},
                                                {"title", "kill"},
                                                {"bots", "greedy"},
                                                {"start", true},
                                                {"settings", {{"options", {{"players", "3"}}}}}});
    if (reply.status != 200) throw std::runtime_error(reply.body);
    return std::string(reply.json().at("table").as_string());
  }

  void hear(TableClient& client, const json::object& message) {
    const auto& type = message.at("type").as_string();
    if (type == "answer" && !message.contains("error")) {
      acknowledged_.emplace_back(table_, std::string(message.at("ref").as_string()));
    }
    if (type != "push") return;
    if (message.contains("result")) {
      table_ = new_table(client);
      client.send({{"type", "watch"}, {"table", table_}});
      return;
    }
    const json::object& decision = message.at("decision").as_object();
    const json::value* options = decision.if_contains("options");
    if (options == nullptr) return;
    const json::array& list = options->as_array();
    const json::value& choice = list[random_.below(static_cast<std::uint32_t>(list.size()))].at("choice");
    const std::string id = "c" + std::to_string(++count_);
    client.send({{"type", "choose"},
                 {"ref", id},
                 {"id", id},
                 {"version", message.at("version")},
                 {"steps", json::array{choice}}});
  }

  Random random_;
  std::string token_;
  std::string table_;
  int count_ = 0;
  std::vector<std::pair<std::string, std::string>> acknowledged_;  // table, request id
};

class Kill : public testing::TestWithParam<std::string> {};

TEST_P(Kill, NoAcknowledgedChoiceIsLost) {
  const TestDatabase where(GetParam());
  Player player(17);
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
  EXPECT_GT(player.acknowledged().size(), static_cast<std::size_t>(kKills) / 2)
      << "too slow to show anything";

  const auto db = where.open();
  std::map<std::string, std::set<std::string>> stored;
  for (const auto& [table, id] : player.acknowledged()) {
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
