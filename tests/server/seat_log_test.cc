// What whoever runs the server reads of seats and log-ins: what happened and where, never who.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "server/hub/replies.h"
#include "server/program/server_process.h"
#include "server/program/table_client.h"
#include "tests/server/databases.h"

namespace orrery::server {
namespace {

// Whatever is started as long as this lives writes its log into a file.
class LogFile {
 public:
  explicit LogFile(const std::filesystem::path& file) : file_(file), old_(dup(STDERR_FILENO)) {
    const int log = open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(log, STDERR_FILENO);
    close(log);
  }
  ~LogFile() {
    give_back();
    std::filesystem::remove(file_);
  }
  LogFile(const LogFile&) = delete;
  LogFile& operator=(const LogFile&) = delete;
  // What is started from here on writes where it always did.
  void give_back() {
    if (old_ < 0) return;
    dup2(old_, STDERR_FILENO);
    close(old_);
    old_ = -1;
  }
  [[nodiscard]] std::string text() const {
    std::ifstream in(file_);
    return {std::istreambuf_iterator<char>(in), {}};
  }

 private:
  std::filesystem::path file_;
  int old_;
};

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
