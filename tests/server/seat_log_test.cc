// What whoever runs the server reads of seats and log-ins: what happened and where, never who.
#include <gtest/gtest.h>

#include <thread>

#include "server/hub/replies.h"
#include "server/program/server_process.h"
#include "server/program/table_client.h"
#include "tests/server/databases.h"
#include "tests/server/log_file.h"

namespace orrery::server {
namespace {

TEST(SeatLog, TellsOfTakeoversAndOfNobody) {
  const TestDatabase where("sqlite");
  LogFile log(where.file().string() + ".log");
  const ServerProcess server(ORRERY_PROGRAM, {"--database", where.address(), "--accounts"});
  log.give_back();
  TableClient anna("127.0.0.1", server.port());
  TableClient phone("127.0.0.1", server.port());
  const json::object account{{"name", "Annabella"}, {"password", "correct horse"}, {"token", true}};
  json::object wrong = account;
  wrong["password"] = "wrong horse";
  anna.use_token(text_field(anna.post("/api/account", account).json().as_object(), "token"));
  EXPECT_EQ(phone.post("/api/login", wrong).status, 401);
  EXPECT_EQ(phone.post("/api/login", account).status, 200);
  phone.become("Annastasia");
  const std::string table(anna.post("/api/tables", {{"game", "ahos"},
                                                    {"bots", "greedy"},
                                                    {"start", true},
                                                    {"settings", {{"options", {{"players", "3"}}}}}})
                              .json()
                              .at("table")
                              .as_string());
  const std::string path = "/api/tables/" + table;
  const json::value link = anna.post(path, {{"type", "invite"}, {"seat", "red"}}).json();
  EXPECT_EQ(phone.post(path, {{"type", "claim"}, {"invite", link.at("invite")}}).status, 200);
  EXPECT_EQ(phone.post(path, {{"type", "bot"}, {"seat", "red"}, {"bot", "greedy"}}).status, 200);
  EXPECT_EQ(phone.post(path, {{"type", "bot"}, {"seat", "red"}, {"bot", ""}}).status, 200);
  EXPECT_EQ(phone.post(path, {{"type", "leave_seat"}, {"seat", "red"}}).status, 200);
  const auto tells = [&](const std::string& part) {
    for (int i = 0; i < 300 && log.text().find(part) == std::string::npos; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return log.text().find(part) != std::string::npos;
  };
  const std::string at = "\"table\":\"" + table + "\",\"seat\":\"red\"";
  EXPECT_TRUE(tells(R"("event":"log_in_failed","why":"wrong_password")"));
  EXPECT_TRUE(tells(R"("event":"log_in","how":"password")"));
  EXPECT_TRUE(tells(R"("event":"seat_moved",)" + at));
  EXPECT_TRUE(tells(R"("event":"bot_covers",)" + at + R"(,"how":"player")"));
  EXPECT_TRUE(tells(R"("event":"bot_leaves",)" + at));
  EXPECT_TRUE(tells(R"("event":"seat_left",)" + at)) << log.text();
  EXPECT_EQ(log.text().find("Anna"), std::string::npos);
  EXPECT_EQ(log.text().find("horse"), std::string::npos);
}

}  // namespace
}  // namespace orrery::server
