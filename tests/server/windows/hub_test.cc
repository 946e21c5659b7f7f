// Reaction windows for people at a table: what each is told, that answers survive a restart, and how windows
// are played by who sits there.
#include "tests/server/hub_fixture.h"
#include "tests/server/worlds.h"

namespace orrery::server {
namespace {

class WindowHubTest : public HubTest {
 protected:
  explicit WindowHubTest(const std::function<void(Hub::Setup&)>& change = {}) : HubTest(change) {}

  // A table with a game that stands in the window.
  std::string put_table(const std::vector<LogLine>& lines, const std::vector<Person>& people, Time beat,
                        Reactions reactions = Reactions::Sealed, const ClockSettings& clock = {}) {
    const Worlds& worlds = two_worlds();
    Settings settings;
    settings.options = worlds.options.values;
    settings.reactions = reactions;
    settings.clock = clock;
    settings.windows.waits_in_hundred = 100;
    settings.windows.weighty_beat = beat;
    settings.windows.beat = beat;
    settings.windows.hold = beat;
    StoredTable table;
    table.id = "table" + std::to_string(++tables_);
    table.game = "ti4";
    table.state = TableState::Playing;
    table.settings = print(settings);
    for (const std::uint64_t word : worlds.seed.words) {
      for (int i = 0; i < 8; ++i) table.seed.push_back(static_cast<std::uint8_t>(word >> (8 * i)));
    }
    table.owner = people[0].id;
    table.node = "one";
    const auto some = worlds.open(worlds.with);
    for (int i = 0; i < 3; ++i) {
      StoredSeat seat;
      seat.place = i;
      seat.seat = some->match().seat_name(SeatId(i));
      seat.person = people[static_cast<std::size_t>(i)].id;
      seat.name = people[static_cast<std::size_t>(i)].name;
      table.seats.push_back(seat);
    }
    const auto db = where_.open();
    Transaction transaction(*db);
    store::add_table(*db, table);
    store::take_table(*db, table.id, "one", 0);
    store::append(*db, table.id, "one", 0, lines);
    transaction.commit();
    return table.id;
  }

  void wait(int milliseconds) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
    while (std::chrono::steady_clock::now() < until) {
      io_.restart();
      io_.run_for(std::chrono::milliseconds(5));
    }
    settle();
  }

  [[nodiscard]] static std::vector<Person> some_people(Hub& hub) {
    return {hub.new_person("Anna").first, hub.new_person("Bruno").first, hub.new_person("Carla").first};
  }

  int tables_ = 0;
};

// Without what differs between two tables, and times as far as they are not part of what is told.
json::value plain(const json::value& from) {
  if (const json::array* list = from.if_array()) {
    json::array out;
    for (const json::value& value : *list) out.push_back(plain(value));
    return out;
  }
  const json::object* object = from.if_object();
  if (object == nullptr) return from;
  json::object out;
  for (const auto& [name, value] : *object) {
    const bool time = name == "now" || name == "at" || name == "closes_at" || name == "created";
    out[name] = time || name == "table" ? json::value("...") : plain(value);
  }
  return out;
}

// Events one by one: how many of them one push holds depends on when they were stored, and on nothing else.
void tell_plainly(const json::object& message, std::vector<std::string>& out) {
  if (text_field(message, "type") != "push") return out.push_back(json::serialize(plain(message)));
  for (const json::value& event : message.at("events").as_array())
    out.push_back(json::serialize(plain(event)));
}

TEST_F(WindowHubTest, OthersAreToldTheSameWhateverTheHandHolds) {
  const Worlds& worlds = two_worlds();
  const std::vector<Person> people = some_people(hub_);
  const Person& holder = people[worlds.holder.index()];
  std::vector<std::vector<std::string>> told;
  for (const auto* lines : {&worlds.with, &worlds.without}) {
    const std::string id = put_table(*lines, people, 300);
    std::vector<std::shared_ptr<Listener>> listeners;
    for (const Person& who : people) {
      if (who.id != holder.id) listeners.push_back(watch(id, who.id));
    }
    listeners.push_back(watch(id, ""));
    const auto own = watch(id, holder.id);
    const std::string window = text_field(own->last("push")->at("window").as_object(), "id");
    EXPECT_EQ(code(ask(id, holder, {{"type", "hold"}, {"window", window}})), "");
    EXPECT_EQ(code(ask(id, holder, {{"type", "early"}, {"window", window}, {"steps", json::array{"pass"}}})),
              "");
    wait(900);
    std::vector<std::string>& all = told.emplace_back();
    for (const auto& listener : listeners) {
      bool held = false;
      std::vector<std::string> windows;  // as it was shown, without repetitions
      for (const json::object& message : listener->heard) {
        tell_plainly(message, all);
        const json::value* shown = message.if_contains("window");
        held = held || (shown != nullptr && shown->at("held").as_bool());
        if (shown != nullptr && text_field(shown->as_object(), "id") == window) {
          std::string standing = json::serialize(plain(*shown));
          if (windows.empty() || windows.back() != standing) windows.push_back(std::move(standing));
        }
        EXPECT_TRUE(shown == nullptr || json::serialize(*shown).find("sabotage") == std::string::npos);
      }
      EXPECT_TRUE(held);
      // The window has closed.
      const json::object* end = listener->last("push");
      const json::value* last = end->if_contains("window");
      EXPECT_TRUE(last == nullptr || text_field(last->as_object(), "id") != window);
      json::object position = *end;
      for (const char* part : {"events", "from", "known"}) position.erase(part);
      all.insert(all.end(), windows.begin(), windows.end());
      all.push_back(json::serialize(plain(position)));
      all.emplace_back("----");
    }
  }
  EXPECT_EQ(told[0], told[1]);
}

// Over days such a window waits until all have answered: the clock runs for the first who has not, whatever
// that one holds, and when the time is up the others decide.
TEST_F(WindowHubTest, WhoDoesNotAnswerAWindowOverDaysRunsOutOfTime) {
  const Worlds& worlds = two_worlds();
  const std::vector<Person> people = some_people(hub_);
  std::vector<std::string> told;
  for (const auto* lines : {&worlds.with, &worlds.without}) {
    const std::string id =
        put_table(*lines, people, 300, Reactions::Sealed, {ClockSettings::Kind::Days, 1, 0, 0});
    const Person& other = people[worlds.other.index()];
    const auto listener = watch(id, other.id);
    const json::object window = listener->last("push")->at("window").as_object();
    EXPECT_FALSE(window.contains("closes_at"));
    ask(id, other, {{"type", "early"}, {"window", text_field(window, "id")}, {"steps", json::array{"pass"}}});
    const json::value running = listener->last("push")->at("clocks").at("running");
    ASSERT_TRUE(running.is_string());
    std::string& all = told.emplace_back(running.as_string());
    wait(1300);
    const json::object& clocks = listener->last("clocks")->at("clocks").as_object();
    ASSERT_EQ(clocks.at("overdue").as_array().size(), 1U);
    EXPECT_EQ(clocks.at("overdue").at(0), running);
    // The bot answers for whoever is away, and the table goes on.
    for (const Person& who : people)
      all += " " + json::serialize(ask(id, who, {{"type", "overdue"}, {"seat", running}, {"what", "bot"}}));
    const json::object* after = listener->last("push");
    EXPECT_TRUE(!after->contains("window") || after->at("clocks").at("running") != running);
    all += " " + json::serialize(after->at("clocks").at("running"));
  }
  EXPECT_EQ(told[0], told[1]);
}

TEST_F(WindowHubTest, TheWindowOfACardCanBeAnsweredBeforeItCloses) {
  const Worlds& worlds = two_worlds();
  const std::vector<Person> people = some_people(hub_);
  const std::string id = put_table(worlds.with, people, 60000);
  const Person& holder = people[worlds.holder.index()];
  const auto own = watch(id, holder.id);
  const auto other = watch(id, people[worlds.other.index()].id);
  const std::size_t heard = other->heard.size();
  const json::object& window = own->last("push")->at("window").as_object();
  EXPECT_GT(window.at("closes_at").as_int64(), window.at("now").as_int64());
  const std::string name = text_field(window, "id");
  json::object reply =
      ask(id, holder,
          {{"type", "early"}, {"window", name}, {"steps", json::array{"play sabotage"}}, {"id", "1"}});
  EXPECT_EQ(reply.at("window").at("mine").at("answered"), json::array{"play sabotage"});
  EXPECT_EQ(own->last("push")->at("window").at("mine").at("answered"), json::array{"play sabotage"});
  EXPECT_EQ(other->heard.size(), heard) << "nobody else hears of it";
  // Like any other choice, for programs that know no windows.
  reply = ask(id, people[worlds.other.index()],
              {{"type", "choose"},
               {"version", other->last("push")->at("version")},
               {"id", "2"},
               {"steps", json::array{"pass"}}});
  EXPECT_EQ(code(reply), "");
  bool cancelled = false;
  for (const json::value& event : other->last("push")->at("events").as_array()) {
    cancelled = cancelled || std::string(event.at("text").as_string()).find("card_cancelled") == 0;
  }
  EXPECT_TRUE(cancelled);
}

TEST_F(WindowHubTest, AnswersSurviveARestart) {
  const Worlds& worlds = two_worlds();
  const std::vector<Person> people = some_people(hub_);
  const std::string id = put_table(worlds.with, people, 60000);
  const Person& holder = people[worlds.holder.index()];
  const std::string window = text_field(watch(id, holder.id)->last("push")->at("window").as_object(), "id");
  ask(id, holder, {{"type", "early"}, {"window", window}, {"steps", json::array{"play sabotage"}}});
  Hub second{io_.get_executor(),
             {where_.address(), "one", [](const Game& game) { return default_table(game, 3).pack; }}};
  const auto listener = std::make_shared<Listener>(holder.id);
  second.table(id)->watch(listener, {0, listener->answer()});
  wait(50);
  EXPECT_EQ(text_field(listener->last("push")->at("window").as_object(), "id"), window);
  EXPECT_EQ(listener->last("push")->at("window").at("mine").at("answered"), json::array{"play sabotage"});
}

class WindowNoticeTest : public WindowHubTest {
 protected:
  WindowNoticeTest()
      : WindowHubTest([](Hub::Setup& setup) {
          setup.notices.allow_local_webhooks = true;
          setup.notices.pause = 0;
        }) {}
};

TEST_F(WindowNoticeTest, WhereThereIsNoBeatOnlyWhoIsWaitedForIsTold) {
  const Worlds& worlds = two_worlds();
  const std::vector<Person> people = some_people(hub_);
  // Nobody listens there: a try counts as failed.
  const auto tries = [&](const std::vector<LogLine>& lines, SeatId seat, Reactions reactions) {
    const auto before = hub_.notice_figures().failed;
    const std::string id = put_table(lines, people, 60000, reactions);
    EXPECT_EQ(
        code(ask(id, people[seat.index()], {{"type", "notify"}, {"webhook", "http://127.0.0.1:59999/hook"}})),
        "");
    wait(300);
    return hub_.notice_figures().failed - before;
  };
  EXPECT_EQ(tries(worlds.with, worlds.holder, Reactions::Even), 1U);
  EXPECT_EQ(tries(worlds.with, worlds.other, Reactions::Even), 0U);
  EXPECT_EQ(tries(worlds.without, worlds.holder, Reactions::Even), 0U);
  EXPECT_EQ(tries(worlds.with, worlds.holder, Reactions::Sealed), 0U);
}

TEST_F(WindowHubTest, HowWindowsArePlayedFollowsWhoSitsThere) {
  const auto begun = [&](const std::string& bots, bool days) {
    const Person anna = person("Anna");
    NewTable wanted = a_table("ti4", bots);
    wanted.settings.open = true;
    wanted.settings.options = {{"map", "random"}, {"factions", "dealt"}};
    if (days) {
      wanted.settings.clock.kind = ClockSettings::Kind::Days;
      wanted.settings.clock.seconds = 3600;
    }
    const std::string id = new_table(anna, wanted);
    if (bots.empty()) {
      ask(id, person("Bruno"), {{"type", "claim"}, {"seat", "blue"}});
      ask(id, person("Carla"), {{"type", "claim"}, {"seat", "green"}});
    }
    EXPECT_EQ(code(ask(id, anna, {{"type", "start"}})), "");
    const json::object table = ask(id, anna, {{"type", "look"}});
    const json::object& settings = table.at("settings").as_object();
    return text_field(settings, "reactions") + " " +
           text_field(settings.at("options").as_object(), "windows");
  };
  EXPECT_EQ(begun("greedy", false), "open ");
  EXPECT_EQ(begun("", false), "sealed possible");
  EXPECT_EQ(begun("", true), "even possible");
}

}  // namespace
}  // namespace orrery::server
