// A store that an older server left in the middle of games, killed: the server of today goes on with it. The
// store was made by commit 16fcdf8 (schema 4); schema4.json is what its player saw last.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/registry.h"
#include "server/program/server_process.h"
#include "server/program/table_client.h"
#include "server/store/schema.h"
#include "tests/server/databases.h"

namespace orrery::server {
namespace {

const std::string kStores = std::string(ORRERY_SOURCE_DIR) + "/tests/server/stores/";

json::value told_then() {
  std::ifstream in(kStores + "schema4.json");
  std::stringstream text;
  text << in.rdbuf();
  return json::parse(text.str());
}

json::object next(TableClient& client, std::string_view type) {
  for (;;) {
    json::object message = client.receive();
    if (message.contains("type") && message.at("type").as_string() == type) return message;
  }
}

bool rules_are_those(const json::object& table) {
  const Game* game = find_game(std::string(table.at("game").as_string()));
  return table.at("settings").at("rules").to_number<int>() == game->rules_version();
}

TEST(Update, GamesGoOnWhereAnOlderServerLeftThem) {
  const TestDatabase where("sqlite");
  ASSERT_EQ(std::system(("gzip -dc " + kStores + "schema4.sqlite.gz > " + where.file().string()).c_str()), 0);
  ASSERT_LT(schema_version(*where.open()), kSchemaVersion);
  const json::value then = told_then();
  ServerProcess server(ORRERY_PROGRAM, {"--database", where.address()});
  TableClient anna("127.0.0.1", server.port(), std::string(then.at("token").as_string()));
  EXPECT_EQ(anna.get("/api/me").json().at("name").as_string(), "Anna") << "sessions outlive an update";
  EXPECT_EQ(anna.get("/api/tables").json().at("mine").as_array().size(), 3U);
  for (const auto& [id, seen] : then.at("tables").as_object()) {
    anna.connect();
    anna.send({{"type", "watch"}, {"table", id}});
    const json::object table = next(anna, "table");
    EXPECT_EQ(table.at("talk").at(0).at("text").as_string(), "See you after the update");
    if (table.contains("unplayable")) {
      // Rules may change: then it is told, and only then.
      EXPECT_FALSE(rules_are_those(table)) << json::serialize(table.at("unplayable"));
      EXPECT_EQ(
          anna.post("/api/tables/" + std::string(id), json::object{{"type", "history"}, {"before", 100}})
              .status,
          200);
      continue;
    }
    const json::object push = next(anna, "push");
    const json::object& decision = push.at("decision").as_object();
    EXPECT_EQ(push.at("version"), seen.at("version"));
    EXPECT_EQ(decision.at("seat"), seen.at("seat"));
    EXPECT_EQ(decision.at("kind"), seen.at("kind"));
    ASSERT_EQ(decision.at("options").as_array().size(), seen.at("options").to_number<std::size_t>());
    anna.send({{"type", "choose"},
               {"ref", 1},
               {"id", "after the update"},
               {"version", push.at("version")},
               {"steps", json::array{decision.at("options").at(0).at("choice")}}});
    const json::object answer = next(anna, "answer");
    EXPECT_FALSE(answer.contains("error")) << json::serialize(answer);
  }
  EXPECT_EQ(server.stop(SIGTERM), 0);
  EXPECT_EQ(schema_version(*where.open()), kSchemaVersion);
  const std::string check =
      std::string(ORRERY_PROGRAM) + " store --check --database " + where.address() + " > /dev/null";
  EXPECT_EQ(std::system(check.c_str()), 0) << "and all of it is whole";
}

}  // namespace
}  // namespace orrery::server
