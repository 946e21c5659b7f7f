// Spectators who are told late: what they hear is what the table said so much earlier, and nothing else.
#include <chrono>
#include <thread>

#include "server/base/time.h"
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

constexpr std::int64_t kDelay = 2;  // seconds

class LateTest : public HubTest {
 protected:
  void begin(std::int64_t delay) {
    anna_ = person("Anna");
    viewer_ = person("Vera");
    NewTable wanted = a_table("ahos", "greedy");
    wanted.settings.watch_delay = delay;
    wanted.settings.clock = {ClockSettings::Kind::Move, 3600, 0, 0};
    id_ = new_table(anna_, wanted);
    spectator_ = watch(id_, viewer_.id);
    ask(id_, anna_, {{"type", "start"}});
    player_ = watch(id_, anna_.id);
  }
  // One choice of Anna's, and whatever the bots do then.
  void choose() {
    const json::object push = *player_->last("push");
    const json::value choice = push.at("decision").at("options").as_array()[0].at("choice");
    EXPECT_EQ(
        code(ask(id_, anna_,
                 {{"type", "choose"}, {"version", push.at("version")}, {"steps", json::array{choice}}})),
        "");
  }
  void wait(std::int64_t milliseconds) {
    const Time until = now() + milliseconds;
    while (now() < until) settle();
  }
  static std::size_t version(const json::object& push) { return push.at("version").to_number<std::size_t>(); }
  // The time of the newest line in it.
  static Time newest(const json::object& push) {
    Time at = 0;
    for (const json::value& event : push.at("events").as_array()) {
      if (const json::value* told = event.as_object().if_contains("at"))
        at = std::max(at, told->to_number<Time>());
    }
    return at;
  }

  Person anna_;
  Person viewer_;
  std::string id_;
  std::shared_ptr<Listener> player_;
  std::shared_ptr<Listener> spectator_;
};

TEST_F(LateTest, NothingComesEarly) {
  begin(kDelay);
  const Time began = now();
  EXPECT_EQ(spectator_->last("push"), nullptr) << "the game has just begun";
  EXPECT_EQ(code(ask(id_, viewer_, {{"type", "history"}})), "not_begun");
  EXPECT_EQ(code(ask(id_, viewer_, {{"type", "reach"}})), "not_begun");
  std::size_t checked = 0;
  std::size_t heard = spectator_->heard.size();
  while (now() < began + kDelay * 2500) {
    if (player_->last("push")->at("decision").as_object().contains("options")) choose();
    wait(100);
    for (; heard < spectator_->heard.size(); ++heard) {
      const json::object& message = spectator_->heard[heard];
      EXPECT_NE(text_field(message, "type"), "clocks");
      if (text_field(message, "type") != "push") continue;
      EXPECT_FALSE(message.contains("clocks"));
      EXPECT_LE(newest(message) + kDelay * 1000, now());
      EXPECT_LT(version(message), version(*player_->last("push")));
      ++checked;
    }
  }
  EXPECT_GT(checked, 2U);
  // What they ask for is as old as what they are shown.
  const json::object history = ask(id_, viewer_, {{"type", "history"}});
  EXPECT_LE(newest(history) + kDelay * 1000, now());
  EXPECT_FALSE(history.at("events").as_array().empty());
  const auto newcomer = watch(id_, "");
  EXPECT_LE(newest(*newcomer->last("push")) + kDelay * 1000, now());
}

TEST_F(LateTest, InTheEndTheyHaveSeenTheSameGame) {
  begin(1);
  for (int i = 0; i < 8 && player_->last("push")->at("decision").as_object().contains("options"); ++i) {
    choose();
    // What was taken back is taken back for them as well.
    const json::array& points = player_->last("push")->at("undo").as_array();
    if (!points.empty()) ask(id_, anna_, {{"type", "undo"}, {"to", points[0].at("to")}});
  }
  // The same view as one gets who looks when all is shown: compared through a server that starts again.
  wait(1200);
  const json::object& late = *spectator_->last("push");
  EXPECT_EQ(version(late), version(*player_->last("push")));
  const json::object history = ask(id_, viewer_, {{"type", "history"}});
  const auto again = watch(id_, viewer_.id);
  EXPECT_EQ(again->last("push")->at("view"), late.at("view"));
  EXPECT_EQ(again->last("push")->at("events"), history.at("events"));
}

TEST_F(LateTest, TheEndIsLateToo) {
  begin(1);
  ask(id_, anna_, {{"type", "bot"}, {"seat", "red"}, {"bot", "greedy"}});
  for (int i = 0; i < 200 && !player_->last("push")->contains("result"); ++i) settle();
  ASSERT_TRUE(player_->last("push")->contains("result"));
  const Time over = now();
  const json::object look = ask(id_, viewer_, {{"type", "look"}});
  const std::string record = code(ask(id_, viewer_, {{"type", "record"}}));
  const std::string replay = code(ask(id_, viewer_, {{"type", "replay"}, {"step", 1}}));
  // Unless this machine was asleep meanwhile.
  if (now() < over + 900) {
    EXPECT_EQ(text_field(look, "state"), "playing");
    EXPECT_FALSE(look.contains("seed"));
    EXPECT_EQ(record, "not_over");
    EXPECT_EQ(replay, "not_over");
  }
  wait(1300);
  EXPECT_TRUE(spectator_->last("push")->contains("result"));
  EXPECT_EQ(text_field(*spectator_->last("table"), "state"), "over");
  EXPECT_TRUE(spectator_->last("table")->contains("seed"));
  EXPECT_EQ(code(ask(id_, viewer_, {{"type", "record"}})), "");
}

TEST_F(LateTest, TalkAtTheTableIsLateAndTheirOwnIsNot) {
  begin(1);
  const auto other = watch(id_, person("Olga").id);
  ask(id_, viewer_, {{"type", "talk"}, {"text", "who wins?"}, {"to", "watchers"}});
  ASSERT_NE(other->last("talk"), nullptr);
  EXPECT_EQ(text_field(*other->last("talk"), "text"), "who wins?");
  const Time said = now();
  ask(id_, anna_, {{"type", "talk"}, {"text", "I attack now"}});
  const bool early = text_field(*other->last("talk"), "text") == "I attack now";
  if (now() < said + 900) {
    EXPECT_FALSE(early);
    EXPECT_EQ(ask(id_, viewer_, {{"type", "look"}}).at("talk").as_array().size(), 1U);
  }
  wait(1300);
  EXPECT_EQ(text_field(*other->last("talk"), "text"), "I attack now");
  EXPECT_EQ(ask(id_, viewer_, {{"type", "look"}}).at("talk").as_array().size(), 2U);
}

TEST_F(LateTest, WithoutADelayTheySeeItAtOnce) {
  begin(0);
  EXPECT_EQ(version(*spectator_->last("push")), version(*player_->last("push")));
}

TEST(LateSettings, TheDelayIsRead) {
  Settings settings;
  EXPECT_EQ(read_settings({{"watch_delay", 300}}, settings), "");
  EXPECT_EQ(settings.watch_delay, 300);
  EXPECT_EQ(parse_settings(print(settings)).watch_delay, 300);
  EXPECT_NE(read_settings({{"watch_delay", -1}}, settings), "");
  EXPECT_NE(read_settings({{"watch_delay", "long"}}, settings), "");
}

}  // namespace
}  // namespace orrery::server
