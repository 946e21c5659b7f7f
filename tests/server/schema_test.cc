// The JSON Schema of the contract holds for the messages of games that are played, and would not without any
// of its fields.
#include "server/protocol/schema.h"

#include <map>

#include "engine/flow/random.h"
#include "server/hub/routes.h"
#include "server/protocol/requests.h"
#include "tests/server/hub_fixture.h"
#include "tests/server/json_schema.h"

namespace orrery::server {
namespace {

struct Said {
  std::string as;  // the definition
  json::value value;
};

class SchemaTest : public HubTest {
 protected:
  // What a program says and hears in a game against bots, in every way there is.
  std::vector<Said> play(const std::string& game, int choices) {
    std::vector<Said> said;
    const Person anna = person("Anna");
    const std::string id = new_table(anna, a_table(game, ""));
    const auto listener = watch(id, anna.id);
    auto deltas = std::make_shared<Listener>(anna.id);
    hub_.table(id)->watch(deltas, {0, deltas->answer(), true});
    settle();
    const auto tell = [&](json::object message) {
      message["ref"] = "r" + std::to_string(said.size());
      const std::string type = text_field(message, "type");
      said.push_back({"ClientMessage", message});
      json::object reply = ask(id, anna, message);
      EXPECT_EQ(code(reply), "") << json::serialize(message).substr(0, 300);
      said.push_back({answer_name(type), reply});
      said.push_back({"ServerMessage", answer_to(message.at("ref"), reply)});
    };
    for (const char* seat : {"blue", "green"}) {
      tell({{"type", "claim"}, {"seat", seat}});
      tell({{"type", "leave_seat"}, {"seat", seat}});
      tell({{"type", "invite"}, {"seat", seat}});
      tell({{"type", "bot"}, {"seat", seat}, {"bot", "greedy"}});
    }
    tell({{"type", "start"}});
    Random random(1);
    for (int i = 0; i < choices && !listener->last("push")->contains("result"); ++i) {
      const json::object push = *listener->last("push");
      const json::value* window = push.if_contains("window");
      const json::object& asked = (window == nullptr ? push.at("decision") : window->at("mine")).as_object();
      const json::array& options = asked.at("options").as_array();
      const json::value choice =
          options[random.below(static_cast<std::uint32_t>(options.size()))].at("choice");
      const json::array steps{choice};
      if (i % 10 == 0) {
        tell({{"type", "draft"},
              {"version", push.at("version")},
              {"steps", steps},
              {"finish", json::array{}}});
        tell({{"type", "why"}, {"choice", choice}});
        tell({{"type", "position"}, {"since", push.at("version")}});
      }
      tell(
          {{"type", "choose"}, {"version", push.at("version")}, {"steps", steps}, {"id", std::to_string(i)}});
    }
    for (const char* type : {"look", "orders", "history", "reach"}) tell({{"type", type}});
    tell({{"type", "order"}, {"set", {{"kind", "pass_all"}, {"until", "game"}}}});
    tell({{"type", "seen"}, {"version", 1}});
    tell({{"type", "talk"}, {"text", "hello"}});
    tell({{"type", "pace"}, {"pace", 0}});
    for (const auto& one : {listener, deltas}) {
      for (const json::object& message : one->heard) said.push_back({"ServerMessage", message});
    }
    const json::object refused = ask(id, anna, {{"type", "choose"}, {"steps", json::array{"nonsense"}}});
    said.push_back({"Problem", refused});
    said.push_back({"ServerMessage", answer_to(7, refused)});
    return said;
  }
};

TEST_F(SchemaTest, HoldsForMessagesOfGamesAndForNothingLess) {
  for (const Game* game : all_games()) {
    const std::vector<Said> said = play(std::string(game->id()), effort(300, 12));
    json::object schema = protocol_schema(game);
    // The first message that uses a property of a definition.
    std::map<std::pair<std::string, std::string>, const Said*> users;
    for (const Said& one : said) {
      SchemaChecker checker(schema);
      ASSERT_EQ(checker.fault(one.as, one.value), "") << json::serialize(one.value).substr(0, 2000);
      for (const auto& use : checker.used()) users.emplace(use, &one);
    }
    // Without that property it is not valid any more: nothing passes because nobody looks.
    int closed = 0;
    json::object& defs = schema.at("$defs").as_object();
    for (const auto& [use, one] : users) {
      json::object& def = defs.at(use.first).as_object();
      if (!def.contains("additionalProperties") || def.at("additionalProperties") != json::value(false))
        continue;
      json::object& properties = def.at("properties").as_object();
      const json::value kept = properties.at(use.second);
      properties.erase(use.second);
      EXPECT_NE(SchemaChecker(schema).fault(one->as, one->value), "") << use.first << "." << use.second;
      properties[use.second] = kept;
      ++closed;
    }
    EXPECT_GT(closed, 150) << game->id();
  }
}

// Every message that a table takes is described, and every name that is used.
TEST_F(SchemaTest, DescribesEveryMessage) {
  for (const Game* game : all_games()) {
    const json::object schema = protocol_schema(game);
    const json::object& defs = schema.at("$defs").as_object();
    for (const Route& route : routes()) {
      EXPECT_TRUE(defs.contains(request_name(route.type))) << route.type;
      EXPECT_TRUE(defs.contains(answer_name(route.type))) << route.type;
    }
    const std::string text = json::serialize(schema);
    constexpr std::string_view kRef = "#/$defs/";
    for (std::size_t at = text.find(kRef); at != std::string::npos; at = text.find(kRef, at + 1)) {
      const std::size_t from = at + kRef.size();
      const std::string name = text.substr(from, text.find('"', from) - from);
      EXPECT_TRUE(defs.contains(name)) << name;
    }
    // No game calls something by a name of the protocol.
    for (const Shape& shape : game->contract().view) {
      for (const Shape& other : protocol_shapes()) EXPECT_NE(shape.name, other.name);
    }
  }
}

TEST_F(SchemaTest, FaultsAreFound) {
  const json::object schema = protocol_schema();
  SchemaChecker checker(schema);
  const auto fault = [&](std::string_view text) { return checker.fault("ClientMessage", json::parse(text)); };
  EXPECT_EQ(fault(R"({"type": "undo", "to": 3})"), "");
  EXPECT_NE(fault(R"({"type": "undo", "to": "3"})"), "");
  EXPECT_NE(fault(R"({"type": "undo"})"), "");
  EXPECT_NE(fault(R"({"type": "undo", "to": 3, "more": 1})"), "");
  EXPECT_NE(fault(R"({"type": "sing"})"), "");
  EXPECT_NE(fault(R"({"type": "motion", "what": "drop", "for": true})"), "");
  EXPECT_NE(checker.fault("PackFiles", json::parse(R"({"a": 1})")), "");
}

}  // namespace
}  // namespace orrery::server
