// The database goes away while people play, or takes nothing more: everybody is answered in time, and what
// they are told is true.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <set>
#include <thread>

#include "engine/flow/random.h"
#include "server/program/server_process.h"
#include "server/program/table_client.h"
#include "server/store/store.h"
#include "tests/server/databases.h"

namespace orrery::server {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// The PostgreSQL of tools/with-postgres, which can be made to stand still.
class StillPostgres {
 public:
  StillPostgres() {
    std::ifstream file(std::string(std::getenv("ORRERY_POSTGRES_DATA")) + "/postmaster.pid");
    file >> pid_;
  }
  ~StillPostgres() { signal("CONT"); }
  StillPostgres(const StillPostgres&) = delete;
  StillPostgres& operator=(const StillPostgres&) = delete;

  void freeze() { signal("STOP"); }
  void go_on() { signal("CONT"); }

 private:
  // The server and the processes that it has for its connections.
  void signal(const std::string& what) const {
    const std::string pid = std::to_string(pid_);
    for (int i = 0; i < 2; ++i) {  // one may just have been made
      const std::string command =
          "kill -" + what + " " + pid + " $(cat /proc/" + pid + "/task/" + pid + "/children)";
      [[maybe_unused]] const int gone =
          std::system((command + " 2>/dev/null").c_str());  // one of them, perhaps
    }
  }
  pid_t pid_ = 0;
};

std::string impatient(const std::string& address) {
  return address + "&connect_timeout=2&options=-c%20statement_timeout%3D300";
}

TEST(PatiencePostgres, AServerThatSaysNothingIsGivenUpAndTriedAgain_postgres) {
  if (std::getenv("ORRERY_POSTGRES") == nullptr) GTEST_SKIP();
  const TestDatabase where("postgres");
  const auto db = open_database(impatient(where.address()));
  db->run("CREATE TABLE things (n BIGINT)");
  StillPostgres postgres;
  const auto before = Clock::now();
  postgres.freeze();
  EXPECT_THROW(db->run("SELECT 1"), CannotWrite);
  EXPECT_LT(Clock::now() - before, milliseconds(6000));
  EXPECT_THROW(db->run("SELECT 1"), CannotWrite) << "not even a connection";
  EXPECT_LT(Clock::now() - before, milliseconds(12000));
  const auto again = Clock::now();
  for (int i = 0; i < 100; ++i) EXPECT_THROW(db->run("SELECT 1"), CannotWrite);
  EXPECT_LT(Clock::now() - again, milliseconds(400)) << "nobody waits for what everybody knows";
  postgres.go_on();
  std::this_thread::sleep_for(milliseconds(700));
  EXPECT_EQ(as_int(db->run("SELECT COUNT(*) FROM things")[0][0]), 0);
  // A statement that takes too long is the statement's trouble.
  EXPECT_THROW(db->run("SELECT pg_sleep(2)"), DatabaseError);
  EXPECT_EQ(as_int(db->run("SELECT COUNT(*) FROM things")[0][0]), 0);
}

TEST(PatiencePostgres, OfACommitThatWasNotAnsweredNobodyKnows_postgres) {
  if (std::getenv("ORRERY_POSTGRES") == nullptr) GTEST_SKIP();
  const TestDatabase where("postgres");
  const auto db = open_database(impatient(where.address()));
  db->run("CREATE TABLE things (n BIGINT)");
  StillPostgres postgres;
  // Prepared before, so that the commit alone meets the silence.
  {
    Transaction first(*db);
    db->run("INSERT INTO things (n) VALUES ($1)", std::int64_t{1});
    first.commit();
  }
  {
    Transaction second(*db);
    db->run("INSERT INTO things (n) VALUES ($1)", std::int64_t{2});
    postgres.freeze();
    EXPECT_THROW(second.commit(), UnknownCommit);
  }
  postgres.go_on();
  std::this_thread::sleep_for(milliseconds(1200));
  EXPECT_EQ(as_int(db->run("SELECT COUNT(*) FROM things")[0][0]), 2) << "that one was stored";
}

// Plays one seat at random through whatever happens: what is unknown is sent again with the same id.
class SteadyPlayer {
 public:
  SteadyPlayer(std::uint16_t port, std::string name, std::uint64_t seed)
      : port_(port), name_(std::move(name)), random_(seed) {
    token_ = TableClient("127.0.0.1", port_).become(name_);
  }
  [[nodiscard]] TableClient client() const { return {"127.0.0.1", port_, token_}; }

  void play(const std::string& table) {
    while (!stopped_) {
      try {
        TableClient at = client();
        at.connect();
        watch(at, table);
        while (!stopped_) hear(at, table, at.receive());
      } catch (const std::exception&) {
        std::this_thread::sleep_for(milliseconds(50));
      }
    }
  }
  void stop() { stopped_ = true; }
  std::set<std::string> done;      // answered as done
  std::set<std::string> not_done;  // answered as not stored
  int unknown = 0;
  std::chrono::milliseconds longest{0};  // from a choice sent to its answer

 private:
  static void watch(TableClient& at, const std::string& table) {
    at.send({{"type", "watch"}, {"table", table}});
  }

  void hear(TableClient& at, const std::string& table, const json::object& message) {
    const json::value* error = message.if_contains("error");
    const json::value* ref = message.if_contains("ref");
    const json::value* type = message.if_contains("type");
    if (ref != nullptr && ref->is_string()) return answered(std::string(ref->as_string()), error);
    if (error != nullptr || (type != nullptr && type->as_string() == "gone")) {
      std::this_thread::sleep_for(milliseconds(50));
      return watch(at, table);
    }
    if (type == nullptr || type->as_string() != "push") return;
    // The first after coming back settles what was open.
    if (!asked_.empty()) return send(at);
    if (message.contains("result")) return stop();
    const json::value* options = message.at("decision").as_object().if_contains("options");
    if (options == nullptr) return;
    const json::array& list = options->as_array();
    choice_ = list[random_.below(static_cast<std::uint32_t>(list.size()))].at("choice");
    version_ = message.at("version");
    asked_ = name_ + std::to_string(++count_);
    sent_ = Clock::now();
    send(at);
  }

  void answered(const std::string& ref, const json::value* error) {
    if (ref != asked_) return;
    longest = std::max(longest, std::chrono::duration_cast<milliseconds>(Clock::now() - sent_));
    const std::string code = error == nullptr ? "" : std::string(error->as_string());
    if (code == "unsettled" || code == "gone" || code == "trouble" || code == "read_only") {
      ++unknown;
      sent_ = Clock::now();
      return;  // it is sent again when the table is there again
    }
    (code.empty() ? done : not_done).insert(asked_);
    asked_.clear();
  }

  void send(TableClient& at) {
    at.send({{"type", "choose"},
             {"ref", asked_},
             {"id", asked_},
             {"version", version_},
             {"steps", json::array{choice_}}});
  }

  std::uint16_t port_;
  std::string name_;
  Random random_;
  std::string token_;
  std::string asked_;
  json::value choice_;
  json::value version_;
  Clock::time_point sent_;
  int count_ = 0;
  std::atomic<bool> stopped_{false};
};

// Two nodes, a player at each; the table is played by one of them. The database stands still again and again.
TEST(OutagePostgres, WhatPeopleAreToldIsTrueAndComesInTime_postgres) {
  if (std::getenv("ORRERY_POSTGRES") == nullptr) GTEST_SKIP();
  const TestDatabase where("postgres");
  const auto arguments = [&](const std::string& node) -> std::vector<std::string> {
    return {"--database", impatient(where.address()), "--node", node, "--lease", "20"};
  };
  ServerProcess one(ORRERY_PROGRAM, arguments("one"));
  ServerProcess two(ORRERY_PROGRAM, arguments("two"));
  SteadyPlayer anna(one.port(), "anna", 3);
  SteadyPlayer bruno(two.port(), "bruno", 4);
  const auto made = anna.client().post(
      "/api/tables",
      json::parse(R"({"game":"ti4","settings":{"open":true,"options":{"players":"3"},"reactions":"open"}})"));
  ASSERT_EQ(made.status, 200) << made.body;
  const std::string table(made.json().at("table").as_string());
  const std::string path = "/api/tables/" + table;
  const json::value seats = anna.client().post(path, json::object{{"type", "look"}}).json().at("seats");
  const auto seat = [&](int i) { return seats.at(static_cast<std::size_t>(i)).at("seat"); };
  ASSERT_EQ(bruno.client().post(path, json::object{{"type", "claim"}, {"seat", seat(1)}}).status, 200);
  anna.client().post(path, json::object{{"type", "bot"}, {"seat", seat(2)}, {"bot", "random"}});
  ASSERT_EQ(anna.client().post(path, json::object{{"type", "start"}}).status, 200);
  std::thread first([&] { anna.play(table); });
  std::thread second([&] { bruno.play(table); });
  StillPostgres postgres;
  Random random(5);
  milliseconds slowest{0};
  for (int i = 0; i < 3; ++i) {
    std::this_thread::sleep_for(milliseconds(500 + random.below(300)));
    postgres.freeze();
    // Somebody at the other node asks for the table meanwhile.
    const auto before = Clock::now();
    const auto reply = bruno.client().post(path, json::object{{"type", "look"}});
    slowest = std::max(slowest, std::chrono::duration_cast<milliseconds>(Clock::now() - before));
    EXPECT_TRUE(reply.status == 200 || reply.json().as_object().contains("error")) << reply.body;
    postgres.go_on();
  }
  std::this_thread::sleep_for(milliseconds(4000));
  anna.stop();
  bruno.stop();
  one.stop(SIGTERM);
  two.stop(SIGTERM);
  first.join();
  second.join();
  EXPECT_GT(anna.done.size() + bruno.done.size(), 20U);
  EXPECT_LT(slowest, milliseconds(12000));
  EXPECT_LT(std::max(anna.longest, bruno.longest), milliseconds(14000));
  std::multiset<std::string> stored;
  for (const LogLine& line : store::log(*where.open(), table)) {
    if (line.by.starts_with("id ")) stored.insert(line.by.substr(3));
  }
  for (const SteadyPlayer* player : {&anna, &bruno}) {
    for (const std::string& id : player->done) EXPECT_GE(stored.count(id), 1U) << id;
    for (const std::string& id : player->not_done) EXPECT_EQ(stored.count(id), 0U) << id;
  }
}

// A disk that is full: files of the server may not grow any more.
class FullDisk {
 public:
  explicit FullDisk(pid_t server) : server_(server) { limit(1); }
  ~FullDisk() { limit(RLIM_INFINITY); }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  void limit(rlim_t bytes) const {
    const rlimit wanted{bytes, RLIM_INFINITY};
    EXPECT_EQ(prlimit(server_, RLIMIT_FSIZE, &wanted, nullptr), 0);
  }
  pid_t server_;
};

TEST(FullDisk, TablesCanBeLookedAtAndGoOnLater) {
  const TestDatabase where("sqlite");
  ServerProcess server(ORRERY_PROGRAM, {"--database", where.address(), "--lease", "2"});
  TableClient anna("127.0.0.1", server.port());
  anna.become("Anna");
  const auto begun = [&] {
    const auto reply =
        anna.post("/api/tables", json::parse(R"({"game":"ahos","bots":"greedy","start":true})")).json();
    return std::string(reply.at("table").as_string());
  };
  const std::string table = begun();
  const std::string path = "/api/tables/" + table;
  const auto next = [&](std::string_view type) {
    for (;;) {
      json::object message = anna.receive();
      const json::value* found = message.if_contains("type");
      if (found == nullptr || found->as_string() == type) return message;
    }
  };
  anna.connect();
  const json::object watch{{"type", "watch"}, {"table", table}};
  anna.send(watch);
  json::object push = next("push");
  const auto choose = [&](const std::string& id) {
    anna.send({{"type", "choose"},
               {"ref", id},
               {"id", id},
               {"version", push.at("version")},
               {"steps", json::array{push.at("decision").at("options").at(0).at("choice")}}});
    return next("answer");
  };
  {
    const FullDisk full(server.pid());
    EXPECT_EQ(choose("a").at("error").as_string(), "not_stored");
    EXPECT_EQ(next("gone").at("table").as_string(), table);
    anna.send(watch);
    const json::object shown = next("table");
    ASSERT_TRUE(shown.contains("read_only")) << json::serialize(shown);
    EXPECT_TRUE(shown.at("read_only").as_bool());
    const json::object again = next("push");
    EXPECT_EQ(again.at("view"), push.at("view"));
    EXPECT_EQ(choose("b").at("error").as_string(), "read_only");
    EXPECT_EQ(anna.post(path, json::object{{"type", "history"}, {"before", 100}}).status, 200);
    EXPECT_EQ(anna.get("/readyz").status, 503);
    EXPECT_EQ(anna.get("/healthz").status, 200);
  }
  // It is noticed without a new start.
  EXPECT_EQ(next("gone").at("table").as_string(), table);
  anna.send(watch);
  EXPECT_FALSE(next("table").contains("read_only"));
  push = next("push");
  EXPECT_FALSE(choose("b").contains("error"));
  EXPECT_EQ(anna.get("/readyz").status, 200);
  EXPECT_EQ(server.stop(SIGTERM), 0);
  std::multiset<std::string> stored;
  for (const LogLine& line : store::log(*where.open(), table)) stored.insert(line.by);
  EXPECT_EQ(stored.count("id a"), 0U);
  EXPECT_EQ(stored.count("id b"), 1U);
}

}  // namespace
}  // namespace orrery::server
