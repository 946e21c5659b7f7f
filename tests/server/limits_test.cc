// Nobody takes it all: what an address, a person and a table may use.
#include "server/base/limits.h"

#include <fstream>

#include "server/base/quota.h"
#include "server/net/caller.h"
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

TEST(Quota, SoMuchAtOnceAndSoMuchForLong) {
  Quota quota(3, 0.5);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(quota.take("anna", 0));
  EXPECT_FALSE(quota.take("anna", 0));
  EXPECT_TRUE(quota.take("bruno", 0)) << "each for themselves";
  EXPECT_FALSE(quota.take("anna", 1900));
  EXPECT_TRUE(quota.take("anna", 2000));
  EXPECT_FALSE(quota.take("anna", 2000));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(quota.take("anna", 1000000));
  EXPECT_FALSE(quota.take("anna", 1000000));
  Quota without(0, 0);
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(without.take("anna", 0));
}

TEST(Quota, ManyStrangersDoNotLockOutWhoIsThere) {
  Quota quota(2, 0.001);
  EXPECT_TRUE(quota.take("anna", 0));
  for (int i = 0; i < 100000; ++i) quota.take(std::to_string(i), 1);
  EXPECT_FALSE(quota.take("one more stranger", 2));
  EXPECT_TRUE(quota.take("anna", 2));
  EXPECT_TRUE(quota.take("one more stranger", 10000000)) << "they are forgotten in time";
}

TEST(Places, AreFreeAgainWithWhoeverHeldThem) {
  Places places(2);
  std::shared_ptr<void> first = places.take("anna");
  const std::shared_ptr<void> second = places.take("anna");
  EXPECT_TRUE(first && second);
  EXPECT_FALSE(places.take("anna"));
  EXPECT_TRUE(places.take("bruno"));
  first.reset();
  EXPECT_TRUE(places.take("anna"));
}

TEST(LimitsSpec, AreReadByName) {
  Limits limits;
  EXPECT_EQ(read_limit("requests=7", limits), "");
  EXPECT_EQ(limits.requests, 7);
  EXPECT_EQ(read_limit("talk=0", limits), "");
  EXPECT_EQ(limits.talk, 0);
  for (const char* bad :
       {"requests", "requests=", "requests=-1", "requests=1x", "requests=99999999999", "=3"})
    EXPECT_NE(read_limit(bad, limits), "") << bad;
  EXPECT_TRUE(
      read_limit("reqests=3", limits).starts_with("there is no limit 'reqests': expected one of requests, "));
}

// Whoever runs a server reads there what it allows.
TEST(LimitsSpec, StandInTheManual) {
  std::ifstream in(std::string(ORRERY_SOURCE_DIR) + "/docs/operations.md");
  const std::string manual{std::istreambuf_iterator<char>(in), {}};
  const Limits usual;
  for (const LimitSpec& spec : limit_specs()) {
    const std::int64_t number = usual.*spec.field;
    const std::string value = spec.name == "memory" ? "half of the machine's" : std::to_string(number);
    const std::string row = "| `" + std::string(spec.name) + "` | " + value + " | ";
    EXPECT_NE(manual.find(row), std::string::npos) << row;
  }
}

Request from(const std::string& forwarded) {
  Request request;
  if (!forwarded.empty()) request.set("X-Forwarded-For", forwarded);
  return request;
}

TEST(Caller, IsWhoeverAProxyThatIsTrustedSays) {
  const auto here = asio::ip::make_address("127.0.0.1");
  const auto world = asio::ip::make_address("203.0.113.9");
  EXPECT_TRUE(caller_of(here, from(""), "").here);
  EXPECT_TRUE(caller_of(asio::ip::make_address("::1"), from(""), "").here);
  EXPECT_FALSE(caller_of(here, from("198.51.100.7"), "").here);
  EXPECT_EQ(caller_of(here, from("198.51.100.7"), "").address, "198.51.100.7");
  // What stands before the last one anybody could have written there.
  EXPECT_EQ(caller_of(here, from("127.0.0.1, 198.51.100.7"), "").address, "198.51.100.7");
  EXPECT_EQ(caller_of(here, from("not an address"), "").address, "127.0.0.1");
  EXPECT_FALSE(caller_of(here, from("not an address"), "").here);
  EXPECT_EQ(caller_of(world, from("198.51.100.7"), "").address, "203.0.113.9") << "no proxy of ours";
  EXPECT_EQ(caller_of(world, from("198.51.100.7"), "203.0.113.9").address, "198.51.100.7");
  EXPECT_EQ(caller_of(asio::ip::make_address("2001:db8:1:2:3:4:5:6"), from(""), "").address,
            "2001:db8:1:2::/64");
  EXPECT_EQ(caller_of(asio::ip::make_address("::ffff:203.0.113.9"), from(""), "").address, "203.0.113.9");
}

class LimitsTest : public HubTest {
 protected:
  LimitsTest()
      : HubTest([](Hub::Setup& setup) {
          setup.limits.tables = 4;
          setup.limits.open_tables = 3;
          setup.limits.talk = 5;
          setup.limits.watchers = 2;
          setup.limits.bot_games = 1;
        }) {}
};

TEST_F(LimitsTest, APersonOpensSoManyTables) {
  const Person anna = person("Anna");
  std::vector<std::string> made;
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(hub_.may_open(anna.id));
    made.push_back(new_table(anna, a_table("ahos", "random")));
  }
  EXPECT_FALSE(hub_.may_open(anna.id)) << "three are open";
  EXPECT_TRUE(hub_.may_open(person("Bruno").id));
  for (const std::string& id : made) ask(id, anna, {{"type", "delete"}});
  EXPECT_TRUE(hub_.may_open(anna.id));
  EXPECT_FALSE(hub_.may_open(anna.id)) << "four in an hour";
}

TEST_F(LimitsTest, WhoTalksAllTheTimeWaits) {
  const Person anna = person("Anna");
  const Person vera = person("Vera");
  const std::string id = new_table(anna, a_table("ahos", "random"));
  const auto say = [&](const Person& who, const char* to) {
    return code(ask(id, who, {{"type", "talk"}, {"text", "hello"}, {"to", to}}));
  };
  for (int i = 0; i < 5; ++i) EXPECT_EQ(say(vera, "watchers"), "");
  EXPECT_EQ(say(vera, "watchers"), "too_much");
  EXPECT_EQ(say(anna, "table"), "");
}

TEST_F(LimitsTest, ATableHasRoomForSoManyWatchers) {
  const Person anna = person("Anna");
  const std::string id = new_table(anna, a_table("ahos", "random"));
  const auto first = watch(id, "");
  const auto second = watch(id, person("Vera").id);
  const auto third = watch(id, "");
  EXPECT_NE(second->last("table"), nullptr);
  ASSERT_EQ(third->heard.size(), 1U);
  EXPECT_EQ(code(third->heard[0]), "too_much");
  EXPECT_NE(watch(id, anna.id)->last("table"), nullptr) << "players have their place";
  hub_.table(id)->leave(first.get());
  settle();
  EXPECT_NE(watch(id, "")->last("table"), nullptr);
}

TEST_F(LimitsTest, SoManyGamesOfBotsGoOnAtOnce) {
  const Person anna = person("Anna");
  NewTable wanted = a_table("ahos", "greedy");
  wanted.settings.pace = 10000;
  wanted.sit = false;
  const std::string first = new_table(anna, wanted);
  const std::string second = new_table(anna, wanted);
  wanted.sit = true;
  const std::string third = new_table(anna, wanted);
  const auto watching = watch(first, anna.id);  // bots wait for whoever looks on
  EXPECT_EQ(code(ask(first, anna, {{"type", "start"}})), "");
  EXPECT_EQ(code(ask(second, anna, {{"type", "start"}})), "too_much");
  EXPECT_EQ(code(ask(third, anna, {{"type", "start"}})), "") << "a person plays";
  EXPECT_EQ(code(ask(third, anna, {{"type", "bot"}, {"seat", "red"}, {"bot", "greedy"}})), "too_much");
}

TEST_F(LimitsTest, ListsOfOpenTablesAreFilteredFirst) {
  const Person anna = person("Anna");
  NewTable wanted = a_table("ahos", "");
  wanted.settings.open = true;
  wanted.title = "open";
  new_table(anna, wanted);
  wanted.settings.open = false;
  wanted.title = R"(not "open":true)";
  for (int i = 0; i < 201; ++i) new_table(anna, wanted);
  const json::array open = hub_.open_tables();
  ASSERT_EQ(open.size(), 1U);
  EXPECT_EQ(open[0].at("title").as_string(), "open");
}

}  // namespace
}  // namespace orrery::server
