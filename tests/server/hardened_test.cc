// A server that stands open to the world: what it answers to what is no proper request, what it keeps to
// itself, and what does not stop it.
#include <fcntl.h>
#include <gtest/gtest.h>

#include <array>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/json.hpp>
#include <filesystem>
#include <fstream>

#include "server/program/server_process.h"
#include "server/program/table_client.h"
#include "tests/server/databases.h"
#include "tests/server/raw_http.h"

namespace orrery::server {
namespace {

using Arguments = std::vector<std::string>;

class HardenedTest : public testing::Test {
 protected:
  void start(Arguments more = {}) {
    more.insert(more.begin(), {"--database", where_.address()});
    server_.emplace(ORRERY_PROGRAM, std::move(more));
  }
  // The whole answer to bytes, up to the end of the connection.
  [[nodiscard]] std::string answer(const std::string& bytes) const {
    return exchange(server_->port(), bytes);
  }
  [[nodiscard]] TableClient client() const { return {"127.0.0.1", server_->port()}; }

  TestDatabase where_{"sqlite"};
  std::optional<ServerProcess> server_;
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST_F(HardenedTest, WhatIsNoRequestIsToldSo) {
  start();
  for (const char* bad :
       {"hello\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET /healthz HTTP/1.1\r\nbroken\r\n\r\n",
        "POST /api/me HTTP/1.1\r\nContent-Length: x\r\n\r\n"}) {
    const std::string told = answer(bad);
    EXPECT_TRUE(told.starts_with("HTTP/1.1 400 ")) << bad << told;
    EXPECT_TRUE(has(told, R"("error":"bad_message")")) << told;
  }
  EXPECT_EQ(answer("GET /heal"), "") << "nobody waits for an answer to half a request";
}

TEST_F(HardenedTest, HeadIsGetWithoutTheBody) {
  start();
  const std::string told = answer("HEAD /healthz HTTP/1.1\r\nHost: a\r\n\r\n" + get("/healthz"));
  EXPECT_TRUE(told.starts_with("HTTP/1.1 200 OK\r\n")) << told;
  EXPECT_TRUE(has(told, "Content-Length: 3\r\n"));
  const std::size_t second = told.find("HTTP/1.1", 1);
  ASSERT_NE(second, std::string::npos);
  EXPECT_TRUE(told.substr(0, second).ends_with("\r\n\r\n")) << told;
  EXPECT_TRUE(told.ends_with("ok\n"));
}

TEST_F(HardenedTest, ControlCharactersStayOutside) {
  start();
  EXPECT_TRUE(
      has(answer(post("/api/me", R"({"name":"An\u0000na"})", "Connection: close\r\n")), "bad_message"));
  TableClient anna = client();
  anna.become("Anna");
  const std::string table =
      anna.post("/api/tables", json::parse(R"({"game":"ahos","bots":"random","start":true})"))
          .json()
          .at("table")
          .as_string()
          .c_str();
  for (const char* bad :
       {R"({"type":"talk","text":"a\u0000b"})", R"({"type":"choose","id":"\u0000","steps":["x"]})"})
    EXPECT_EQ(anna.post("/api/tables/" + table, json::parse(bad)).json().at("error").as_string(),
              "bad_message");
  anna.connect();
  anna.send({{"type", "watch"}, {"table", table}});
  EXPECT_EQ(anna.receive().at("type").as_string(), "table");
  anna.send_text(R"({"type":"talk","text":"a\u0000b"})");
  for (;;) {
    const json::object told = anna.receive();
    if (!told.contains("error")) continue;
    EXPECT_EQ(told.at("error").as_string(), "bad_message");
    break;
  }
  EXPECT_EQ(anna.post("/api/tables/" + table, json::parse(R"({"type":"talk","text":"still here"})")).status,
            200);
}

TEST_F(HardenedTest, OverHttpsCookiesAndAnswersSaySo) {
  start({"--https"});
  const std::string made = answer(post("/api/me", R"({"name":"Anna"})", "Connection: close\r\n"));
  EXPECT_TRUE(has(made, "Set-Cookie: __Host-orrery=")) << made;
  EXPECT_TRUE(has(made, "; Path=/; ")) << made;
  EXPECT_TRUE(has(made, "; Secure\r\n")) << made;
  EXPECT_TRUE(has(made, "Strict-Transport-Security: max-age=31536000\r\n"));
  const std::size_t from = made.find("__Host-orrery=") + 14;
  const std::string token = made.substr(from, made.find(';', from) - from);
  const auto who = [&](const std::string& name) {
    return answer(get("/api/me", "Connection: close\r\nCookie: " + name + "=" + token + "\r\n"));
  };
  EXPECT_TRUE(has(who("__Host-orrery"), R"("name":"Anna")"));
  EXPECT_FALSE(has(who("__Host-orrery"), "Set-Cookie"));
  // A session of before goes on under the new name, as another one: anybody near this host may have planted
  // the old.
  const std::string renewed = who("orrery");
  EXPECT_TRUE(has(renewed, R"("name":"Anna")"));
  EXPECT_TRUE(has(renewed, "Set-Cookie: __Host-orrery="));
  EXPECT_FALSE(has(renewed, token));
  EXPECT_TRUE(has(who("__Host-orrery"), R"("name":null)"));
}

TEST_F(HardenedTest, WithoutHttpsNothingIsPromised) {
  start();
  const std::string made = answer(post("/api/me", R"({"name":"Anna"})", "Connection: close\r\n"));
  EXPECT_TRUE(has(made, "Set-Cookie: orrery="));
  EXPECT_FALSE(has(made, "Strict-Transport-Security"));
}

TEST_F(HardenedTest, FiguresAreNotForTheWorld) {
  start();
  EXPECT_TRUE(has(answer(get("/metrics", "Connection: close\r\n")), "orrery_requests_total"));
  for (const char* header :
       {"X-Forwarded-For: 203.0.113.9\r\n", "Forwarded: for=203.0.113.9\r\n", "X-Real-IP: 203.0.113.9\r\n"})
    EXPECT_TRUE(
        answer(get("/metrics", std::string("Connection: close\r\n") + header)).starts_with("HTTP/1.1 404"))
        << header;
}

TEST_F(HardenedTest, FiguresAreForWhoeverHasTheToken) {
  const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "metrics-token";
  std::ofstream(file) << "the secret of Prometheus\n";
  start({"--metrics-token-file", file.string(), "--node", "a \"node\""});
  const auto told = [&](const std::string& header) {
    return answer(get("/metrics", "Connection: close\r\nX-Forwarded-For: 203.0.113.9\r\n" + header));
  };
  EXPECT_TRUE(has(told("Authorization: Bearer the secret of Prometheus\r\n"), "orrery_requests_total{node="));
  for (const char* header : {"", "Authorization: Bearer\r\n", "Authorization: Bearer the secret\r\n",
                             "Cookie: orrery=the secret of Prometheus\r\n"})
    EXPECT_TRUE(told(header).starts_with("HTTP/1.1 404")) << header;
}

// Whoever adds up several servers needs the same lines of each of them.
TEST_F(HardenedTest, FiguresHaveFixedBucketsAndNameTheNodeAndTheBuild) {
  start();
  const std::string told = answer(get("/metrics", "Connection: close\r\n"));
  const auto count = [&](std::string_view what) {
    std::size_t n = 0;
    for (std::size_t at = told.find(what); at != std::string::npos; at = told.find(what, at + 1)) ++n;
    return n;
  };
  EXPECT_EQ(count("orrery_choice_seconds_bucket{node=\"one\",le=\""), 128U);
  EXPECT_TRUE(has(told, "le=\"+Inf\"} 0\n"));
  EXPECT_TRUE(has(told, "orrery_build_info{node=\"one\",commit=\""));
  EXPECT_EQ(count("\norrery_"), count("{node=\"one\""));
}

TEST_F(HardenedTest, HiddenFilesAreNotServed) {
  const std::filesystem::path client = std::filesystem::path(testing::TempDir()) / "hidden-files";
  std::filesystem::create_directories(client / ".git");
  for (const char* name : {"index.html", ".env", ".git/config"})
    std::ofstream(client / name) << "text of " << name;
  start({"--client", client.string()});
  EXPECT_TRUE(has(answer(get("/index.html", "Connection: close\r\n")), "text of index.html"));
  for (const char* path : {"/.env", "/.git/config"})
    EXPECT_TRUE(answer(get(path, "Connection: close\r\n")).starts_with("HTTP/1.1 404")) << path;
}

TEST_F(HardenedTest, ReadyIsWhoCanStore) {
  start();
  EXPECT_TRUE(has(answer(get("/readyz", "Connection: close\r\n")), "ready\n"));
  // Its lease is lost: another server plays in its place.
  const auto db = where_.open();
  db->run("DELETE FROM nodes");
  std::string told;
  for (int i = 0; i < 50 && !told.starts_with("HTTP/1.1 503"); ++i) {
    usleep(100000);
    told = answer(get("/readyz", "Connection: close\r\n"));
  }
  EXPECT_TRUE(told.starts_with("HTTP/1.1 503")) << told;
  EXPECT_TRUE(has(answer(get("/healthz", "Connection: close\r\n")), "ok\n"));
}

TEST_F(HardenedTest, ALogThatNobodyReadsStopsNobody) {
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
  // Full to the last byte.
  fcntl(ends[1], F_SETFL, O_NONBLOCK);
  const std::string much(65536, 'x');
  while (write(ends[1], much.data(), much.size()) > 0 || write(ends[1], "x", 1) > 0) {
  }
  fcntl(ends[1], F_SETFL, 0);
  const int old = dup(STDERR_FILENO);
  dup2(ends[1], STDERR_FILENO);
  start();
  dup2(old, STDERR_FILENO);
  close(old);
  TableClient anna = client();
  anna.become("Anna");
  for (int i = 0; i < 20; ++i)  // each is a line of the log
    EXPECT_EQ(anna.post("/api/tables", json::parse(R"({"game":"ahos","bots":"random"})")).status, 200);
  kill(server_->pid(), SIGPIPE);
  EXPECT_EQ(anna.get("/healthz").body, "ok\n");
  EXPECT_EQ(server_->stop(SIGTERM), 0) << "it ends though nobody reads";
  close(ends[0]);
  close(ends[1]);
}

// Through a proxy each address is counted by itself; whoever runs the server is not.
TEST_F(HardenedTest, AnAddressAsksForSoMuch) {
  start({"--limit", "requests=2", "people=1", "sockets=1"});
  const auto status = [&](const std::string& from, const std::string& request = "") {
    const std::string header = "Connection: close\r\nX-Forwarded-For: " + from + "\r\n";
    return answer(request.empty() ? get("/healthz", header) : post("/api/me", request, header)).substr(9, 3);
  };
  int refused = 0;
  for (int i = 0; i < 40; ++i) refused += status("203.0.113.9") == "429" ? 1 : 0;
  EXPECT_GT(refused, 10);
  EXPECT_EQ(status("203.0.113.10"), "200");
  EXPECT_EQ(status("203.0.113.10", R"({"name":"Anna"})"), "200");
  EXPECT_EQ(status("203.0.113.10", R"({"name":"Anna"})"), "429");
  for (int i = 0; i < 40; ++i) EXPECT_EQ(client().get("/healthz").status, 200);
  const std::string upgrade =
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Forwarded-For: 203.0.113.11\r\n";
  asio::io_context io;
  asio::ip::tcp::socket socket(io);
  socket.connect({asio::ip::address_v4::loopback(), server_->port()});
  asio::write(socket, asio::buffer(get("/ws", upgrade)));
  std::string told(12, ' ');
  asio::read(socket, asio::buffer(told));
  EXPECT_EQ(told, "HTTP/1.1 101");
  EXPECT_EQ(answer(get("/ws", upgrade)).substr(9, 3), "429");
}

// Only the first dozen words count: more would be work that anybody could order.
TEST_F(HardenedTest, ASearchHasFewWords) {
  start();
  std::string words;
  for (int i = 0; i < 12; ++i) words += "planet+";
  const std::string few = answer(get("/api/rules/ti4?q=" + words, "Connection: close\r\n"));
  EXPECT_TRUE(has(few, "TI4-"));
  for (int i = 0; i < 1000; ++i) words += "nowhere+";
  EXPECT_EQ(answer(get("/api/rules/ti4?q=" + words, "Connection: close\r\n")), few);
}

}  // namespace
}  // namespace orrery::server
