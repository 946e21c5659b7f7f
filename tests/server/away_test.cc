// Somebody is away: the clock runs out, the others decide, a bot plays and gives the seat back.
#include <chrono>
#include <thread>

#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

class AwayTest : public HubTest {
 protected:
  // Anna (red), Bruno (blue), Carla (green) with that clock; the game has begun and all watch.
  void begin(std::int64_t seconds, std::int64_t vacation_days = 0) {
    anna_ = person("Anna");
    bruno_ = person("Bruno");
    carla_ = person("Carla");
    NewTable wanted = a_table("ahos", "");
    wanted.settings.open = true;
    wanted.settings.clock = {ClockSettings::Kind::Move, seconds, 0, vacation_days};
    id_ = new_table(anna_, wanted);
    ask(id_, bruno_, {{"type", "claim"}, {"seat", "blue"}});
    ask(id_, carla_, {{"type", "claim"}, {"seat", "green"}});
    ask(id_, anna_, {{"type", "start"}});
    listener_ = watch(id_, anna_.id);
  }

  json::object push() const { return *listener_->last("push"); }
  std::string to_choose() const { return std::string(push().at("decision").at("seat").as_string()); }
  Person& owner(const std::string& seat) { return seat == "red" ? anna_ : seat == "blue" ? bruno_ : carla_; }
  std::vector<Person> others(const std::string& seat) {
    std::vector<Person> out;
    for (const char* s : {"red", "blue", "green"}) {
      if (seat != s) out.push_back(owner(s));
    }
    return out;
  }
  json::object vote(const Person& who, const std::string& seat, const char* what) {
    return ask(id_, who, {{"type", "overdue"}, {"seat", seat}, {"what", what}});
  }
  void wait_until_overdue() {
    for (int i = 0; i < 300; ++i) {
      const json::object* told = listener_->last("clocks");
      if (told != nullptr && !told->at("clocks").at("overdue").as_array().empty()) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      settle();
    }
    FAIL() << "nobody was told that time is up";
  }
  json::object seat_of(const Person& who, const std::string& seat) {
    const json::object look = ask(id_, who, {{"type", "look"}});
    for (const json::value& s : look.at("seats").as_array()) {
      if (s.at("seat").as_string() == seat) return s.as_object();
    }
    return {};
  }

  Person anna_;
  Person bruno_;
  Person carla_;
  std::string id_;
  std::shared_ptr<Listener> listener_;
};

TEST_F(AwayTest, EverybodySeesTheClocks) {
  begin(60);
  const json::object clocks = push().at("clocks").as_object();
  EXPECT_EQ(clocks.at("running").as_string(), to_choose());
  EXPECT_EQ(clocks.at("left").as_object().size(), 3U);
  EXPECT_TRUE(clocks.at("overdue").as_array().empty());
  const std::string seat = to_choose();
  EXPECT_EQ(code(vote(others(seat)[0], seat, "skip")), "not_overdue");
}

TEST_F(AwayTest, MostOfTheOthersSkipATurn) {
  begin(1);
  const std::string seat = to_choose();
  const auto version = push().at("version").to_number<std::size_t>();
  wait_until_overdue();
  EXPECT_EQ(code(vote(owner(seat), seat, "skip")), "not_your_seat");
  EXPECT_EQ(code(vote(person("Dora"), seat, "skip")), "not_your_seat");
  EXPECT_EQ(code(vote(others(seat)[0], seat, "explode")), "bad_message");
  EXPECT_TRUE(vote(others(seat)[0], seat, "skip").at("decided").is_null());
  EXPECT_EQ(push().at("version").to_number<std::size_t>(), version);
  EXPECT_EQ(vote(others(seat)[1], seat, "skip").at("decided").as_string(), "skip");
  EXPECT_GT(push().at("version").to_number<std::size_t>(), version);
  EXPECT_NE(to_choose(), seat);
  // The seat is still its owner's, and no bot sits there.
  EXPECT_EQ(seat_of(owner(seat), seat).at("bot").as_string(), "");
  EXPECT_EQ(push().at("clocks").at("running").as_string(), to_choose());
  bool by_bot = false;
  const json::object after = push();
  for (const json::value& event : after.at("events").as_array()) {
    by_bot |= event.as_object().contains("by") && event.at("by").as_string() == "bot";
  }
  EXPECT_TRUE(by_bot);
}

TEST_F(AwayTest, TheOthersMayWait) {
  begin(1);
  const std::string seat = to_choose();
  wait_until_overdue();
  vote(others(seat)[0], seat, "wait");
  vote(others(seat)[1], seat, "wait");
  EXPECT_EQ(to_choose(), seat);
  const json::object told = listener_->last("clocks")->at("clocks").as_object();
  EXPECT_TRUE(told.at("overdue").as_array().empty());
  EXPECT_GT(told.at("left").at(seat).to_number<int>(), 0);
}

TEST_F(AwayTest, ABotCoversUntilTheOwnerChoosesAndShowsWhatItDid) {
  begin(1);
  const std::string seat = to_choose();
  wait_until_overdue();
  const json::object before = push();
  vote(others(seat)[0], seat, "bot");
  EXPECT_EQ(vote(others(seat)[1], seat, "bot").at("decided").as_string(), "bot");
  settle();
  EXPECT_EQ(seat_of(owner(seat), seat).at("bot").as_string(), "greedy");
  EXPECT_NE(to_choose(), seat);
  // The owner comes back with a choice from long ago: refused, but the seat is theirs again.
  const json::object reply = ask(id_, owner(seat),
                                 {{"type", "choose"},
                                  {"version", before.at("version")},
                                  {"id", "late"},
                                  {"steps", json::array{"pass"}}});
  EXPECT_EQ(code(reply), "stale");
  const json::object mine = seat_of(owner(seat), seat);
  EXPECT_EQ(mine.at("bot").as_string(), "");
  const auto from = mine.at("cover").at("from").to_number<std::size_t>();
  const auto to = mine.at("cover").at("to").to_number<std::size_t>();
  EXPECT_LT(from, to);
  // Between these two lie choices of the bot.
  int by_bot = 0;
  const json::object history = ask(id_, owner(seat), {{"type", "history"}});
  for (const json::value& event : history.at("events").as_array()) {
    const auto n = event.at("n").to_number<std::size_t>();
    const bool bot = event.as_object().contains("by") && event.at("by").as_string() == "bot";
    if (n >= from && n < to && bot) ++by_bot;
    EXPECT_FALSE(bot && n < from);
  }
  EXPECT_GT(by_bot, 0);
  // Nobody else is told about it.
  EXPECT_FALSE(seat_of(others(seat)[0], seat).contains("cover"));
}

TEST_F(AwayTest, WhoIsOnVacationIsNotOverdue) {
  begin(1, 5);
  const std::string seat = to_choose();
  EXPECT_EQ(code(ask(id_, owner(seat), {{"type", "vacation"}, {"days", 6}})), "no_vacation");
  EXPECT_EQ(code(ask(id_, person("Dora"), {{"type", "vacation"}, {"days", 1}})), "not_your_seat");
  EXPECT_EQ(code(ask(id_, owner(seat), {{"type", "vacation"}, {"days", 2}})), "");
  std::this_thread::sleep_for(std::chrono::milliseconds(1200));
  settle();
  const json::object told = listener_->last("clocks")->at("clocks").as_object();
  EXPECT_TRUE(told.at("overdue").as_array().empty());
  EXPECT_TRUE(told.at("vacation").as_object().contains(seat));
  EXPECT_EQ(code(vote(others(seat)[0], seat, "skip")), "not_overdue");
}

TEST_F(AwayTest, TheClockIsStoredWithTheGame) {
  begin(60);
  const Kept kept = store::kept(*where_.open(), id_);
  ASSERT_TRUE(kept.contains({"", "clocks"}));
  const json::value stored = json::parse(kept.at({"", "clocks"}));
  EXPECT_EQ(stored.at("running").as_string(), to_choose());
}

}  // namespace
}  // namespace orrery::server
