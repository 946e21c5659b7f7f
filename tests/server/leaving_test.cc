// How connections end: everybody is told why, and a server that is stopped finishes what it began.
#include <gtest/gtest.h>

#include <chrono>
#include <set>
#include <thread>

#include "server/program/server_process.h"
#include "server/store/store.h"
#include "tests/server/counting_player.h"
#include "tests/server/databases.h"

namespace orrery::server {
namespace {

using Goodbye = TableClient::Goodbye;

Goodbye heard_out(TableClient& client) {
  try {
    for (;;) client.receive();
  } catch (const std::exception&) {
    return client.goodbye();
  }
}

class Leaving : public testing::TestWithParam<std::string> {
 protected:
  TestDatabase where_{GetParam()};
  std::vector<std::string> arguments(std::vector<std::string> more = {}) const {
    more.insert(more.begin(), {"--database", where_.address()});
    return more;
  }
  // Every choice that is stored, as "table id".
  [[nodiscard]] std::set<std::string> stored() const {
    std::set<std::string> all;
    const auto db = where_.open();
    for (const StoredTable& table : store::tables_in(*db, TableState::Playing, 100)) {
      for (const LogLine& line : store::log(*db, table.id)) {
        if (line.by.starts_with("id ")) all.insert(table.id + line.by.substr(2));
      }
    }
    return all;
  }
};

// Stronger than what a kill allows: nothing is stored of which nobody was told.
TEST_P(Leaving, AServerThatIsStoppedAnswersWhatItStored) {
  constexpr int kPlayers = 8;
  for (int round = 0; round < 5; ++round) {
    std::vector<std::unique_ptr<CountingPlayer>> players;
    std::vector<std::thread> playing;
    ServerProcess server(ORRERY_PROGRAM, arguments());
    for (int i = 0; i < kPlayers; ++i) {
      players.push_back(std::make_unique<CountingPlayer>(round * 100 + i));
      playing.emplace_back([&, player = players.back().get()] { player->play(server.port()); });
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(400 + 37 * round));
    const auto before = std::chrono::steady_clock::now();
    EXPECT_EQ(server.stop(SIGTERM), 0);
    EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(8));
    for (std::thread& thread : playing) thread.join();
    std::set<std::string> acknowledged;
    for (const auto& player : players) {
      for (const auto& [table, id] : player->acknowledged()) acknowledged.insert(table + " " + id);
    }
    EXPECT_GT(acknowledged.size(), 20U);
    for (const std::string& choice : stored()) EXPECT_TRUE(acknowledged.contains(choice)) << choice;
    where_.open()->run("DELETE FROM tables");
  }
}

TEST_P(Leaving, WhoeverIsConnectedHearsThatTheServerStops) {
  ServerProcess server(ORRERY_PROGRAM, arguments());
  TableClient anna("127.0.0.1", server.port());
  anna.become("Anna");
  anna.connect();
  TableClient stranger("127.0.0.1", server.port());
  stranger.connect();
  std::thread stop([&] { EXPECT_EQ(server.stop(SIGTERM), 0); });
  EXPECT_EQ(heard_out(anna), (Goodbye{1001, "stopping"}));
  EXPECT_EQ(heard_out(stranger), (Goodbye{1001, "stopping"}));
  stop.join();
}

// It has a connection that reads nothing: the others need not wait for it.
TEST_P(Leaving, WhoReadsNothingHoldsUpNobody) {
  ServerProcess server(ORRERY_PROGRAM, arguments());
  TableClient deaf("127.0.0.1", server.port());
  deaf.connect();
  const auto before = std::chrono::steady_clock::now();
  EXPECT_EQ(server.stop(SIGTERM), 0);
  EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(5));
}

TEST_P(Leaving, WhoSendsTooMuchIsToldSo) {
  ServerProcess server(ORRERY_PROGRAM, arguments({"--limit", "messages=5"}));
  TableClient anna("127.0.0.1", server.port());
  anna.connect();
  for (int i = 0; i < 25; ++i) anna.send({{"type", "look"}, {"ref", i}});
  EXPECT_EQ(heard_out(anna), (Goodbye{1008, "messages"}));
}

TEST_P(Leaving, ALogOutEndsTheConnectionsOfThatSession) {
  ServerProcess server(ORRERY_PROGRAM, arguments());
  TableClient anna("127.0.0.1", server.port());
  anna.become("Anna");
  anna.connect();
  TableClient bruno("127.0.0.1", server.port());
  bruno.become("Bruno");
  bruno.connect();
  EXPECT_EQ(anna.post("/api/logout", json::object{}).status, 200);
  EXPECT_EQ(heard_out(anna), (Goodbye{4001, "logged_out"}));
  bruno.send({{"type", "look"}, {"ref", 1}});
  EXPECT_EQ(bruno.receive().at("type").as_string(), "answer") << "he is still there";
}

INSTANTIATE_TEST_SUITE_P(Databases, Leaving, testing::ValuesIn(database_kinds()),
                         [](const auto& given) { return given.param; });

}  // namespace
}  // namespace orrery::server
