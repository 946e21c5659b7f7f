// Two servers on one database: people at both play one game, and when one of them is killed the other goes on
// with everything that was acknowledged.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <mutex>
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

using Arguments = std::vector<std::string>;

Arguments node_arguments(const TestDatabase& where, const std::string& node) {
  return {"--database", where.address(), "--node", node, "--lease", "2"};
}

// Plays one seat of one table at random, at whatever server it is sent to.
class NodePlayer {
 public:
  NodePlayer(std::string name, std::uint64_t seed) : name_(std::move(name)), random_(seed) {}

  void become(std::uint16_t port) { token_ = TableClient("127.0.0.1", port).become(name_); }
  TableClient client(std::uint16_t port) const { return TableClient("127.0.0.1", port, token_); }

  // Until the game has that version or is over, or the connection breaks. Whoever stopped earlier would leave
  // the other one waiting.
  void play(std::uint16_t port, const std::string& table, std::size_t until) {
    try {
      TableClient at = client(port);
      at.connect();
      at.send({{"type", "watch"}, {"table", table}});
      while (!over_ && version_ < until) hear(at, table, at.receive());
    } catch (const std::exception&) {
      ++broken_;
    }
  }

  [[nodiscard]] const std::set<std::string>& acknowledged() const { return acknowledged_; }
  [[nodiscard]] int broken() const { return broken_; }
  [[nodiscard]] int gone() const { return gone_; }
  [[nodiscard]] std::size_t version() const { return version_; }
  [[nodiscard]] bool over() const { return over_; }

 private:
  void hear(TableClient& at, const std::string& table, const json::object& message) {
    const json::value* type = message.if_contains("type");
    if (type == nullptr) throw std::runtime_error(json::serialize(message));
    if (type->as_string() == "gone") {
      ++gone_;
      at.send({{"type", "watch"}, {"table", table}});
    }
    if (type->as_string() == "answer" && !message.contains("error")) {
      acknowledged_.insert(std::string(message.at("ref").as_string()));
    }
    if (type->as_string() != "push") return;
    version_ = message.at("version").to_number<std::size_t>();
    over_ = message.contains("result");
    if (over_) return;
    const json::value* options = message.at("decision").as_object().if_contains("options");
    if (options == nullptr) return;
    const json::array& list = options->as_array();
    const json::value& choice = list[random_.below(static_cast<std::uint32_t>(list.size()))].at("choice");
    const std::string id = name_ + std::to_string(++count_);
    at.send({{"type", "choose"},
             {"ref", id},
             {"id", id},
             {"version", message.at("version")},
             {"steps", json::array{choice}}});
  }

  std::string name_;
  Random random_;
  std::string token_;
  int count_ = 0;
  std::set<std::string> acknowledged_;
  std::atomic<int> broken_{0};
  std::atomic<int> gone_{0};
  std::atomic<std::size_t> version_{0};
  std::atomic<bool> over_{false};
};

class Nodes : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (GetParam() != "postgres") GTEST_SKIP() << "SQLite has one node";
  }

  // Anna's table for two people and a bot; Anna plays red, Bruno sits down at blue through the other node.
  static std::string table_of_two(const NodePlayer& anna, std::uint16_t one, const NodePlayer& bruno,
                                  std::uint16_t two) {
    auto reply = anna.client(one).post(
        "/api/tables", json::object{{"game", "ahos"},
                                    {"title", "two nodes"},
                                    {"settings", {{"open", true}, {"options", {{"players", "3"}}}}}});
    EXPECT_EQ(reply.status, 200) << reply.body;
    const std::string table(reply.json().at("table").as_string());
    const std::string path = "/api/tables/" + table;
    const auto done = [&](const TableClient::Reply& r) { EXPECT_EQ(r.status, 200) << r.body; };
    done(anna.client(one).post(path, json::object{{"type", "bot"}, {"seat", "green"}, {"bot", "greedy"}}));
    done(bruno.client(two).post(path, json::object{{"type", "claim"}, {"seat", "blue"}}));
    done(anna.client(one).post(path, json::object{{"type", "start"}}));
    return table;
  }

  static void expect_stored(Database& db, const std::string& table, const NodePlayer& player) {
    std::set<std::string> stored;
    for (const LogLine& line : store::log(db, table)) stored.insert(line.by);
    for (const std::string& id : player.acknowledged()) EXPECT_TRUE(stored.contains("id " + id)) << id;
  }

  static bool seat_connected(const json::object& table, std::string_view seat) {
    for (const json::value& s : table.at("seats").as_array()) {
      if (s.at("seat").as_string() == seat) return s.at("connected").as_bool();
    }
    return false;
  }
};

TEST_P(Nodes, TheOwnerIsKilledAndTheOtherGoesOn) {
  const TestDatabase where(GetParam());
  ServerProcess one(ORRERY_PROGRAM, node_arguments(where, "one"));
  ServerProcess two(ORRERY_PROGRAM, node_arguments(where, "two"));
  NodePlayer anna("anna", 1);
  NodePlayer bruno("bruno", 2);
  anna.become(one.port());
  bruno.become(two.port());
  const std::string table = table_of_two(anna, one.port(), bruno, two.port());
  const auto db = where.open();
  EXPECT_EQ(store::table(*db, table)->node, "one");

  // If something hangs, everything ends.
  std::atomic<bool> finished{false};
  std::thread watchdog([&] {
    for (int i = 0; i < 900 && !finished; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(100));
    if (finished) return;
    one.kill_now();
    two.kill_now();
  });

  // Bruno stays connected to the second node all the time; Anna's node is killed in the middle.
  constexpr std::size_t kEnd = 160;
  std::thread brunos([&] { bruno.play(two.port(), table, kEnd); });
  std::thread annas([&] {
    anna.play(one.port(), table, kEnd);
    if (anna.broken() > 0) anna.play(two.port(), table, kEnd);
  });
  while (bruno.version() < 60 && bruno.broken() == 0)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  const std::size_t before = bruno.version();
  one.kill_now();
  annas.join();
  brunos.join();
  finished = true;
  watchdog.join();

  EXPECT_EQ(anna.broken(), 1);
  EXPECT_EQ(bruno.broken(), 0);
  EXPECT_GE(bruno.gone(), 1);
  EXPECT_GT(bruno.version(), before);
  EXPECT_TRUE(anna.over() || anna.version() >= kEnd);
  EXPECT_TRUE(bruno.over() || bruno.version() >= kEnd);
  EXPECT_GT(anna.acknowledged().size(), 10U);
  EXPECT_GT(bruno.acknowledged().size(), 10U);
  expect_stored(*db, table, anna);
  expect_stored(*db, table, bruno);
  const auto row = store::table(*db, table);
  EXPECT_EQ(row->node, "two");
  const Game& game = *find_game(row->game);
  // With the options that were settled when it began: several people play with hidden windows.
  TableOptions options = default_table(game, 3);
  options.values = parse_settings(row->settings).options;
  const OpenedGame opened = Table::open(game, options, seed_of(row->seed), {}, store::log(*db, table));
  EXPECT_EQ(opened.error, "");
}

TEST_P(Nodes, TheOtherIsKilledAndTheOwnerSeesItsPeopleLeave) {
  const TestDatabase where(GetParam());
  ServerProcess one(ORRERY_PROGRAM, node_arguments(where, "one"));
  ServerProcess two(ORRERY_PROGRAM, node_arguments(where, "two"));
  NodePlayer anna("anna", 3);
  NodePlayer bruno("bruno", 4);
  anna.become(one.port());
  bruno.become(two.port());
  const std::string table = table_of_two(anna, one.port(), bruno, two.port());
  TableClient far = bruno.client(two.port());
  far.connect();
  far.send({{"type", "watch"}, {"table", table}});
  EXPECT_EQ(far.receive().at("type").as_string(), "table");
  TableClient near = anna.client(one.port());
  near.connect();
  near.send({{"type", "watch"}, {"table", table}});
  EXPECT_TRUE(seat_connected(near.receive(), "blue"));
  two.kill_now();
  for (;;) {
    const json::object message = near.receive();
    if (message.at("type").as_string() == "table" && !seat_connected(message, "blue")) break;
  }
}

TEST_P(Nodes, AServerThatStopsLeavesItsTablesToOthersAtOnce) {
  const TestDatabase where(GetParam());
  ServerProcess one(ORRERY_PROGRAM, {"--database", where.address(), "--node", "one", "--lease", "600"});
  ServerProcess two(ORRERY_PROGRAM, {"--database", where.address(), "--node", "two", "--lease", "600"});
  NodePlayer anna("anna", 5);
  NodePlayer bruno("bruno", 6);
  anna.become(one.port());
  bruno.become(two.port());
  const std::string table = table_of_two(anna, one.port(), bruno, two.port());
  const int status = one.stop(SIGTERM);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  const auto reply = anna.client(two.port()).post("/api/tables/" + table, json::object{{"type", "look"}});
  EXPECT_EQ(reply.status, 200) << reply.body;
  EXPECT_EQ(store::table(*where.open(), table)->node, "two");
}

// What a program asks of a table that another node plays is answered as if it were played here.
TEST_P(Nodes, APositionAndAWatchReachTheOtherNode) {
  const TestDatabase where(GetParam());
  ServerProcess one(ORRERY_PROGRAM, node_arguments(where, "one"));
  ServerProcess two(ORRERY_PROGRAM, node_arguments(where, "two"));
  NodePlayer anna("anna", 8);
  NodePlayer bruno("bruno", 9);
  anna.become(one.port());
  bruno.become(two.port());
  const std::string table = table_of_two(anna, one.port(), bruno, two.port());
  const std::string path = "/api/tables/" + table;
  TableClient far = bruno.client(two.port());
  const json::value told = far.get(path).json();
  EXPECT_EQ(told.at("push").at("seat").as_string(), "blue");
  const std::string since = json::serialize(told.at("push").at("version"));
  // Longer than a letter waits for its answer otherwise.
  const auto begun = std::chrono::steady_clock::now();
  const auto later = far.get(path + "?wait=10&since=" + since);
  EXPECT_GT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(9));
  EXPECT_EQ(later.status, 200) << later.body;
  far.connect();
  far.send({{"type", "watch"}, {"ref", "w"}, {"table", table}, {"deltas", true}});
  const json::object answer = far.receive();
  EXPECT_EQ(answer, (json::object{{"watching", table}, {"type", "answer"}, {"ref", "w"}}));
  EXPECT_EQ(far.receive().at("type").as_string(), "table");
  EXPECT_TRUE(far.receive().contains("view"));
  // Whoever is asked chooses.
  for (const NodePlayer* who : {&anna, &bruno}) {
    const json::object push = who->client(one.port()).get(path).json().at("push").as_object();
    const json::value* options = push.at("decision").as_object().if_contains("options");
    if (options == nullptr) continue;
    const auto done =
        who->client(one.port())
            .post(path, json::object{{"type", "choose"},
                                     {"version", push.at("version")},
                                     {"steps", json::array{options->as_array()[0].at("choice")}}});
    EXPECT_EQ(done.status, 200) << done.body;
    break;
  }
  EXPECT_TRUE(far.receive().contains("view_delta"));
  // One that is not theirs to watch.
  const auto made =
      anna.client(one.port())
          .post("/api/tables",
                json::object{{"game", "ahos"},
                             {"settings", {{"watch", false}, {"options", {{"players", "3"}}}}}});
  far.send({{"type", "watch"}, {"ref", 7}, {"table", made.json().at("table")}});
  json::object refused = far.receive();
  while (refused.at("type").as_string() != "answer") refused = far.receive();
  EXPECT_EQ(refused.at("ref"), json::value(7));
  EXPECT_EQ(refused.at("error").as_string(), "no_watchers");
}

TEST_P(Nodes, ASecondServerOfTheSameNameEndsTheFirst) {
  const TestDatabase where(GetParam());
  ServerProcess first(ORRERY_PROGRAM, node_arguments(where, "one"));
  ServerProcess second(ORRERY_PROGRAM, node_arguments(where, "one"));
  const int status = first.stop(0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) != 0) << status;
}

TEST_P(Nodes, ANewNameIsKnownAtAllNodes) {
  // Sessions are cached; a notice empties the caches of all nodes.
  const TestDatabase where(GetParam());
  ServerProcess one(ORRERY_PROGRAM, node_arguments(where, "one"));
  ServerProcess two(ORRERY_PROGRAM, node_arguments(where, "two"));
  NodePlayer anna("Anna", 7);
  anna.become(one.port());
  EXPECT_EQ(anna.client(two.port()).get("/api/me").json().at("name").as_string(), "Anna");
  EXPECT_EQ(anna.client(one.port()).post("/api/me", json::object{{"name", "Ania"}}).status, 200);
  for (int i = 0; i < 100; ++i) {
    if (anna.client(two.port()).get("/api/me").json().at("name").as_string() == "Ania") return;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  FAIL() << "the other node never heard of it";
}

// Who asks two servers has no more tries than who asks one.
TEST_P(Nodes, TheyCountLogInsTogether) {
  const TestDatabase where(GetParam());
  Arguments arguments = node_arguments(where, "one");
  arguments.emplace_back("--accounts");
  const ServerProcess one(ORRERY_PROGRAM, arguments);
  arguments[3] = "two";
  const ServerProcess two(ORRERY_PROGRAM, arguments);
  const json::object anna{{"name", "Anna"}, {"password", "correct horse"}};
  TableClient first("127.0.0.1", one.port());
  TableClient second("127.0.0.1", two.port());
  ASSERT_EQ(first.post("/api/account", anna).status, 200);
  const json::object wrong{{"name", "Anna"}, {"password", "wrong horse"}};
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(first.post("/api/login", wrong).status, 401);
    EXPECT_EQ(second.post("/api/login", wrong).status, 401);
  }
  EXPECT_EQ(first.post("/api/login", wrong).status, 429);
  EXPECT_EQ(second.post("/api/login", anna).status, 429);
}

// A session that ends at one server ends at all, with the connections that came by it.
TEST_P(Nodes, SessionsEndEverywhere) {
  const TestDatabase where(GetParam());
  const ServerProcess one(ORRERY_PROGRAM, node_arguments(where, "one"));
  const ServerProcess two(ORRERY_PROGRAM, node_arguments(where, "two"));
  const auto ends = [](TableClient& client) {
    try {
      for (;;) client.receive();
    } catch (const std::exception&) {
      return client.goodbye();
    }
  };
  for (const char* how : {"/api/logout", "/api/account/delete"}) {
    NodePlayer anna("anna", 5);
    anna.become(one.port());
    TableClient far = anna.client(two.port());
    far.connect();
    EXPECT_EQ(anna.client(two.port()).get("/api/me").json().at("name").as_string(), "anna");
    EXPECT_EQ(anna.client(one.port()).post(how, json::object{}).status, 200);
    EXPECT_EQ(ends(far), (TableClient::Goodbye{4001, "logged_out"})) << how;
    EXPECT_TRUE(anna.client(two.port()).get("/api/me").json().at("name").is_null()) << how;
  }
}

// A player is gone for good: the game of the others goes on at the node that plays it.
TEST_P(Nodes, AGameIsReadAgainWhereItIsPlayed) {
  const TestDatabase where(GetParam());
  const ServerProcess one(ORRERY_PROGRAM, node_arguments(where, "one"));
  const ServerProcess two(ORRERY_PROGRAM, node_arguments(where, "two"));
  NodePlayer anna("anna", 6);
  NodePlayer bruno("bruno", 7);
  anna.become(one.port());
  bruno.become(two.port());
  const std::string table = table_of_two(anna, one.port(), bruno, two.port());
  TableClient watching = anna.client(one.port());
  watching.connect();
  watching.send({{"type", "watch"}, {"table", table}});
  while (watching.receive().at("type").as_string() != "push") {
  }
  EXPECT_EQ(bruno.client(two.port()).post("/api/account/delete", json::object{}).status, 200);
  while (watching.receive().at("type").as_string() != "gone") {
  }
  watching.send({{"type", "watch"}, {"table", table}});
  json::object told = watching.receive();
  EXPECT_FALSE(told.at("seats").at(1).at("taken").as_bool()) << json::serialize(told);
}

INSTANTIATE_TEST_SUITE_P(Databases, Nodes, testing::ValuesIn(database_kinds()),
                         [](const auto& given) { return given.param; });

}  // namespace
}  // namespace orrery::server
