// Requests about people, asked of a real server.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "server/hub/replies.h"
#include "server/program/server_process.h"
#include "server/program/table_client.h"
#include "server/protocol/shapes.h"
#include "tests/server/databases.h"
#include "tests/server/raw_http.h"

namespace orrery::server {
namespace {

class PeopleByHttp : public testing::TestWithParam<std::string> {
 protected:
  TestDatabase where_{GetParam()};
  ServerProcess server_{ORRERY_PROGRAM, {"--database", where_.address(), "--accounts"}};
  TableClient one_{"127.0.0.1", server_.port()};
  TableClient two_{"127.0.0.1", server_.port()};
  json::object anna_{{"name", "Anna"}, {"password", "correct horse"}, {"token", true}};
};

TEST_P(PeopleByHttp, SessionsAreListedAndEnded) {
  EXPECT_EQ(one_.get("/api/sessions").status, 401);
  one_.use_token(text_field(one_.post("/api/account", anna_).json().as_object(), "token"));
  two_.use_token(text_field(two_.post("/api/login", anna_).json().as_object(), "token"));
  EXPECT_EQ(one_.get("/api/sessions").json().as_array().size(), 2U);
  const json::value listed = one_.get("/api/sessions").json();
  for (const json::value& session : listed.as_array())
    EXPECT_EQ(shape_fault(protocol_shapes(), "SessionInfo", session), "");
  EXPECT_EQ(one_.post("/api/sessions", {{"end", "nothing"}}).status, 400);
  EXPECT_EQ(one_.post("/api/password", {{"old", "wrong horse"}, {"new", "another horse"}}).status, 401);
  EXPECT_EQ(one_.post("/api/sessions", {{"end", "others"}}).json().as_array().size(), 1U);
  EXPECT_EQ(two_.get("/api/sessions").status, 401);
  const auto changed = one_.post("/api/password", {{"old", "correct horse"}, {"new", "another horse"}});
  EXPECT_EQ(changed.status, 200);
  EXPECT_EQ(shape_fault(protocol_shapes(), "PasswordAnswer", changed.json()), "");
  EXPECT_EQ(two_.post("/api/login", anna_).status, 401);
}

TEST_P(PeopleByHttp, WhoGoesForGoodIsNobody) {
  one_.use_token(text_field(one_.post("/api/account", anna_).json().as_object(), "token"));
  EXPECT_EQ(two_.post("/api/account/delete", json::object{}).status, 401);
  EXPECT_EQ(one_.post("/api/account/delete", {{"password", "wrong horse"}}).status, 401);
  EXPECT_EQ(one_.post("/api/account/delete", {{"password", "correct horse"}}).status, 200);
  EXPECT_TRUE(one_.get("/api/me").json().at("name").is_null());
  EXPECT_EQ(two_.post("/api/login", anna_).status, 401);
  EXPECT_EQ(two_.post("/api/account", anna_).status, 200) << "the name is free again";
  // Who has no account says it by the session alone.
  one_.become("Bruno");
  EXPECT_EQ(one_.post("/api/account/delete", json::object{}).status, 200);
  EXPECT_TRUE(one_.get("/api/me").json().at("name").is_null());
}

// A cookie that somebody else may have, too, opens no account.
TEST_P(PeopleByHttp, TheSessionOfBeforeAnAccountEnds) {
  const std::string body = R"({"name":"Anna"})";
  const std::string made = exchange(server_.port(), post("/api/me", body, "Connection: close\r\n"));
  const std::size_t from = made.find("orrery=") + 7;
  const std::string cookie =
      "Connection: close\r\nCookie: orrery=" + made.substr(from, made.find(';', from) - from) + "\r\n";
  EXPECT_NE(exchange(server_.port(), get("/api/me", cookie)).find("Anna"), std::string::npos);
  const std::string account =
      exchange(server_.port(), post("/api/account", R"({"name":"Anna","password":"correct horse"})", cookie));
  EXPECT_NE(account.find("Set-Cookie: orrery="), std::string::npos) << account;
  EXPECT_EQ(exchange(server_.port(), get("/api/me", cookie)).find("Anna"), std::string::npos);
}

// Nobody is told anything by a question from before the log-out.
TEST_P(PeopleByHttp, WhoIsLoggedOutWhileWaitingIsNobody) {
  two_.use_token(one_.become("Anna"));
  const auto table =
      one_.post("/api/tables", json::parse(R"({"game":"ahos","settings":{"watch":false}})")).json();
  TableClient::Reply told;
  std::thread waiting(
      [&] { told = two_.get("/api/tables/" + std::string(table.at("table").as_string()) + "?wait=1"); });
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_EQ(one_.post("/api/logout", json::object{}).status, 200);
  waiting.join();
  EXPECT_EQ(told.status, 401) << told.body;
}

INSTANTIATE_TEST_SUITE_P(Databases, PeopleByHttp, testing::ValuesIn(database_kinds()),
                         [](const auto& given) { return given.param; });

}  // namespace
}  // namespace orrery::server
