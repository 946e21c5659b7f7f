// What whoever runs a server does about tables and people while it runs.
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "server/hub/replies.h"
#include "server/program/server_process.h"
#include "server/program/table_client.h"
#include "server/store/store.h"
#include "tests/server/databases.h"
#include "tests/server/log_file.h"
#include "tests/server/run_program.h"

namespace orrery::server {
namespace {

class Admin : public testing::TestWithParam<std::string> {
 protected:
  // What the command prints with --json.
  json::value admin(const std::string& words) {
    const Ran ran = run_program("admin " + words + " --json --database " + where_.address());
    EXPECT_EQ(ran.code, 0) << words << ": " << ran.text;
    return json::parse(ran.text);
  }
  int code_of(const std::string& words) {
    return run_program("admin " + words + " --database " + where_.address()).code;
  }
  static json::object account(const std::string& name) {
    return {{"name", name}, {"password", "correct horse"}, {"token", true}};
  }
  static std::string new_table(TableClient& who, const json::object& more = {}) {
    json::object wanted{{"game", "ahos"},
                        {"settings", {{"open", true}, {"options", {{"players", "3"}}}}},
                        {"title", "Friday"}};
    for (const auto& [name, value] : more) wanted[name] = value;
    return std::string(who.post("/api/tables", wanted).json().at("table").as_string());
  }
  static json::object look(TableClient& who, const std::string& table) {
    return who.post("/api/tables/" + table, {{"type", "look"}}).json().as_object();
  }
  // The next message of that type; anything else is passed over.
  static json::object hear(TableClient& who, std::string_view type) {
    for (;;) {
      json::object message = who.receive();
      if (const json::value* found = message.if_contains("type"); found && found->as_string() == type)
        return message;
    }
  }
  static void watch(TableClient& who, const std::string& table) {
    who.connect();
    who.send({{"type", "watch"}, {"table", table}});
    hear(who, "table");
  }
  void changed_days_ago(const std::string& table, Time days) {
    where_.open()->run("UPDATE tables SET changed = $1 WHERE id = $2", now() - days * 86400000, table);
  }

  TestDatabase where_{GetParam()};
  ServerProcess server_{ORRERY_PROGRAM, {"--database", where_.address(), "--accounts", "--lease", "2"}};
  TableClient anna_{"127.0.0.1", server_.port()};
  TableClient bruno_{"127.0.0.1", server_.port()};
};

TEST_P(Admin, TablesAreListed) {
  anna_.become("Anna");
  const std::string lobby = new_table(anna_);
  const std::string playing = new_table(anna_, {{"bots", "greedy"}, {"start", true}});
  changed_days_ago(lobby, 10);
  EXPECT_EQ(admin("tables").as_array().size(), 2U);
  EXPECT_EQ(admin("tables").at(0).at("table").as_string(), lobby);
  EXPECT_EQ(admin("tables --state playing").at(0).at("table").as_string(), playing);
  EXPECT_EQ(admin("tables --state playing").at(0).at("bots").as_int64(), 2);
  EXPECT_EQ(admin("tables --older-than 9d").as_array().size(), 1U);
  EXPECT_EQ(admin("tables --older-than 11d").as_array().size(), 0U);
  EXPECT_EQ(admin("tables --game ti4").as_array().size(), 0U);
  for (const char* wrong : {"tables --older-than 9", "tables --older-than d", "tables --state gone", ""})
    EXPECT_EQ(code_of(wrong), 2) << wrong;
  EXPECT_EQ(run_program("admin tables --database sqlite:/nowhere.sqlite").code, 1);
}

TEST_P(Admin, AClosedGameIsToldAndNotPlayed) {
  anna_.become("Anna");
  const std::string table = new_table(anna_, {{"bots", "greedy"}, {"start", true}});
  watch(anna_, table);
  admin("close " + table + " --why 'the house is closed'");
  hear(anna_, "gone");
  anna_.send({{"type", "watch"}, {"table", table}});
  const json::object told = hear(anna_, "table");
  EXPECT_EQ(text_field(told, "closed"), "the house is closed");
  EXPECT_EQ(text_field(told, "state"), "over");
  EXPECT_TRUE(told.contains("unplayable"));
  const std::string path = "/api/tables/" + table;
  EXPECT_EQ(text_field(anna_.post(path, {{"type", "undo"}, {"to", 0}}).json().as_object(), "error"),
            "closed");
  EXPECT_EQ(anna_.post(path, {{"type", "history"}}).status, 200);
  EXPECT_EQ(code_of("close " + table), 1) << "it is over";
  EXPECT_EQ(admin("tables").at(0).at("closed").as_string(), "the house is closed");
}

TEST_P(Admin, WhatATableWasDoingWhenItWasClosedIsNotStored) {
  anna_.become("Anna");
  const std::string table = new_table(anna_);
  admin("close " + table);
  // Whether the server has heard of it or not.
  const auto reply = anna_.post("/api/tables/" + table, {{"type", "talk"}, {"text", "hello"}});
  EXPECT_EQ(reply.status, 400) << reply.body;
  EXPECT_EQ(as_int(where_.open()->run("SELECT COUNT(*) FROM talk")[0][0]), 0);
}

TEST_P(Admin, ADeletedTableIsGone) {
  anna_.become("Anna");
  const std::string table = new_table(anna_, {{"bots", "greedy"}, {"start", true}});
  watch(anna_, table);
  admin("delete " + table);
  hear(anna_, "gone");
  EXPECT_EQ(anna_.post("/api/tables/" + table, {{"type", "look"}}).status, 404);
  EXPECT_EQ(code_of("delete " + table), 1);
  EXPECT_EQ(anna_.get("/api/tables").json().at("mine").as_array().size(), 0U);
  EXPECT_EQ(new_table(anna_).size(), 10U) << "the server goes on";
}

TEST_P(Admin, WhoIsBannedIsOutWithinSeconds) {
  anna_.use_token(text_field(anna_.post("/api/account", account("Anna")).json().as_object(), "token"));
  bruno_.become("Bruno");
  new_table(anna_);
  const json::array people = admin("people").as_array();
  ASSERT_EQ(people.size(), 2U);
  const json::object& anna = (people[0].at("name").as_string() == "Anna" ? people[0] : people[1]).as_object();
  EXPECT_EQ(text_field(anna, "account"), "anna");
  EXPECT_EQ(anna.at("tables").as_int64(), 1);
  EXPECT_GT(anna.at("seen").as_int64(), now() - 60000);
  anna_.connect();
  admin("ban Anna");
  try {
    for (;;) anna_.receive();
  } catch (const std::exception&) {
    EXPECT_EQ(anna_.goodbye(), (TableClient::Goodbye{4001, "logged_out"}));
  }
  EXPECT_TRUE(anna_.get("/api/me").json().at("name").is_null());
  const auto refused = anna_.post("/api/login", account("Anna"));
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(text_field(refused.json().as_object(), "error"), "banned");
  EXPECT_EQ(bruno_.get("/api/me").json().at("name").as_string(), "Bruno");
  admin("unban " + text_field(anna, "id"));
  EXPECT_EQ(anna_.post("/api/login", account("Anna")).status, 200);
  EXPECT_EQ(code_of("ban nobody"), 1);
}

TEST_P(Admin, APasswordIsReset) {
  anna_.use_token(text_field(anna_.post("/api/account", account("Anna")).json().as_object(), "token"));
  anna_.connect();
  const json::value reset = admin("reset-password ANNA");
  try {
    for (;;) anna_.receive();
  } catch (const std::exception&) {
    EXPECT_EQ(anna_.goodbye().reason, "logged_out");
  }
  EXPECT_EQ(anna_.post("/api/login", account("Anna")).status, 401);
  json::object fresh = account("Anna");
  fresh["password"] = reset.at("password");
  EXPECT_EQ(anna_.post("/api/login", fresh).status, 200);
  EXPECT_EQ(code_of("reset-password nobody"), 1);
}

TEST_P(Admin, WhatIsOldGoes) {
  anna_.become("Anna");
  bruno_.become("Bruno");
  const std::string old_game = new_table(anna_, {{"bots", "greedy"}, {"start", true}});
  const std::string old_lobby = new_table(anna_);
  const std::string fresh = new_table(anna_, {{"bots", "greedy"}, {"start", true}});
  for (const std::string& table : {old_game, fresh}) admin("close " + table);
  for (const std::string& table : {old_game, old_lobby}) changed_days_ago(table, 100);
  where_.open()->run("UPDATE people SET last_seen = $1", now() - Time{100} * 86400000);
  const json::value would = admin("prune --older-than 90d --dry-run");
  EXPECT_EQ(would.at("tables").as_int64(), 1);
  EXPECT_EQ(would.at("people").as_int64(), 1) << "Bruno, who has no table";
  EXPECT_EQ(admin("tables").as_array().size(), 3U);
  EXPECT_EQ(admin("prune --older-than 90d").at("tables").as_int64(), 1);
  EXPECT_EQ(admin("tables").as_array().size(), 2U);
  const json::array people = admin("people").as_array();
  ASSERT_EQ(people.size(), 1U);
  EXPECT_EQ(people[0].at("name").as_string(), "Anna");
  EXPECT_EQ(admin("prune --older-than 90d --state lobby").at("tables").as_int64(), 1);
  EXPECT_EQ(code_of("prune"), 2);
}

TEST_P(Admin, TheLogTellsWhatWasDone) {
  LogFile log(std::filesystem::temp_directory_path() / ("orrery-admin-" + std::to_string(getpid()) + ".log"));
  server_.stop(SIGTERM);
  const ServerProcess server(ORRERY_PROGRAM, {"--database", where_.address(), "--accounts", "--lease", "2"});
  log.give_back();
  TableClient anna("127.0.0.1", server.port());
  anna.use_token(text_field(anna.post("/api/account", account("Annabella")).json().as_object(), "token"));
  const std::string id(admin("people").at(0).at("id").as_string());
  const std::string closed = new_table(anna);
  const std::string deleted = new_table(anna);
  const auto says = [&](const std::string& words) {
    for (int i = 0; i < 100 && log.text().find(words) == std::string::npos; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    EXPECT_NE(log.text().find(words), std::string::npos) << words << " in " << log.text();
  };
  admin("close " + closed);
  says(R"("event":"table_closed","table":")" + closed);
  admin("delete " + deleted);
  says(R"("event":"table_deleted","table":")" + deleted);
  admin("reset-password annabella");
  says(R"("event":"password_reset","person":")" + id);
  admin("ban " + id);
  says(R"("event":"person_banned","person":")" + id);
  admin("forget " + id);
  says(R"("event":"person_deleted")");
  EXPECT_EQ(log.text().find("nnabella"), std::string::npos) << log.text();
}

TEST_P(Admin, ATableIsShownWithWhoSitsThereAndWhatTheySaid) {
  anna_.become("Anna");
  const std::string table = new_table(anna_, {{"bots", "greedy"}, {"start", true}});
  const std::string path = "/api/tables/" + table;
  for (int i = 0; i < 32; ++i) {
    where_.open()->run(
        "INSERT INTO talk (table_id, n, channel, name, text, at) VALUES ($1, $2, 'table', 'Bruno', $3, 0)",
        table, 100 + i, "line " + std::to_string(i) + "\nof two");
  }
  const json::value shown = admin("show " + table);
  EXPECT_EQ(shown.at("table").as_string(), table);
  EXPECT_EQ(shown.at("settings").at("options").at("players").as_string(), "3");
  const json::array& seats = shown.at("seats").as_array();
  ASSERT_EQ(seats.size(), 3U);
  EXPECT_EQ(seats[0].at("person").as_string(), admin("people").at(0).at("id").as_string());
  EXPECT_EQ(seats[0].at("name").as_string(), "Anna");
  EXPECT_EQ(seats[1].at("bot").as_string(), "greedy");
  const json::array& talk = shown.at("talk").as_array();
  ASSERT_EQ(talk.size(), 30U);
  EXPECT_EQ(talk[29].at("text").as_string(), "line 31\nof two");
  EXPECT_EQ(talk[29].at("name").as_string(), "Bruno");
  // For people: who, and nobody's second line looks like a line of somebody else.
  const std::string text = run_program("admin show " + table + " --database " + where_.address()).text;
  EXPECT_NE(text.find("Bruno: line 31 / of two\n"), std::string::npos) << text;
  EXPECT_NE(text.find("Anna"), std::string::npos) << text;
  EXPECT_EQ(code_of("show nothing"), 1);
}

TEST_P(Admin, SomebodyIsForgotten) {
  anna_.become("Anna");
  bruno_.become("Bruno");
  const std::string lobby = new_table(anna_);
  const json::array people = admin("people").as_array();
  const json::value& anna = people[0].at("name").as_string() == "Anna" ? people[0] : people[1];
  const std::string id(anna.at("id").as_string());
  EXPECT_EQ(admin("forget " + id).at("forgotten").as_string(), id);
  EXPECT_EQ(admin("people").as_array().size(), 1U);
  EXPECT_EQ(code_of("show " + lobby), 1) << "it went with its owner";
  EXPECT_EQ(code_of("forget " + id), 1);
  EXPECT_EQ(bruno_.get("/api/me").json().at("name").as_string(), "Bruno");
}

TEST_P(Admin, WhoLostTheCookieGetsASession) {
  anna_.become("Anna");
  const std::string id(admin("people").at(0).at("id").as_string());
  admin("ban " + id);
  EXPECT_EQ(code_of("session " + id), 1) << "banned";
  admin("unban " + id);
  const std::string token(admin("session " + id).at("token").as_string());
  TableClient browser("127.0.0.1", server_.port());
  browser.use_token(token);
  EXPECT_EQ(browser.get("/api/me").json().at("name").as_string(), "Anna");
  const std::string text = run_program("admin session " + id + " --database " + where_.address()).text;
  EXPECT_NE(text.find("Authorization: Bearer "), std::string::npos) << text;
  EXPECT_EQ(code_of("session nobody"), 1);
}

INSTANTIATE_TEST_SUITE_P(Databases, Admin, testing::ValuesIn(database_kinds()),
                         [](const auto& given) { return given.param; });

}  // namespace
}  // namespace orrery::server
