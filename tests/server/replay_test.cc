// Looking back: what is new, finished games step by step, forks, another game with the same people; and who
// hears what is said.
#include "engine/record/replay.h"

#include "engine/record/record.h"
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

class ReplayTest : public HubTest {
 protected:
  // A game of bots alone, over; Anna had the first seat.
  std::string finished_game(const Person& anna) {
    const std::string id = new_table(anna, a_table("ahos", "greedy"));
    ask(id, anna, {{"type", "start"}});
    ask(id, anna, {{"type", "bot"}, {"seat", "red"}, {"bot", "greedy"}});
    for (int i = 0; i < 200; ++i) {
      if (text_field(ask(id, anna, {{"type", "look"}}), "state") == "over") return id;
    }
    ADD_FAILURE() << "the game does not end";
    return id;
  }
};

TEST_F(ReplayTest, AFinishedGameIsSeenStepByStep) {
  const Person anna = person("Anna");
  const std::string id = finished_game(anna);
  const json::object first = ask(id, anna, {{"type", "replay"}, {"step", 0}, {"seat", "red"}});
  ASSERT_EQ(code(first), "");
  const auto steps = first.at("steps").to_number<std::size_t>();
  EXPECT_GT(steps, 50U);
  const json::array& marks = first.at("marks").as_array();
  ASSERT_GT(marks.size(), 3U);
  for (std::size_t i = 1; i < marks.size(); ++i) {
    EXPECT_GT(marks[i].at("step").to_number<std::size_t>(), marks[i - 1].at("step").to_number<std::size_t>());
  }
  // Forwards and backwards show the same.
  std::map<std::size_t, std::string> seen;
  for (std::size_t step = 0; step <= steps; step += 17) {
    seen[step] = json::serialize(ask(id, anna, {{"type", "replay"}, {"step", step}, {"seat", "blue"}}));
  }
  for (auto it = seen.rbegin(); it != seen.rend(); ++it) {
    EXPECT_EQ(json::serialize(ask(id, anna, {{"type", "replay"}, {"step", it->first}, {"seat", "blue"}})),
              it->second);
  }
  // All hands open: what every seat saw.
  const json::object open = ask(id, anna, {{"type", "replay"}, {"step", 17}});
  const json::object blue = ask(id, anna, {{"type", "replay"}, {"step", 17}, {"seat", "blue"}});
  EXPECT_EQ(open.at("views").at("blue"), blue.at("view"));
  EXPECT_GE(open.at("events").as_array().size(), blue.at("events").as_array().size());
  EXPECT_EQ(code(ask(id, anna, {{"type", "replay"}, {"seat", "pink"}})), "bad_message");
}

TEST_F(ReplayTest, AGameInProgressShowsNothingOfItsPast) {
  const Person anna = person("Anna");
  const std::string id = new_table(anna, a_table("ahos", "greedy"));
  for (const char* type : {"replay", "record", "fork", "rematch"}) {
    EXPECT_EQ(code(ask(id, anna, {{"type", type}})), "not_over") << type;
  }
  ask(id, anna, {{"type", "start"}});
  for (const char* type : {"replay", "record", "fork", "rematch"}) {
    EXPECT_EQ(code(ask(id, anna, {{"type", type}, {"step", 1}})), "not_over") << type;
  }
}

TEST_F(ReplayTest, AForkGoesItsOwnWayFromThere) {
  const Person anna = person("Anna");
  const std::string id = finished_game(anna);
  const json::object reply = ask(id, anna, {{"type", "fork"}, {"step", 40}});
  ASSERT_EQ(code(reply), "");
  const std::string fork = text_field(reply, "table");
  const auto db = where_.open();
  const auto lines = store::log(*db, id);
  const auto forked = store::log(*db, fork);
  ASSERT_GE(forked.size(), 30U);
  ASSERT_LE(forked.size(), 40U);
  for (std::size_t i = 0; i < forked.size(); ++i) EXPECT_EQ(forked[i].line, lines[i].line);
  EXPECT_NE(store::table(*db, fork)->seed, store::table(*db, id)->seed);
  // It can be played, to its end, and its record is right: dice of the old game, then dice of its own.
  const json::object look = ask(fork, anna, {{"type", "look"}});
  EXPECT_EQ(text_field(look, "state"), "playing");
  EXPECT_TRUE(look.at("seats").at(0).at("mine").as_bool());
  ask(fork, anna, {{"type", "bot"}, {"seat", "red"}, {"bot", "greedy"}});
  for (int i = 0; i < 200 && text_field(ask(fork, anna, {{"type", "look"}}), "state") != "over"; ++i)
    settle();
  const ParsedRecord record = parse_record(text_field(ask(fork, anna, {{"type", "record"}}), "record"));
  EXPECT_FALSE(record.fault.any()) << record.fault.message;
  ASSERT_TRUE(record.record.seed);
  EXPECT_GT(record.record.seed->from, 0U);
  EXPECT_EQ(code(ask(id, {"", ""}, {{"type", "fork"}, {"step", 40}})), "nobody");
}

TEST_F(ReplayTest, ARematchHasTheSamePeopleOneSeatOn) {
  const Person anna = person("Anna");
  const std::string id = finished_game(anna);
  const Person dora = person("Dora");
  EXPECT_EQ(code(ask(id, dora, {{"type", "rematch"}})), "not_your_seat");
  const std::string next = text_field(ask(id, anna, {{"type", "rematch"}}), "table");
  ASSERT_NE(next, "");
  const json::object look = ask(next, anna, {{"type", "look"}});
  EXPECT_EQ(text_field(look, "state"), "lobby");
  EXPECT_FALSE(look.at("seats").at(0).at("mine").as_bool());
  EXPECT_TRUE(look.at("seats").at(1).at("mine").as_bool());
  EXPECT_EQ(look.at("seats").at(2).at("bot").as_string(), "greedy");
  EXPECT_EQ(look.at("settings"), ask(id, anna, {{"type", "look"}}).at("settings"));
  // Asked for twice, it is one table; whoever looks at the old one finds it.
  EXPECT_EQ(text_field(ask(id, anna, {{"type", "rematch"}}), "table"), next);
  EXPECT_EQ(text_field(ask(id, anna, {{"type", "look"}}), "rematch"), next);
  EXPECT_EQ(code(ask(next, anna, {{"type", "start"}})), "");
}

TEST_F(ReplayTest, ATableWithoutWatchersKeepsItsRecordFromThem) {
  const Person anna = person("Anna");
  NewTable wanted = a_table("ahos", "greedy");
  wanted.settings.watch = false;
  const std::string id = new_table(anna, wanted);
  ask(id, anna, {{"type", "start"}});
  ask(id, anna, {{"type", "bot"}, {"seat", "red"}, {"bot", "greedy"}});
  for (int i = 0; i < 200 && text_field(ask(id, anna, {{"type", "look"}}), "state") != "over"; ++i) settle();
  for (const char* type : {"replay", "record"}) {
    EXPECT_EQ(code(ask(id, person("Dora"), {{"type", type}})), "no_watchers");
    EXPECT_EQ(code(ask(id, anna, {{"type", type}})), "");
  }
}

TEST_F(ReplayTest, ItIsKnownWhatSomebodyHasSeen) {
  const Person anna = person("Anna");
  const std::string id = new_table(anna, a_table("ahos", "greedy"));
  ask(id, anna, {{"type", "start"}});
  const auto first = watch(id, anna.id);
  const json::object push = *first->last("push");
  EXPECT_EQ(push.at("since").at("version").to_number<int>(), 0);
  EXPECT_EQ(first->last("table")->at("seen").to_number<int>(), 0);
  EXPECT_EQ(push.at("since").at("events").to_number<std::size_t>(), push.at("events").as_array().size());
  EXPECT_EQ(code(ask(id, person("Dora"), {{"type", "seen"}, {"version", 1}})), "not_your_seat");
  ask(id, anna, {{"type", "seen"}, {"version", push.at("version")}});
  // It never goes back, and never beyond what there is.
  EXPECT_EQ(ask(id, anna, {{"type", "seen"}, {"version", 1}}).at("seen"), push.at("version"));
  EXPECT_EQ(ask(id, anna, {{"type", "seen"}, {"version", 999999}}).at("seen"), push.at("version"));
  const json::value& choice = push.at("decision").at("options").at(0).at("choice");
  ask(id, anna, {{"type", "choose"}, {"version", push.at("version")}, {"id", "1"}, {"steps", {choice}}});
  // Only the first push after watching tells it.
  EXPECT_FALSE(first->last("push")->contains("since"));
  const auto second = watch(id, anna.id);
  const json::object since = second->last("push")->at("since").as_object();
  EXPECT_EQ(since.at("version"), push.at("version"));
  EXPECT_GT(since.at("events").to_number<std::size_t>(), 0U);
  EXPECT_LT(since.at("events").to_number<std::size_t>(),
            second->last("push")->at("events").as_array().size());
  const Kept kept = store::kept(*where_.open(), id);
  EXPECT_EQ(kept.at({"", "seen " + anna.id}), std::to_string(push.at("version").to_number<int>()));
}

TEST_F(ReplayTest, WatchersTalkAmongThemselves) {
  const Person anna = person("Anna");
  const Person dora = person("Dora");
  const std::string id = new_table(anna, a_table("ahos", "greedy"));
  ask(id, anna, {{"type", "start"}});
  const auto player = watch(id, anna.id);
  const auto watcher = watch(id, dora.id);
  EXPECT_EQ(code(ask(id, dora, {{"type", "talk"}, {"text", "hello"}})), "not_your_seat");
  EXPECT_EQ(code(ask(id, dora, {{"type", "talk"}, {"text", "nice move"}, {"to", "watchers"}})), "");
  ASSERT_NE(watcher->last("talk"), nullptr);
  EXPECT_EQ(text_field(*watcher->last("talk"), "name"), "Dora");
  EXPECT_EQ(text_field(*watcher->last("talk"), "to"), "watchers");
  EXPECT_EQ(player->last("talk"), nullptr);
  EXPECT_EQ(code(ask(id, anna, {{"type", "talk"}, {"text", "psst"}, {"to", "watchers"}})), "not_your_seat");
  EXPECT_EQ(code(ask(id, {"", ""}, {{"type", "talk"}, {"text", "psst"}, {"to", "watchers"}})),
            "not_your_seat");
  EXPECT_EQ(code(ask(id, anna, {{"type", "talk"}, {"text", "x"}, {"to", "mars"}})), "bad_message");
  EXPECT_EQ(code(ask(id, anna, {{"type", "talk"}, {"text", "good luck"}})), "");
  EXPECT_EQ(text_field(*watcher->last("talk"), "text"), "good luck");
  EXPECT_EQ(text_field(*player->last("talk"), "text"), "good luck");
  EXPECT_EQ(ask(id, anna, {{"type", "look"}}).at("talk").as_array().size(), 1U);
  EXPECT_EQ(ask(id, dora, {{"type", "look"}}).at("talk").as_array().size(), 2U);
}

}  // namespace
}  // namespace orrery::server
