// Every message on a WebSocket is answered with `type` and its `ref`: whatever its type, whatever is wrong
// with its fields, and whatever has become of the table.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "server/hub/replies.h"
#include "server/hub/routes.h"
#include "server/program/server_process.h"
#include "server/program/table_client.h"
#include "server/protocol/error_code.h"
#include "tests/server/databases.h"

namespace orrery::server {
namespace {

constexpr std::string_view kFields[] = {
    "and",    "before",  "bot",  "choice",  "days", "drop",   "email", "finish", "for",   "id",
    "invite", "of",      "pace", "seat",    "set",  "since",  "step",  "steps",  "table", "text",
    "to",     "version", "wait", "webhook", "what", "window", "with",  "deltas", "pack"};

constexpr int kDeep = 20;

std::vector<std::string> types() {
  std::vector<std::string> out{"watch", "", "nothing"};
  for (const Route& route : routes()) out.emplace_back(route.type);
  return out;
}

json::array values() {
  json::value deep(1);
  for (int i = 0; i < kDeep; ++i) deep = json::array{deep};
  return {nullptr,
          true,
          -1,
          1e300,
          UINT64_MAX,
          "",
          "red",
          "pass",
          std::string(3000, 'x'),
          json::array{1, nullptr, "pass"},
          json::object{{"kind", 1}, {"until", nullptr}},
          deep};
}

class AnswersTest : public testing::Test {
 protected:
  AnswersTest() { client_.connect(); }

  // The answer to what was sent with that reference, whatever is told in between.
  json::object answer_to(const json::value& ref) {
    for (;;) {
      json::object told = client_.receive();
      EXPECT_TRUE(told.contains("type")) << json::serialize(told);
      if (text_field(told, "type") != "answer") continue;
      EXPECT_TRUE(told.contains("ref")) << json::serialize(told);
      EXPECT_EQ(told["ref"], ref) << "answered twice, or another: " << json::serialize(told);
      return told;
    }
  }
  json::object ask(json::object message) {
    message["ref"] = ++refs_;
    client_.send(message);
    return answer_to(refs_);
  }
  std::string error_of(json::object message) { return text_field(ask(std::move(message)), "error"); }

  std::string new_table(const std::string& bots, bool sit) {
    const auto reply = client_.post(
        "/api/tables", json::object{{"game", "ahos"},
                                    {"bots", bots},
                                    {"sit", sit},
                                    {"start", !bots.empty()},
                                    {"settings", {{"options", {{"players", "3"}}}, {"watch", true}}}});
    EXPECT_EQ(reply.status, 200) << reply.body;
    return text_field(reply.json().as_object(), "table");
  }
  void watch(const std::string& table) {
    EXPECT_EQ(ask({{"type", "watch"}, {"table", table}}).at("watching").as_string(), table);
  }

  // A message of every type with every field wrong in every way. The codes of what was wrong.
  std::set<std::string> ask_everything(const std::string& table, const std::set<std::string>& but) {
    std::set<std::string> codes;
    for (const std::string& type : types()) {
      if (but.contains(type)) continue;
      codes.insert(error_of({{"type", type}}));
      for (const std::string_view field : kFields) {
        for (const json::value& value : values()) {
          if (field == "wait" && value.is_uint64()) continue;  // that would be done: it takes half a minute
          codes.insert(error_of({{"type", type}, {field, value}}));
          // The same where the rest is as it should be.
          json::object message{{"type", type},     {"seat", "red"}, {"steps", json::array{"pass"}},
                               {"choice", "pass"}, {"version", 1},  {"what", "skip"},
                               {"for", true},      {"bot", ""}};
          message[field] = value;
          codes.insert(error_of(message));
          if (!HasFailure()) continue;
          ADD_FAILURE() << type << " " << field << " " << json::serialize(value).substr(0, 200);
          return codes;
        }
      }
      // What was left is taken again: the next type is about the same table and seat.
      if (table.empty()) continue;
      ask({{"type", "watch"}, {"table", table}});
      ask({{"type", "claim"}, {"seat", "red"}});
    }
    for (const std::string& code : codes) {
      EXPECT_TRUE(code.empty() ||
                  std::find(kErrorCodes.begin(), kErrorCodes.end(), code) != kErrorCodes.end())
          << code;
    }
    EXPECT_FALSE(codes.contains("trouble"));
    return codes;
  }

  TestDatabase where_{"sqlite"};
  ServerProcess server_{ORRERY_PROGRAM,
                        {"--database", where_.address(), "--limit", "messages=0", "--limit", "tables=0",
                         "--limit", "open_tables=0"}};
  TableClient client_{"127.0.0.1", server_.port()};
  int refs_ = 0;
};

TEST_F(AnswersTest, WithoutATable) {
  const std::set<std::string> codes = ask_everything("", {});
  EXPECT_EQ(codes, (std::set<std::string>{"no_table"}));
}

TEST_F(AnswersTest, WhatCannotBeReadIsAnsweredToo) {
  for (const char* text : {"", "{", "[1]", "7", "\"watch\"", "{\"type\": \"look\", \"ref\": [1]}",
                           "{\"type\": \"look\", \"ref\": {}}", "{\"type\": \"look\", \"ref\": true}"}) {
    client_.send_text(text);
    EXPECT_EQ(text_field(answer_to(nullptr), "error"), "bad_message") << text;
  }
  client_.send_text("{\"type\": \"talk\", \"text\": \"\\u0001\", \"ref\": \"mine\"}");
  EXPECT_EQ(text_field(answer_to("mine"), "error"), "bad_message");
  client_.send_text("{\"type\": 5, \"ref\": 6}");
  EXPECT_EQ(text_field(answer_to(6), "error"), "no_table");
}

TEST_F(AnswersTest, BeforeTheGame) {
  client_.become("Anna");
  client_.connect();
  const std::string table = new_table("", true);
  watch(table);
  EXPECT_TRUE(ask_everything(table, {"delete"}).contains("not_begun"));
}

TEST_F(AnswersTest, InAGame) {
  client_.become("Anna");
  client_.connect();
  const std::string table = new_table("random", true);
  watch(table);
  const std::set<std::string> codes = ask_everything(table, {"delete", "leave_seat"});
  for (const char* code : {"bad_message", "stale", "no_undo", "not_over", "bad_order"})
    EXPECT_TRUE(codes.contains(code)) << code;
}

TEST_F(AnswersTest, OfAStranger) {
  client_.become("Anna");
  const std::string table = new_table("random", true);
  client_.use_token("");
  client_.connect();
  watch(table);
  const std::set<std::string> codes = ask_everything(table, {});
  EXPECT_TRUE(codes.contains("not_your_seat"));
  EXPECT_TRUE(codes.contains("nobody"));
}

TEST_F(AnswersTest, AfterTheEnd) {
  client_.become("Anna");
  client_.connect();
  const std::string table = new_table("random", false);
  client_.send({{"type", "watch"}, {"table", table}});
  while (!client_.receive().contains("result")) continue;
  const std::set<std::string> codes = ask_everything(table, {"delete"});
  EXPECT_TRUE(codes.contains("begun"));
  EXPECT_FALSE(codes.contains("not_over"));
}

TEST_F(AnswersTest, OfATableThatIsGone) {
  client_.become("Anna");
  client_.connect();
  const std::string table = new_table("random", true);
  watch(table);
  EXPECT_EQ(error_of({{"type", "delete"}}), "");
  const std::set<std::string> codes = ask_everything("", {"watch"});
  EXPECT_EQ(codes, (std::set<std::string>{"gone"}));
  EXPECT_EQ(error_of({{"type", "watch"}, {"table", table}}), "no_table");
  EXPECT_EQ(error_of({{"type", "look"}}), "no_table");
}

// One that nobody but its players may watch says so under the reference of the watch, and without one, too.
TEST_F(AnswersTest, OfAWatchThatIsRefused) {
  client_.become("Anna");
  const auto reply =
      client_.post("/api/tables", json::object{{"game", "ahos"}, {"settings", {{"watch", false}}}});
  const std::string table = text_field(reply.json().as_object(), "table");
  client_.use_token("");
  client_.become("Bruno");
  client_.connect();
  EXPECT_EQ(error_of({{"type", "watch"}, {"table", table}}), "no_watchers");
  client_.send({{"type", "watch"}, {"table", table}});
  EXPECT_EQ(text_field(answer_to(nullptr), "error"), "no_watchers");
}

}  // namespace
}  // namespace orrery::server
