// What whoever runs a server does with its store, and what protects the store from them.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <thread>

#include "server/program/server_process.h"
#include "server/program/table_client.h"
#include "server/store/store.h"
#include "tests/server/counting_player.h"
#include "tests/server/databases.h"
#include "tests/server/run_program.h"

namespace orrery::server {
namespace {

bool tells(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Upkeep, AStoreHasOneServer) {
  const TestDatabase where("sqlite");
  {
    ServerProcess first(ORRERY_PROGRAM, {"--database", where.address()});
    const Ran second = run_program("serve --port 0 --database " + where.address());
    EXPECT_EQ(second.code, 1);
    EXPECT_TRUE(tells(second.text, "error: another server (process " + std::to_string(first.pid()) + ") has"))
        << second.text;
    // The same store by another name is the same store.
    const std::filesystem::path link = where.file().string() + ".link";
    std::filesystem::create_symlink(where.file(), link);
    EXPECT_EQ(run_program("serve --port 0 --database sqlite:" + link.string()).code, 1);
    std::filesystem::remove(link);
    // Other programs open it all the same.
    EXPECT_EQ(store::live_nodes(*where.open(), 0).size(), 1U);
    EXPECT_EQ(TableClient("127.0.0.1", first.port()).get("/readyz").status, 200);
    first.stop(SIGKILL);
  }
  EXPECT_NO_THROW(ServerProcess(ORRERY_PROGRAM, {"--database", where.address()}));
}

std::string command_line(const ServerProcess& server) {
  std::ifstream in("/proc/" + std::to_string(server.pid()) + "/cmdline");
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Upkeep, TheAddressOfTheDatabaseStaysOutOfTheListOfProcesses) {
  const TestDatabase where("sqlite");
  const std::string file = where.file().string() + ".address";
  std::ofstream(file) << where.address() << "\nnot this\n";
  {
    const ServerProcess server(ORRERY_PROGRAM, {"--database-file", file});
    EXPECT_FALSE(tells(command_line(server), where.address()));
    EXPECT_EQ(store::live_nodes(*where.open(), 0).size(), 1U);
  }
  std::filesystem::remove(file);
  where.open()->run("DELETE FROM nodes");
  ASSERT_EQ(setenv("ORRERY_DATABASE", where.address().c_str(), 1), 0);
  {
    const ServerProcess server(ORRERY_PROGRAM, {});
    EXPECT_FALSE(tells(command_line(server), where.address()));
    EXPECT_EQ(store::live_nodes(*where.open(), 0).size(), 1U);
  }
  unsetenv("ORRERY_DATABASE");
  const Ran none = run_program("serve --port 0 --database-file /nowhere");
  EXPECT_EQ(none.code, 1);
  EXPECT_TRUE(tells(none.text, "/nowhere")) << none.text;
}

void wait_until(const std::function<bool()>& what) {
  for (int i = 0; i < 3000 && !what(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_TRUE(what());
}

TEST(Upkeep, ACopyTakenWhilePeoplePlayHasAllThatWasAcknowledged) {
  const TestDatabase where("sqlite");
  const TestDatabase elsewhere("sqlite");
  const std::string copy = elsewhere.file().string() + ".copy";
  CountingPlayer player(23);
  std::vector<std::pair<std::string, std::string>> before;
  {
    const ServerProcess server(ORRERY_PROGRAM, {"--database", where.address()});
    std::thread playing([&] { player.play(server.port()); });
    wait_until([&] { return player.acknowledged().size() > 20; });
    before = player.acknowledged();
    const Ran ran = run_program("store --backup " + copy + " --database " + where.address());
    EXPECT_EQ(ran.code, 0) << ran.text;
    EXPECT_TRUE(tells(ran.text, ": all right")) << ran.text;
    const std::size_t then = player.acknowledged().size();
    wait_until([&] { return player.acknowledged().size() > then; });
    player.stop();
    playing.join();
    // Nothing is put in place of what a server has.
    const Ran refused = run_program("store --restore " + copy + " --database " + where.address());
    EXPECT_EQ(refused.code, 1);
    EXPECT_TRUE(tells(refused.text, "another server")) << refused.text;
  }
  const Ran restored = run_program("store --restore " + copy + " --database " + elsewhere.address());
  EXPECT_EQ(restored.code, 0) << restored.text;
  std::set<std::string> stored;
  for (const LogLine& line : store::log(*elsewhere.open(), before[0].first)) stored.insert(line.by);
  for (const auto& [table, id] : before)
    EXPECT_TRUE(table != before[0].first || stored.contains("id " + id)) << id;
  // There the game goes on, for the same person.
  const ServerProcess server(ORRERY_PROGRAM, {"--database", elsewhere.address()});
  const std::size_t then = player.acknowledged().size();
  player.go_on();
  std::thread playing([&] { player.play(server.port()); });
  wait_until([&] { return player.acknowledged().size() > then + 5; });
  player.stop();
  playing.join();
  std::filesystem::remove(copy);
}

// An easy slip: --restore takes the same words.
TEST(Upkeep, ACopyDoesNotGoWhereADatabaseIs) {
  const TestDatabase where("sqlite");
  const TestDatabase other("sqlite");
  const ServerProcess server(ORRERY_PROGRAM, {"--database", where.address()});
  const ServerProcess beside(ORRERY_PROGRAM, {"--database", other.address()});
  const std::string file = where.file().string();
  for (const std::string& to :
       {file, file + "-wal", file + ".lock", std::string("."), other.file().string()}) {
    const Ran ran = run_program("store --backup " + to + " --database " + where.address());
    EXPECT_EQ(ran.code, 1) << to << ran.text;
    EXPECT_TRUE(tells(ran.text, "error: ")) << ran.text;
  }
  EXPECT_FALSE(std::filesystem::exists("..part"));
  EXPECT_EQ(TableClient("127.0.0.1", server.port()).get("/readyz").status, 200);
  EXPECT_EQ(TableClient("127.0.0.1", beside.port()).get("/readyz").status, 200);
}

// What would be written into a file that is gone is refused, not acknowledged.
TEST(Upkeep, AServerWhoseDatabaseWasTakenAwayStoresNothing) {
  const TestDatabase where("sqlite");
  const ServerProcess server(ORRERY_PROGRAM, {"--database", where.address()});
  TableClient anna("127.0.0.1", server.port());
  anna.become("Anna");
  const std::string away = where.file().string() + ".away";
  std::filesystem::rename(where.file(), away);
  EXPECT_EQ(anna.get("/readyz").status, 503);
  EXPECT_EQ(anna.post("/api/tables", json::parse(R"({"game":"ahos","bots":"random"})")).status, 503);
  std::filesystem::rename(away, where.file());
}

TEST(Upkeep, FilesAreForTheServerAlone) {
  using std::filesystem::perms;
  const TestDatabase where("sqlite");
  schema_version(*where.prepared());
  std::filesystem::permissions(where.file(), perms::all & ~perms::owner_exec);
  const std::string copy = where.file().string() + ".copy";
  const auto of_others = [](const std::string& file) {
    return std::filesystem::status(file).permissions() & perms::others_all;
  };
  {
    const ServerProcess server(ORRERY_PROGRAM, {"--database", where.address()});
    EXPECT_EQ(of_others(where.file().string()), perms::none) << "also one of an older version";
    EXPECT_EQ(of_others(where.file().string() + "-wal"), perms::none);
    EXPECT_EQ(run_program("store --backup " + copy + " --database " + where.address()).code, 0);
    EXPECT_EQ(of_others(copy), perms::none);
  }
  // Whoever restores it may be root; the server is not.
  if (geteuid() == 0) {
    ASSERT_EQ(chown(where.file().c_str(), 65534, 65534), 0);
    EXPECT_EQ(run_program("store --restore " + copy + " --database " + where.address()).code, 0);
    struct stat restored {};
    ASSERT_EQ(stat(where.file().c_str(), &restored), 0);
    EXPECT_EQ(restored.st_uid, 65534U);
    EXPECT_EQ(of_others(where.file().string()), perms::none);
  }
  for (const char* end : {".copy", ".before-restore-1"}) std::filesystem::remove(where.file().string() + end);
}

TEST(Upkeep, WrongFlagsAreNoticedAtTheStart) {
  for (const char* flag : {"--proxy foo", "--url orrery.example", "--client /nowhere", "--limit foo=3",
                           "--metrics-token-file credential:metrics"}) {
    const Ran ran = run_program("serve --port 0 " + std::string(flag) + " --database sqlite:/nowhere/at/all");
    EXPECT_NE(ran.code, 0) << flag;
    EXPECT_FALSE(tells(ran.text, "/nowhere/at")) << ran.text;
  }
}

std::string a_game_at(const ServerProcess& server) {
  TableClient anna("127.0.0.1", server.port());
  anna.become("Anna");
  const auto made = anna.post("/api/tables", json::parse(R"({"game":"ahos","bots":"random","start":true})"));
  return std::string(made.json().at("table").as_string());
}

TEST(Upkeep, TheCheckNamesWhatIsDamaged) {
  const TestDatabase where("sqlite");
  std::string table;
  {
    const ServerProcess server(ORRERY_PROGRAM, {"--database", where.address()});
    table = a_game_at(server);
    a_game_at(server);
  }
  const std::string words = "store --check --json --database " + where.address();
  const Ran whole = run_program(words);
  EXPECT_EQ(whole.code, 0) << whole.text;
  EXPECT_EQ(json::parse(whole.text).at("tables").as_int64(), 2);
  EXPECT_GT(json::parse(whole.text).at("lines").as_int64(), 2);
  // A line that says something else, and a row that names a table that is not there.
  where.open()->run("UPDATE log SET at = at + 1 WHERE table_id = $1 AND n = 2", table);
  {
    const auto db = where.open();
    db->run("PRAGMA foreign_keys=OFF");
    db->run("INSERT INTO kept (table_id, seat, what, value) VALUES ('nowhere', '', '', '')");
  }
  const Ran damaged = run_program(words);
  EXPECT_EQ(damaged.code, 1);
  EXPECT_EQ(json::parse(damaged.text).at("wrong").as_array().size(), 2U) << damaged.text;
  EXPECT_TRUE(tells(damaged.text, "line 2 of table " + table + " is damaged")) << damaged.text;
  // Such a copy is not put in place of anything.
  const TestDatabase elsewhere("sqlite");
  const Ran refused =
      run_program("store --restore " + where.file().string() + " --database " + elsewhere.address());
  EXPECT_EQ(refused.code, 1);
  EXPECT_FALSE(std::filesystem::exists(elsewhere.file()));
  EXPECT_EQ(run_program("store --check --database sqlite:/nowhere.sqlite").code, 1);
}

TEST(Upkeep, ADamagedFileIsRefused) {
  const TestDatabase where("sqlite");
  {
    const ServerProcess server(ORRERY_PROGRAM, {"--database", where.address()});
    a_game_at(server);
  }
  // What is only in the write-ahead log goes into the file when the last connection closes.
  where.open()->run("SELECT 1 FROM tables");
  {
    std::fstream file(where.file(), std::ios::in | std::ios::out | std::ios::binary);
    const std::string rubbish(4096, 'x');
    for (std::streamoff page = 3; page < 30; ++page) file.seekp(page * 4096).write(rubbish.data(), 4096);
  }
  const Ran refused = run_program("serve --port 0 --database " + where.address());
  EXPECT_EQ(refused.code, 1);
  EXPECT_TRUE(tells(refused.text, "is damaged: ") && tells(refused.text, "orrery store --restore FILE"))
      << refused.text;
  EXPECT_EQ(run_program("store --check --database " + where.address()).code, 1);
  std::ofstream(where.file()) << std::string(8192, 'x');
  EXPECT_TRUE(
      tells(run_program("serve --port 0 --database " + where.address()).text, "orrery store --restore FILE"));
}

}  // namespace
}  // namespace orrery::server
