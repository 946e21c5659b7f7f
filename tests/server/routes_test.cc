// Messages find their way: what docs/protocol.md lists is what a table takes.
#include "server/hub/routes.h"

#include <gtest/gtest.h>

#include <fstream>

#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

// The names in the first column of the table of messages to the server.
std::vector<std::string> documented_messages() {
  std::ifstream in(std::string(ORRERY_SOURCE_DIR) + "/docs/protocol.md");
  std::vector<std::string> names;
  std::string line;
  while (std::getline(in, line) && !line.starts_with("| to the server |")) {
  }
  while (std::getline(in, line) && line.starts_with("|")) {
    if (line.starts_with("| `")) names.push_back(line.substr(3, line.find_first_of(" `", 3) - 3));
  }
  return names;
}

TEST(Routes, AreTheMessagesOfTheProtocol) {
  std::vector<std::string> taken{"watch"};  // by the connection, which then knows its table
  for (const Route& route : routes()) taken.emplace_back(route.type);
  EXPECT_EQ(taken, documented_messages());
}

class RoutesTest : public HubTest {};

// Somebody who has no seat and names nothing: each message is told why not, or answered.
TEST_F(RoutesTest, EveryMessageIsAnswered) {
  const Person anna = person("Anna");
  const Person vera = person("Vera");
  const std::string id = new_table(anna, a_table("ahos", "random"));
  const std::string unknown = json::serialize(ask(id, vera, {{"type", "sing"}}));
  EXPECT_EQ(unknown, R"({"error":"bad_message","text":"there is no message of that type"})");
  for (const Route& route : routes()) {
    const json::object reply = ask(id, vera, {{"type", route.type}});
    EXPECT_FALSE(reply.empty()) << route.type;
    EXPECT_NE(json::serialize(reply), unknown) << route.type;
  }
}

}  // namespace
}  // namespace orrery::server
