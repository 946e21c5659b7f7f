// Lists of tables: whose turn it is, and how much happened since one looked. They are told from what is
// stored: no game is opened for a list.
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

class ListsTest : public HubTest {
 protected:
  // Anna is red, Bruno blue, a bot green; anybody may watch.
  void begin(const std::string& game) {
    anna_ = person("Anna");
    bruno_ = person("Bruno");
    NewTable wanted = a_table(game, "greedy");
    wanted.settings.open = true;
    wanted.settings.windows.beat = wanted.settings.windows.weighty_beat = 120000;
    if (game == "ti4") wanted.settings.options = {{"map", "random"}, {"factions", "dealt"}};
    id_ = new_table(anna_, wanted);
    ask(id_, anna_, {{"type", "bot"}, {"seat", "blue"}, {"bot", ""}});
    ask(id_, bruno_, {{"type", "claim"}, {"seat", "blue"}});
  }
  json::object row(const Person& who) {
    const json::array rows = hub_.tables_of(who.id);
    EXPECT_EQ(rows.size(), 1U);
    const json::value& row = rows.at(0);
    EXPECT_EQ(shape_fault(protocol_shapes(), "TableRow", row), "");
    return row.as_object();
  }
  Person anna_;
  Person bruno_;
  std::string id_;
};

TEST_F(ListsTest, WhoIsAskedSeesItInTheList) {
  begin("ahos");
  EXPECT_FALSE(row(anna_).at("turn").as_bool()) << "the game has not begun";
  ask(id_, anna_, {{"type", "start"}});
  const auto a = watch(id_, anna_.id);
  const auto b = watch(id_, bruno_.id);
  Random random(5);
  int turns = 0;
  for (int i = 0; i < 40; ++i) {
    const json::object& decision = a->last("push")->at("decision").as_object();
    const std::string seat = text_field(decision, "seat");
    for (const auto& [who, name] : {std::pair{anna_, "red"}, std::pair{bruno_, "blue"}}) {
      const json::object shown = row(who);
      EXPECT_EQ(shown.at("turn").as_bool(), seat == name);
      EXPECT_EQ(shown.at("whose").as_string(), seat);
      EXPECT_GE(shown.at("asked_at").to_number<Time>(), shown.at("created").to_number<Time>());
    }
    const bool red = seat == "red";
    const json::object& push = *(red ? a : b)->last("push");
    const json::array& options = push.at("decision").at("options").as_array();
    const json::value choice = options[random.below(static_cast<std::uint32_t>(options.size()))].at("choice");
    turns += red ? 1 : 0;
    EXPECT_EQ(
        code(ask(id_, red ? anna_ : bruno_,
                 {{"type", "choose"}, {"version", push.at("version")}, {"steps", json::array{choice}}})),
        "");
    if (a->last("push")->contains("result")) break;
  }
  EXPECT_GT(turns, 2);
}

TEST_F(ListsTest, LinesThatOneHasNotSeenAreCounted) {
  begin("ahos");
  ask(id_, anna_, {{"type", "start"}});
  const auto a = watch(id_, anna_.id);
  const auto news = [&](const Person& who) { return row(who).at("since").to_number<std::int64_t>(); };
  const auto seen = [&](const Person& who) {
    ask(id_, who, {{"type", "seen"}, {"version", a->last("push")->at("version")}});
  };
  EXPECT_EQ(news(anna_), static_cast<std::int64_t>(a->last("push")->at("events").as_array().size()));
  seen(anna_);
  EXPECT_EQ(news(anna_), 0);
  EXPECT_GT(news(bruno_), 0) << "he has not looked";
  seen(bruno_);
  // A bot plays for everybody: much happens that neither has seen.
  ask(id_, anna_, {{"type", "bot"}, {"seat", "red"}, {"bot", "greedy"}});
  ask(id_, bruno_, {{"type", "bot"}, {"seat", "blue"}, {"bot", "greedy"}});
  for (int i = 0; i < 200 && !a->last("push")->contains("result"); ++i) settle();
  const auto b = watch(id_, bruno_.id);
  EXPECT_EQ(news(bruno_), b->last("push")->at("since").at("events").to_number<std::int64_t>());
  EXPECT_GT(news(bruno_), 20);
  EXPECT_FALSE(row(bruno_).at("turn").as_bool()) << "it is over";
  EXPECT_TRUE(row(bruno_).at("whose").is_null());
}

TEST_F(ListsTest, WhoseTurnItIsInAWindowIsNotTold) {
  begin("ti4");
  ask(id_, anna_, {{"type", "start"}});
  const auto a = watch(id_, anna_.id);
  const auto b = watch(id_, bruno_.id);
  Random random(7);
  int windows = 0;
  for (int i = 0; i < 300 && windows < 5; ++i) {
    const bool open = a->last("push")->contains("window");
    windows += open ? 1 : 0;
    for (const auto& [who, listener] : {std::pair{anna_, a}, std::pair{bruno_, b}}) {
      const json::object push = *listener->last("push");
      json::array options;
      if (open) {
        EXPECT_TRUE(row(who).at("whose").is_null());
        EXPECT_TRUE(row(who).at("asked_at").is_null());
        const json::value& mine = push.at("window").at("mine");
        const bool waits = !mine.is_null() && mine.at("asked").as_bool() && mine.at("answered").is_null();
        EXPECT_EQ(row(who).at("turn").as_bool(), waits);
        if (waits) options = {json::object{{"choice", "pass"}}};
      } else if (push.at("decision").as_object().contains("options")) {
        options = push.at("decision").at("options").as_array();
      }
      if (options.empty()) continue;
      const json::value choice =
          options[random.below(static_cast<std::uint32_t>(options.size()))].at("choice");
      ask(id_, who, {{"type", "choose"}, {"version", push.at("version")}, {"steps", json::array{choice}}});
      if (a->last("push")->contains("window") != open) break;
    }
  }
  EXPECT_GT(windows, 0);
}

TEST_F(ListsTest, StrangersLearnNothing) {
  begin("ahos");
  ask(id_, bruno_, {{"type", "leave_seat"}, {"seat", "blue"}});
  const json::array open = hub_.open_tables();
  ASSERT_EQ(open.size(), 1U);
  EXPECT_EQ(shape_fault(protocol_shapes(), "TableRow", open[0]), "");
  EXPECT_FALSE(open[0].at("turn").as_bool());
  EXPECT_EQ(open[0].at("since").to_number<int>(), 0);
}

TEST_F(ListsTest, OnlyTablesWithAFreeSeatAreOpen) {
  begin("ahos");
  EXPECT_EQ(hub_.open_tables().size(), 0U) << "two people and a bot";
  ask(id_, bruno_, {{"type", "leave_seat"}, {"seat", "blue"}});
  EXPECT_EQ(hub_.open_tables().size(), 1U);
  for (const char* seat : {"red", "blue"})
    EXPECT_EQ(code(ask(id_, anna_, {{"type", "bot"}, {"seat", seat}, {"bot", "greedy"}})), "");
  EXPECT_EQ(hub_.open_tables().size(), 0U) << "bots wait for nobody";
}

}  // namespace
}  // namespace orrery::server
