// Broken requests to a real server, byte by byte: it answers or hangs up, and goes on serving others.
#include <gtest/gtest.h>

#include "engine/flow/random.h"
#include "server/program/server_process.h"
#include "server/program/table_client.h"
#include "tests/server/databases.h"
#include "tests/server/raw_http.h"
#include "tests/unit/lab_table.h"
#include "tests/unit/mutator.h"

namespace orrery::server {
namespace {

// One masked frame of text, as a browser sends it; the mask is zero.
std::string frame(const std::string& text) {
  std::string out = "\x81";
  out += static_cast<char>(0x80 | text.size());
  return out + std::string(4, '\0') + text;
}

TEST(Fuzz, BrokenBytesBreakNothing) {
  const TestDatabase where("sqlite");
  ServerProcess server(ORRERY_PROGRAM, {"--database", where.address(), "--accounts"});
  const std::string upgrade =
      "GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: "
      "13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  const std::vector<std::string> seeds = {
      "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
      "GET /api/tables HTTP/1.1\r\nHost: a\r\nCookie: orrery=abc; x=y\r\nAuthorization: Bearer z\r\n\r\n",
      "GET /api/rules/ti4?q=move%20ship&id= HTTP/1.1\r\nHost: a\r\n\r\n",
      "GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n",
      "GET /api/tables/abc/record HTTP/1.1\r\nHost: a\r\n\r\n",
      post("/api/me", R"({"name":"Anna","token":true})"),
      post("/api/tables",
           R"({"game":"ahos","title":"x","settings":{"options":{"players":"3"}},"start":true})"),
      post("/api/tables/abc", R"({"type":"choose","steps":["pass"]})"),
      post("/api/login", R"({"name":"Anna"})"),
      upgrade + frame(R"({"type":"watch","table":"abc"})") + frame(R"({"type":"choose","steps":[]})"),
  };
  Random random(5);
  Mutator mutator(6);
  const int rounds = effort(4000, 500);
  for (int i = 0; i < rounds; ++i) {
    std::string bytes = seeds[random.below(static_cast<std::uint32_t>(seeds.size()))];
    if (random.below(20) != 0) bytes = mutator.mutate(bytes);
    const std::string answer = exchange(server.port(), bytes);
    EXPECT_EQ(answer.find("root:"), std::string::npos);
    if (i % 500 == 0) {
      ASSERT_EQ(TableClient("127.0.0.1", server.port()).get("/healthz").body, "ok\n");
    }
  }
  // Too much at once is refused, not kept.
  const std::string large = exchange(server.port(), post("/api/me", std::string(200000, 'x')));
  EXPECT_NE(large.find("413"), std::string::npos) << large;
  EXPECT_EQ(TableClient("127.0.0.1", server.port()).get("/healthz").body, "ok\n");
  const int status = server.stop(SIGTERM);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

TEST(Fuzz, WhoTalksTooMuchIsDroppedAndNobodyElse) {
  const TestDatabase where("sqlite");
  ServerProcess server(ORRERY_PROGRAM, {"--database", where.address()});
  TableClient rude("127.0.0.1", server.port());
  rude.connect();
  TableClient polite("127.0.0.1", server.port());
  polite.connect();
  bool dropped = false;
  try {
    for (int i = 0; i < 5000; ++i) rude.send({{"type", "look"}, {"ref", i}});
    for (int i = 0; i < 5000; ++i) rude.receive();
  } catch (const std::exception&) {
    dropped = true;
  }
  EXPECT_TRUE(dropped);
  polite.send({{"type", "look"}, {"ref", 1}});
  EXPECT_EQ(polite.receive().at("error").as_string(), "no_table");
}

}  // namespace
}  // namespace orrery::server
