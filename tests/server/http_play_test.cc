// A program that plays by HTTP alone: it asks how the table stands, waits for news, and chooses.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "engine/flow/random.h"
#include "server/program/server_process.h"
#include "server/program/table_client.h"
#include "tests/server/databases.h"
#include "tests/server/json_schema.h"

namespace orrery::server {
namespace {

class HttpPlay : public testing::Test {
 protected:
  std::string new_table(TableClient& client, const std::string& bots) {
    const auto reply =
        client.post("/api/tables", json::object{{"game", "ahos"},
                                                {"bots", bots},
                                                {"start", !bots.empty()},
                                                {"settings", {{"options", {{"players", "2"}}}}}});
    EXPECT_EQ(reply.status, 200) << reply.body;
    return std::string(reply.json().at("table").as_string());
  }

  TestDatabase where_{"sqlite"};
  ServerProcess server_{ORRERY_PROGRAM, {"--database", where_.address(), "--threads", "1"}};
};

TEST_F(HttpPlay, AWholeGame) {
  TableClient client("127.0.0.1", server_.port());
  client.become("Anna");
  const std::string path = "/api/tables/" + new_table(client, "random");
  Random random(4);
  json::object told = client.get(path).json().as_object();
  int choices = 0;
  for (; !told.at("push").as_object().contains("result") && choices < 2000; ++choices) {
    const json::object& push = told.at("push").as_object();
    const json::value* window = push.if_contains("window");
    const json::value* asked = window == nullptr ? &push.at("decision") : &window->at("mine");
    const json::array& options = asked->as_object().at("options").as_array();
    const json::value choice = options[random.below(static_cast<std::uint32_t>(options.size()))].at("choice");
    const auto done = client.post(path, json::object{{"type", "choose"},
                                                     {"version", push.at("version")},
                                                     {"steps", json::array{choice}},
                                                     {"id", std::to_string(choices)}});
    ASSERT_EQ(done.status, 200) << done.body;
    const auto next = client.get(path + "?seat=red&wait=30&since=" + json::serialize(push.at("version")));
    ASSERT_EQ(next.status, 200) << next.body;
    told = next.json().as_object();
  }
  EXPECT_GT(choices, 20);
  EXPECT_EQ(told.at("table").at("state").as_string(), "over");
}

TEST_F(HttpPlay, WhatIsWrongIsSaid) {
  TableClient client("127.0.0.1", server_.port());
  client.become("Anna");
  const std::string path = "/api/tables/" + new_table(client, "");
  EXPECT_TRUE(client.get(path).json().at("push").is_null());
  EXPECT_EQ(client.get("/api/tables/nothing").status, 404);
  EXPECT_EQ(client.get("/api/tables/nothing?wait=30").json().at("error").as_string(), "no_table");
  for (const char* wrong : {"?since=x", "?since=-1", "?wait=soon", "?since=1.5e400"}) {
    EXPECT_EQ(client.get(path + wrong).status, 400) << wrong;
    EXPECT_EQ(client.get(path + wrong).json().at("error").as_string(), "bad_message") << wrong;
  }
}

// What the server tells over HTTP is as its own schema says, which knows the views of a game.
TEST_F(HttpPlay, BodiesAreAsTheSchemaSays) {
  TableClient client("127.0.0.1", server_.port());
  const json::object schema = client.get("/api/schema/ahos").json().as_object();
  EXPECT_EQ(client.get("/api/schema/chess").status, 404);
  // Without a game a view is any object.
  EXPECT_TRUE(schema.at("$defs").at("View").as_object().contains("$ref"));
  EXPECT_FALSE(client.get("/api/schema").json().at("$defs").at("View").as_object().contains("$ref"));
  SchemaChecker checker(schema);
  const auto holds = [&](std::string_view def, const json::value& body) {
    EXPECT_EQ(checker.fault(def, body), "") << body;
  };
  const json::object anna{{"name", "Anna"}, {"token", true}};
  holds("MeRequest", anna);
  holds("MeAnswer", client.get("/api/me").json());
  const json::value me = client.post("/api/me", anna).json();
  holds("MeAnswer", me);
  client.use_token(std::string(me.at("token").as_string()));
  holds("MeAnswer", client.get("/api/me").json());
  const json::object wanted{
      {"game", "ahos"}, {"bots", "random"}, {"start", true}, {"settings", {{"options", {{"players", "2"}}}}}};
  holds("NewTableRequest", wanted);
  const json::value made = client.post("/api/tables", wanted).json();
  holds("NewTableAnswer", made);
  const std::string path = "/api/tables/" + std::string(made.at("table").as_string());
  holds("Position", client.get(path).json());
  holds("LookAnswer", client.post(path, json::object{{"type", "look"}}).json());
  holds("TableLists", client.get("/api/tables").json());
  const auto each_holds = [&](std::string_view def, const std::string& list) {
    const json::value body = client.get(list).json();
    EXPECT_FALSE(body.as_array().empty()) << list;
    for (const json::value& one : body.as_array()) holds(def, one);
  };
  each_holds("GameInfo", "/api/games");
  each_holds("RuleSection", "/api/rules/ahos");
  each_holds("RuleText", "/api/rules/ahos?q=ship");
  holds("PackFiles", client.get("/api/packs/ahos").json());
  for (const char* nothing : {"/api/nothing", "/api/tables/nothing", "/api/rules/chess"})
    holds("Problem", client.get(nothing).json());
  EXPECT_NE(checker.fault("Position", client.get("/api/me").json()), "");
}

// More wait than the server has threads, and all others are served.
TEST_F(HttpPlay, NoThreadWaits) {
  TableClient anna("127.0.0.1", server_.port());
  anna.become("Anna");
  const std::string path = "/api/tables/" + new_table(anna, "");
  std::vector<std::thread> waiting;
  std::vector<json::value> heard(12);
  waiting.reserve(heard.size());
  for (json::value& one : heard) {
    waiting.emplace_back(
        [&] { one = TableClient("127.0.0.1", server_.port()).get(path + "?wait=30&since=0").json(); });
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_EQ(anna.get(path).status, 200);
  EXPECT_EQ(anna.post(path, json::object{{"type", "bot"}, {"seat", "blue"}, {"bot", "random"}}).status, 200);
  EXPECT_EQ(anna.post(path, json::object{{"type", "start"}}).status, 200);
  for (std::thread& one : waiting) one.join();
  for (const json::value& one : heard) {
    ASSERT_TRUE(one.as_object().contains("push")) << one;
    EXPECT_TRUE(one.at("push").is_object());
  }
}

}  // namespace
}  // namespace orrery::server
