// Plain facts of HTTP, asked of a real server: what is refused and how, and how long a connection is kept.
#include <gtest/gtest.h>

#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/json.hpp>

#include "server/program/server_process.h"
#include "tests/server/databases.h"
#include "tests/server/raw_http.h"

namespace orrery::server {
namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;

using HttpAnswer = http::response<http::string_body>;

// One connection, for one request after another.
class Line {
 public:
  explicit Line(std::uint16_t port) : socket_(io_) {
    socket_.connect(asio::ip::tcp::endpoint(asio::ip::address_v4::loopback(), port));
  }

  HttpAnswer ask(const std::string& request) {
    boost::system::error_code hung_up;  // by whom the whole of it was too much
    asio::write(socket_, asio::buffer(request), hung_up);
    HttpAnswer answer;
    http::read(socket_, buffer_, answer);
    return answer;
  }

  // Waits until the other side hangs up; false if it says something more.
  bool ends() {
    char more = 0;
    boost::system::error_code error;
    asio::read(socket_, asio::buffer(&more, 1), error);
    return error == asio::error::eof || error == asio::error::connection_reset;
  }

 private:
  asio::io_context io_;
  asio::ip::tcp::socket socket_;
  beast::flat_buffer buffer_;
};

class HttpTest : public testing::Test {
 protected:
  [[nodiscard]] std::uint16_t port() const { return server_.port(); }
  [[nodiscard]] HttpAnswer ask(const std::string& request) const { return Line(port()).ask(request); }

 private:
  TestDatabase where_{"sqlite"};
  ServerProcess server_{ORRERY_PROGRAM, {"--database", where_.address()}};
};

void expect_refused(const HttpAnswer& answer, unsigned status, std::string_view code) {
  EXPECT_EQ(answer.result_int(), status) << answer;
  EXPECT_EQ(answer[http::field::content_type], "application/json");
  EXPECT_EQ(boost::json::parse(answer.body()).at("error").as_string(), code) << answer;
}

TEST_F(HttpTest, WhatIsNotThereIsRefusedInJson) {
  for (const char* path : {"/nothing", "/api/nothing", "/api/tables/", "/index.html/", "/../healthz"})
    expect_refused(ask(get(path)), 404, "no_page");
  expect_refused(ask(post("/healthz", "{}")), 404, "no_page");
  expect_refused(ask(get("/api/rules/chess")), 404, "no_rules");
  expect_refused(ask(get("/api/packs/chess")), 404, "no_game");
}

// The rulebook as a book: sections in order, each with its rules.
TEST_F(HttpTest, RulesBySection) {
  const auto list = [&](const std::string& path) {
    return boost::json::parse(ask(get(path)).body()).as_array();
  };
  const auto sections = list("/api/rules/ahos");
  ASSERT_GT(sections.size(), 10U);
  EXPECT_EQ(sections[0].at("section").as_string(), "1. Overview (OVR)");
  const auto rules = list("/api/rules/ahos?section=1.%20Overview%20(OVR)");
  EXPECT_EQ(rules.size(), static_cast<std::size_t>(sections[0].at("rules").as_int64()));
  ASSERT_FALSE(rules.empty());
  EXPECT_EQ(rules[0].at("id").as_string(), "AHOS-OVR-1");
  EXPECT_TRUE(list("/api/rules/ahos?section=none").empty());
  EXPECT_TRUE(list("/api/rules/ahos?q=").empty());
  EXPECT_EQ(list("/api/rules/ahos?q=RESHUFFLE")[0].at("section").as_string(), "28. Reshuffle (SHF)");
}

TEST_F(HttpTest, OtherMethodsAreRefused) {
  expect_refused(ask("DELETE /api/tables HTTP/1.1\r\nHost: a\r\n\r\n"), 405, "bad_method");
}

TEST_F(HttpTest, APageOfAnotherSiteMayAskForNothing) {
  expect_refused(ask(post("/api/me", R"({"name":"Anna"})", "Origin: https://b\r\n")), 403, "elsewhere");
  EXPECT_EQ(ask(post("/api/me", R"({"name":"Anna"})", "Origin: https://a\r\n")).result_int(), 200U);
}

// Only a new table may come with the record of a game.
TEST_F(HttpTest, TooMuchIsRefusedAndTheConnectionEnds) {
  Line line(port());
  const HttpAnswer answer = line.ask(post("/api/me", std::string(65 * 1024, 'x')));
  expect_refused(answer, 413, "too_much");
  EXPECT_FALSE(answer.keep_alive());
  EXPECT_EQ(answer.count(http::field::keep_alive), 0U);
  EXPECT_TRUE(line.ends());
  expect_refused(ask(post("/api/tables", std::string(65 * 1024, 'x'))), 401, "nobody");
  expect_refused(ask(get("/healthz", "X: " + std::string(17 * 1024, 'x') + "\r\n")), 413, "too_much");
}

TEST_F(HttpTest, AConnectionIsKeptAndTellsHowLong) {
  Line line(port());
  for (int i = 0; i < 2; ++i) {
    const HttpAnswer answer = line.ask(get("/healthz"));
    EXPECT_EQ(answer.body(), "ok\n");
    EXPECT_TRUE(answer.keep_alive());
    EXPECT_EQ(answer[http::field::keep_alive], "timeout=20");
  }
  // What is refused is no reason to hang up.
  EXPECT_EQ(line.ask(get("/nothing"))[http::field::keep_alive], "timeout=20");
  const HttpAnswer last = line.ask(get("/healthz", "Connection: close\r\n"));
  EXPECT_EQ(last.body(), "ok\n");
  EXPECT_FALSE(last.keep_alive());
  EXPECT_EQ(last.count(http::field::keep_alive), 0U);
  EXPECT_TRUE(line.ends());
}

TEST_F(HttpTest, RequestsSentAtOnceAreAnsweredInTheirOrder) {
  const std::string both = exchange(port(), get("/healthz") + get("/nothing"));
  const std::size_t first = both.find("ok\n");
  const std::size_t second = both.find("HTTP/1.1 404");
  ASSERT_NE(first, std::string::npos) << both;
  ASSERT_NE(second, std::string::npos) << both;
  EXPECT_LT(first, second);
}

TEST_F(HttpTest, EveryAnswerSaysWhatAPageMayDo) {
  for (const char* path : {"/healthz", "/api/games", "/nothing"}) {
    const HttpAnswer answer = ask(get(path));
    EXPECT_EQ(answer["X-Content-Type-Options"], "nosniff");
    EXPECT_EQ(answer["X-Frame-Options"], "DENY");
    EXPECT_EQ(answer[http::field::cache_control], "no-store");
  }
}

}  // namespace
}  // namespace orrery::server
