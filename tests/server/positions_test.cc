// How a table stands, for programs that ask over HTTP: the same as a connection is told, and when there is
// news.
#include <thread>

#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

class PositionsTest : public HubTest {
 protected:
  explicit PositionsTest(const std::function<void(Hub::Setup&)>& change = {}) : HubTest(change) {}

  void begin(const std::function<void(Settings&)>& change = {}) {
    NewTable wanted = a_table("ahos", "");
    wanted.settings.open = true;
    if (change) change(wanted.settings);
    id_ = new_table(anna_, wanted);
    ask(id_, bruno_, {{"type", "claim"}, {"seat", "blue"}});
    ask(id_, anna_, {{"type", "bot"}, {"seat", "green"}, {"bot", "random"}});
    ask(id_, anna_, {{"type", "start"}});
  }
  json::object position(const Person& who, json::object more = {}) {
    more["type"] = "position";
    json::object reply = ask(id_, who, std::move(more));
    if (!reply.contains("error")) {
      EXPECT_EQ(shape_fault(protocol_shapes(), "Position", reply), "");
    }
    return reply;
  }
  std::size_t version(const Person& who) {
    return position(who).at("push").at("version").to_number<std::size_t>();
  }
  // Asked without waiting for the answer.
  std::shared_ptr<json::object> wait(const Person& who, std::size_t since, int seconds) {
    auto out = std::make_shared<json::object>();
    hub_.table(id_)->handle({who.id,
                             who.name,
                             {{"type", "position"}, {"since", since}, {"wait", seconds}},
                             [out](json::object reply) { *out = std::move(reply); }});
    settle();
    return out;
  }
  // Whoever is asked chooses the first thing.
  void choose() {
    for (const Person& who : {anna_, bruno_}) {
      const json::object push = position(who).at("push").as_object();
      const json::value* options = push.at("decision").as_object().if_contains("options");
      if (options == nullptr) continue;
      EXPECT_EQ(code(ask(id_, who,
                         {{"type", "choose"},
                          {"version", push.at("version")},
                          {"steps", json::array{options->as_array()[0].at("choice")}}})),
                "");
      return;
    }
    ADD_FAILURE() << "nobody is asked";
  }

  Person anna_ = person("Anna");
  Person bruno_ = person("Bruno");
  Person vera_ = person("Vera");
  std::string id_;
};

// Without what the clock of the server says.
json::object timeless(json::object push) {
  if (json::value* window = push.if_contains("window")) window->as_object().erase("now");
  return push;
}

TEST_F(PositionsTest, TellWhatAConnectionIsTold) {
  begin();
  for (int i = 0; i < 10; ++i) {
    for (const Person& who : {anna_, bruno_, vera_}) {
      const auto listener = watch(id_, who.id);
      const json::object told = position(who);
      EXPECT_EQ(timeless(told.at("push").as_object()), timeless(*listener->last("push")));
      EXPECT_EQ(told.at("table"), *listener->last("table"));
      hub_.table(id_)->leave(listener.get());
      settle();
    }
    choose();
  }
  // From a version that is known there: only what came after it.
  const json::object push = position(anna_).at("push").as_object();
  const json::object later = position(anna_, {{"since", push.at("version")}}).at("push").as_object();
  EXPECT_TRUE(later.at("events").as_array().empty());
  EXPECT_FALSE(later.contains("since"));
  EXPECT_EQ(later.at("view"), push.at("view"));
}

TEST_F(PositionsTest, AreForWhoeverMayWatch) {
  begin([](Settings& settings) { settings.watch = false; });
  EXPECT_EQ(code(position(vera_)), "no_watchers");
  EXPECT_EQ(code(position({"", ""})), "no_watchers");
  EXPECT_EQ(code(position(anna_, {{"seat", "blue"}})), "not_your_seat");
  EXPECT_EQ(code(position(anna_, {{"since", "x"}})), "bad_message");
  EXPECT_EQ(code(position(anna_, {{"since", -1}})), "bad_message");
  EXPECT_EQ(position(anna_, {{"seat", "red"}}).at("push").at("seat").as_string(), "red");
}

TEST_F(PositionsTest, WhoHasSeveralSeatsNamesOne) {
  id_ = new_table(anna_, a_table("ahos", ""));
  for (const char* seat : {"blue", "green"}) ask(id_, anna_, {{"type", "claim"}, {"seat", seat}});
  EXPECT_TRUE(position(anna_).at("push").is_null());
  ask(id_, anna_, {{"type", "start"}});
  EXPECT_EQ(code(position(anna_)), "which_seat");
  EXPECT_EQ(position(anna_, {{"seat", "green"}}).at("push").at("seat").as_string(), "green");
}

TEST_F(PositionsTest, WhoWaitsIsAnsweredWhenThereIsNews) {
  begin();
  const std::size_t known = version(vera_);
  const auto vera = wait(vera_, known, 30);
  const auto stranger = wait({"", ""}, known, 30);
  EXPECT_TRUE(vera->empty());
  ask(id_, anna_, {{"type", "talk"}, {"text", "hello"}});
  EXPECT_TRUE(vera->empty());
  choose();
  ASSERT_FALSE(vera->empty());
  EXPECT_GT(vera->at("push").at("version").to_number<std::size_t>(), known);
  EXPECT_FALSE(stranger->empty());
  // What is known already is no reason to wait, nor is a version of before.
  EXPECT_FALSE(wait(vera_, known, 30)->empty());
}

TEST_F(PositionsTest, WhoWaitsBeforeTheGameIsAnsweredWhenItBegins) {
  id_ = new_table(anna_, a_table("ahos", ""));
  const auto vera = wait(vera_, 0, 30);
  EXPECT_TRUE(vera->empty());
  for (const char* seat : {"blue", "green"})
    ask(id_, anna_, {{"type", "bot"}, {"seat", seat}, {"bot", "random"}});
  EXPECT_TRUE(vera->empty());
  ask(id_, anna_, {{"type", "start"}});
  ASSERT_FALSE(vera->empty());
  EXPECT_TRUE(vera->at("push").is_object());
}

TEST_F(PositionsTest, WhoWaitsIsAnsweredWhenTheTimeIsUp) {
  begin();
  const std::size_t known = version(vera_);
  const auto told = wait(vera_, known, 1);
  EXPECT_TRUE(told->empty());
  for (int i = 0; i < 30 && told->empty(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    settle();
  }
  ASSERT_FALSE(told->empty());
  EXPECT_EQ(told->at("push").at("version").to_number<std::size_t>(), known);
}

TEST_F(PositionsTest, NotAllWait) {
  begin();
  const std::size_t known = version(anna_);
  std::vector<std::shared_ptr<json::object>> waiting;
  for (int i = 0; i < 4; ++i) waiting.push_back(wait(anna_, known, 30));
  for (const auto& one : waiting) EXPECT_TRUE(one->empty());
  // Whoever asks once more has given up the first, perhaps: a line that broke keeps nobody out.
  EXPECT_TRUE(wait(anna_, known, 30)->empty());
  EXPECT_TRUE(waiting[0]->contains("push"));
  EXPECT_TRUE(waiting[1]->empty());
  // Others may.
  EXPECT_TRUE(wait(bruno_, version(bruno_), 30)->empty());
}

TEST_F(PositionsTest, WhoWaitsHearsThatTheTableIsGone) {
  id_ = new_table(anna_, a_table("ahos", ""));
  const auto vera = wait(vera_, 0, 30);
  ask(id_, anna_, {{"type", "delete"}});
  EXPECT_EQ(code(*vera), "gone");
}

// A table where somebody waits stays in memory.
TEST_F(PositionsTest, WhoWaitsKeepsTheTable) {
  begin();
  const auto table = std::dynamic_pointer_cast<LiveTable>(hub_.table(id_));
  const auto vera = wait(vera_, version(vera_), 30);
  table->retire(-1);
  settle();
  EXPECT_TRUE(vera->empty());
  choose();
  EXPECT_TRUE(vera->at("push").is_object());
}

// Who is told late waits until something is shown to them.
TEST_F(PositionsTest, SpectatorsWhoAreToldLateWait) {
  begin([](Settings& settings) { settings.watch_delay = 3600; });
  EXPECT_TRUE(position(vera_).at("push").is_null());
  EXPECT_TRUE(position(anna_).at("push").is_object());
  const auto vera = wait(vera_, 0, 30);
  choose();
  EXPECT_TRUE(vera->empty());
}

// A player who only asks now and then is not away.
TEST_F(PositionsTest, WhoAsksIsThere) {
  begin();
  const std::string what = "away " + bruno_.id;
  const auto away_since = [&] { return std::stoll(store::kept(*where_.open(), id_)[{"", what}]); };
  store::keep(*where_.open(), id_, "", what, "1000");
  std::dynamic_pointer_cast<LiveTable>(hub_.table(id_))->retire(-1);
  settle();
  position(vera_);
  EXPECT_EQ(away_since(), 1000);
  position(bruno_);
  const auto once = away_since();
  EXPECT_GT(once, 1000);
  position(bruno_);
  EXPECT_EQ(away_since(), once) << "not every time";
}

class FullTableTest : public PositionsTest {
 protected:
  FullTableTest() : PositionsTest([](Hub::Setup& setup) { setup.limits.watchers = 3; }) {}
};

TEST_F(FullTableTest, WhoWaitsWatches) {
  begin();
  const std::size_t known = version(vera_);
  const auto watcher = watch(id_, person("Watt").id);
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(wait({"", ""}, known, 30)->empty());
  EXPECT_EQ(code(*wait({"", ""}, known, 30)), "too_much");
  EXPECT_TRUE(wait(anna_, version(anna_), 30)->empty());
  EXPECT_EQ(code(position(vera_)), "") << "who does not wait needs no room";
}

}  // namespace
}  // namespace orrery::server
