// Reaction windows: beats, answers before they are asked for, time to think, and that nothing of all this
// tells others what a hand holds.
#include <gtest/gtest.h>

#include "server/table/windows.h"
#include "tests/server/hub_fixture.h"
#include "tests/server/worlds.h"

namespace orrery::server {
namespace {

// ---- the desk

const SeatId kRed{0};
const SeatId kBlue{1};
const SeatId kGreen{2};

OpenWindow a_window(const std::string& key, std::vector<SeatId> seats, int passes = 0) {
  OpenWindow window;
  window.key = key;
  window.passes = passes;
  window.seats = std::move(seats);
  return window;
}

WindowDesk::Seat person(SeatId seat, bool holds = false) { return {seat, true, holds, false, false}; }

WindowDesk a_desk(Reactions reactions) {
  WindowDesk desk;
  WindowPace pace;
  pace.reactions = reactions;
  desk.set_pace(pace);
  return desk;
}

TEST(WindowDesk, ABeatClosesTheWindowWhateverHandsHold) {
  for (const bool holds : {false, true}) {
    WindowDesk desk = a_desk(Reactions::Sealed);
    desk.stand(a_window("a", {kBlue, kGreen}), {person(kBlue, holds), person(kGreen)}, 10, false, 1, 1000);
    ASSERT_TRUE(desk.open());
    EXPECT_EQ(desk.closes_at(), 4000);
    EXPECT_FALSE(desk.closing(3999));
    EXPECT_TRUE(desk.closing(4000));
  }
}

TEST(WindowDesk, AWeightyWindowStaysOpenLonger) {
  WindowDesk desk = a_desk(Reactions::Sealed);
  OpenWindow window = a_window("a", {kBlue});
  window.weighty = true;
  desk.stand(window, {person(kBlue)}, 10, false, 1, 1000);
  EXPECT_EQ(desk.closes_at(), 7000);
}

TEST(WindowDesk, ItClosesWhenAllPersonsHaveAnsweredAndBotsAreNotWaitedFor) {
  WindowDesk desk = a_desk(Reactions::Sealed);
  desk.stand(a_window("a", {kRed, kBlue, kGreen}),
             {{kRed, false, true, false, false}, person(kBlue), person(kGreen)}, 10, false, 1, 0);
  desk.answer(kGreen, {"pass"});
  EXPECT_FALSE(desk.closing(1));
  desk.answer(kBlue, {"pass"});
  desk.answer(kGreen, {});  // taken back
  EXPECT_FALSE(desk.closing(1));
  desk.answer(kGreen, {"play x"});
  EXPECT_TRUE(desk.closing(1));
}

TEST(WindowDesk, WithoutPersonsThereIsNothingToWaitFor) {
  WindowDesk desk = a_desk(Reactions::Sealed);
  desk.stand(a_window("a", {kRed}), {{kRed, false, true, false, false}}, 10, false, 1, 0);
  EXPECT_FALSE(desk.open());
}

TEST(WindowDesk, HoldingGivesTimeThreeTimesARound) {
  WindowDesk desk = a_desk(Reactions::Sealed);
  const auto begin = [&](std::size_t steps, int round) {
    desk.stand(a_window("a", {kBlue, kGreen}), {person(kBlue), person(kGreen)}, steps, false, round, 0);
  };
  begin(10, 1);
  EXPECT_FALSE(desk.held());
  EXPECT_EQ(desk.hold(kBlue, 100), "");
  EXPECT_TRUE(desk.held());
  EXPECT_EQ(desk.closes_at(), 18000);
  EXPECT_EQ(desk.hold(kBlue, 100), "");
  EXPECT_EQ(desk.hold(kBlue, 100), "");
  EXPECT_EQ(desk.holds_left(kBlue), 0);
  EXPECT_NE(desk.hold(kBlue, 100), "");
  EXPECT_EQ(desk.hold(kGreen, 100), "");
  begin(20, 1);
  EXPECT_FALSE(desk.held());
  EXPECT_NE(desk.hold(kBlue, 100), "");
  begin(30, 2);
  EXPECT_EQ(desk.hold(kBlue, 100), "");
}

TEST(WindowDesk, WhoeverHasSomethingFaceUpIsWaitedFor) {
  WindowDesk desk = a_desk(Reactions::Sealed);
  OpenWindow window = a_window("a", {kBlue, kGreen});
  window.named = {kGreen};
  desk.stand(window, {person(kBlue), person(kGreen, true)}, 10, false, 1, 0);
  EXPECT_FALSE(desk.closing(100000));
  desk.answer(kGreen, {"pass"});
  EXPECT_TRUE(desk.closing(100000));
  // With nobody who could have something hidden there is no window to be shown.
  window.seats = {kGreen};
  desk.stand(window, {person(kGreen, true)}, 11, false, 1, 0);
  EXPECT_FALSE(desk.open());
}

TEST(WindowDesk, PassingGoesOnAndAnythingElseBeginsAnew) {
  WindowDesk desk = a_desk(Reactions::Sealed);
  const std::vector<WindowDesk::Seat> seats{person(kBlue), person(kGreen)};
  desk.stand(a_window("a", {kBlue, kGreen}), seats, 10, false, 1, 0);
  const std::string id = desk.id();
  desk.answer(kGreen, {"play x"});
  ASSERT_TRUE(desk.closing(3000));
  desk.stand(a_window("a", {kGreen}, 1), seats, 11, true, 1, 3000);
  EXPECT_EQ(desk.id(), id);
  EXPECT_TRUE(desk.closing(3000));
  ASSERT_NE(desk.answer_of(kGreen), nullptr);
  // Somebody used something: whoever had answered is asked again.
  desk.stand(a_window("a", {kBlue, kGreen}, 0), seats, 13, false, 1, 3000);
  EXPECT_NE(desk.id(), id);
  EXPECT_EQ(desk.answer_of(kGreen), nullptr);
  EXPECT_FALSE(desk.closing(5999));
  // The last pass closed it, and another just like it opened.
  const std::string second = desk.id();
  desk.stand(a_window("a", {kBlue}, 0), seats, 14, true, 1, 3000);
  EXPECT_NE(desk.id(), second);
}

TEST(WindowDesk, AnAnswerThatDoesNotFitComesBackAsAQuestion) {
  WindowDesk desk = a_desk(Reactions::Sealed);
  desk.stand(a_window("a", {kBlue, kGreen}), {person(kBlue), person(kGreen)}, 10, false, 1, 0);
  desk.answer(kBlue, {"play x"});
  desk.answer(kGreen, {"pass"});
  ASSERT_TRUE(desk.closing(10));
  desk.ask_again(kBlue, 10);
  EXPECT_FALSE(desk.closing(11));
  EXPECT_EQ(desk.answer_of(kBlue), nullptr);
  EXPECT_NE(desk.answer_of(kGreen), nullptr);
  EXPECT_EQ(desk.closes_at(), 3010);
}

TEST(WindowDesk, EvenWaitsForThoseWithSomethingToUse) {
  WindowDesk desk = a_desk(Reactions::Even);
  desk.stand(a_window("a", {kBlue, kGreen}), {person(kBlue, true), person(kGreen)}, 10, false, 1, 0);
  EXPECT_FALSE(desk.closes_at());
  EXPECT_TRUE(desk.asked(kBlue));
  EXPECT_FALSE(desk.asked(kGreen));
  EXPECT_FALSE(desk.closing(12 * 3600000LL - 1));
  desk.answer(kBlue, {"pass"});
  EXPECT_TRUE(desk.closing(1));
}

TEST(WindowDesk, EvenStaysOpenNowAndThenThoughNobodyIsWaitedFor) {
  const auto closes_after = [](int percent, int wait) {
    WindowDesk desk;
    WindowPace pace;
    pace.reactions = Reactions::Even;
    std::vector<int> drawn{wait, percent};
    pace.draw = [drawn]() mutable {
      const int number = drawn.back();
      drawn.pop_back();
      return number;
    };
    desk.set_pace(pace);
    desk.stand(a_window("a", {kBlue}), {person(kBlue)}, 10, false, 1, 0);
    EXPECT_FALSE(desk.closes_at());
    return *desk.due();
  };
  EXPECT_EQ(closes_after(25, 0), 0);
  EXPECT_EQ(closes_after(24, 0), 2 * 60000);
  EXPECT_EQ(closes_after(24, 50000), 10 * 60000);
  EXPECT_NEAR(static_cast<double>(closes_after(24, 99999)), 40 * 60000, 100);
}

// ---- a game

std::unique_ptr<Table> sealed(const std::vector<LogLine>& lines, Time now,
                              const std::map<std::string, std::string>& bots = {},
                              Reactions reactions = Reactions::Sealed) {
  std::unique_ptr<Table> table = two_worlds().open(lines, bots);
  WindowPace pace;
  pace.reactions = reactions;
  table->set_window_pace(pace, now);
  return table;
}

void run(Table& table, Time now) {
  while (table.step_automatically(now)) {
  }
}

TEST(Windows, BothGetTheSameCardAndAWindowRunsOut) {
  const Worlds& worlds = two_worlds();
  const auto table = sealed(worlds.with, 0);
  ASSERT_TRUE(table->windows().open());
  const std::size_t version = table->version();
  for (const SeatId seat : {worlds.holder, worlds.other}) {
    const json::object push = table->push(seat, 0);
    EXPECT_EQ(push.at("decision"), (json::object{{"kind", "window"}}));
    const json::object& mine = push.at("window").at("mine").as_object();
    EXPECT_TRUE(mine.at("asked").as_bool());
    EXPECT_TRUE(mine.at("answered").is_null());
    EXPECT_EQ(mine.at("options").as_array().size(), seat == worlds.holder ? 2U : 1U);
    EXPECT_EQ(push.at("window").at("closes_at"), 6000);
  }
  EXPECT_TRUE(table->push(SeatId{}, 0).at("window").at("mine").is_null());
  run(*table, 5999);
  EXPECT_EQ(table->version(), version);
  run(*table, 6000);
  EXPECT_EQ(table->session().step(version).text, "pass");
  EXPECT_EQ(table->session().step(version + 1).text, "pass");
}

TEST(Windows, AnswersAreTakenInAnyOrderAndPlayedInThatOfTheGame) {
  const Worlds& worlds = two_worlds();
  const std::size_t steps = sealed(worlds.with, 0)->session().steps();
  std::vector<std::string> first_two;
  for (const bool holder_first : {true, false}) {
    const auto table = sealed(worlds.with, 0);
    const std::string id = table->windows().id();
    const SeatId one = holder_first ? worlds.holder : worlds.other;
    const SeatId two = holder_first ? worlds.other : worlds.holder;
    EXPECT_FALSE(table->answer_early(one, id, {"pass"}).rejected.any());
    run(*table, 10);
    EXPECT_EQ(table->session().steps(), steps);
    EXPECT_FALSE(table->answer_early(two, id, {"pass"}).rejected.any());
    run(*table, 20);
    const Step& a = table->session().step(steps);
    const Step& b = table->session().step(steps + 1);
    const std::string order = a.who + " " + a.text + ", " + b.who + " " + b.text;
    if (first_two.empty()) first_two.push_back(order);
    EXPECT_EQ(first_two[0], order);
    EXPECT_NE(a.who, b.who);
  }
}

TEST(Windows, AnAnswerIsLookedAtWhenItIsGiven) {
  const Worlds& worlds = two_worlds();
  const auto table = sealed(worlds.with, 0);
  const std::string id = table->windows().id();
  EXPECT_EQ(table->answer_early(worlds.other, id, {"play sabotage"}).code, "refused");
  EXPECT_EQ(table->answer_early(worlds.other, id, {"nonsense"}).code, "unreadable");
  EXPECT_TRUE(table->answer_early(worlds.other, "w1", {"pass"}).stale);
  for (int i = 0; i < table->match().players(); ++i) {
    if (SeatId(i) == worlds.other || SeatId(i) == worlds.holder) continue;
    EXPECT_EQ(table->answer_early(SeatId(i), id, {"pass"}).code, "not_your_turn");
    EXPECT_EQ(table->choose(SeatId(i), table->version(), {"pass"}, "", 0).code, "not_your_turn");
    // Whoever plays the card cannot take it back any more: others have seen the window.
    EXPECT_TRUE(table->undo_points(SeatId(i)).empty());
  }
}

TEST(Windows, ACardGivenEarlyIsPlayedAtTheBeatAndHidesItsHolderUntilThen) {
  const Worlds& worlds = two_worlds();
  const auto table = sealed(worlds.with, 0);
  const std::size_t steps = table->session().steps();
  const json::object before = table->push(worlds.other, 0);
  EXPECT_FALSE(table->choose(worlds.holder, table->version(), {"play sabotage"}, "a", 5).rejected.any());
  run(*table, 5999);
  EXPECT_EQ(table->push(worlds.other, 0), before);
  EXPECT_EQ(table->push(worlds.holder, 0).at("window").at("mine").at("answered"),
            json::array{"play sabotage"});
  run(*table, 6000);
  bool played = false;
  for (std::size_t i = steps; i < table->session().steps(); ++i) {
    played = played || table->session().step(i).text == "play sabotage";
  }
  EXPECT_TRUE(played);
  EXPECT_TRUE(table->push(worlds.other, 0).contains("events"));
}

TEST(Windows, BotsAnswerWithTheOthersNotBefore) {
  const Worlds& worlds = two_worlds();
  const auto plain = sealed(worlds.with, 0);
  const std::string bot_seat = plain->match().seat_name(worlds.holder);
  const auto table = sealed(worlds.with, 0, {{bot_seat, "random"}});
  const std::size_t version = table->version();
  EXPECT_FALSE(table->bot_to_choose());
  table->think_ahead();
  run(*table, 5999);
  EXPECT_EQ(table->version(), version);
  EXPECT_FALSE(table->answer_early(worlds.other, table->windows().id(), {"pass"}).rejected.any());
  run(*table, 5999);
  EXPECT_GT(table->version(), version);
}

// Random people: they answer early, late or not at all; windows never stop the game, and what is stored is
// the game.
TEST(Windows, AGameGoesOnThroughThem) {
  for (const Reactions reactions : {Reactions::Sealed, Reactions::Even}) {
    const TableOptions options = ti4_table("possible");
    OpenedGame opened = Table::create(*find_game("ti4"), options, Seed::of(11), {}, 0);
    Table& table = *opened.table;
    WindowPace pace;
    pace.reactions = reactions;
    table.set_window_pace(pace, 0);
    Random random(12);
    Time now = 0;
    int windows = 0;
    int answers = 0;
    std::vector<LogLine> lines;
    const int steps = effort(2500, 150);
    for (int i = 0; i < steps && !table.over(); ++i) {
      if (table.windows().open()) {
        ++windows;
        const std::string id = table.windows().id();
        for (const SeatId seat : table.windows().window().seats) {
          if (random.below(2) == 0) continue;
          OptionList list;
          table.match().window_options(seat, list);
          const Choice choice = list[random.below(static_cast<std::uint32_t>(list.size()))];
          const Taken taken = table.answer_early(seat, id, {table.match().print(choice)});
          ASSERT_FALSE(taken.rejected.any()) << taken.rejected.error;
          ++answers;
        }
        // Those who have something face up to use answer in the end.
        const std::size_t version = table.version();
        now += 24 * 3600000LL;
        run(table, now);
        if (table.version() == version) {
          ASSERT_TRUE(table.windows().open());
          ASSERT_FALSE(table.windows().window().named.empty());
        }
        continue;
      }
      if (table.step_automatically(now)) continue;
      OptionList list;
      table.match().options(list);
      const Choice choice = list[random.below(static_cast<std::uint32_t>(list.size()))];
      const Taken taken =
          table.choose(table.to_choose(), table.version(), {table.match().print(choice)}, "", now);
      ASSERT_FALSE(taken.rejected.any()) << taken.rejected.error;
    }
    EXPECT_GT(windows, steps / 20);
    EXPECT_GT(answers, steps / 20);
    lines = table.take_unsaved();
    const OpenedGame again = Table::open(*find_game("ti4"), options, Seed::of(11), {}, lines);
    ASSERT_EQ(again.error, "");
    EXPECT_EQ(again.table->match().hash(), table.match().hash());
  }
}

// What everybody but the holder is told, at every moment of the window.
std::vector<std::string> told_to_others(const std::vector<LogLine>& lines, bool holder_answers,
                                        Reactions reactions = Reactions::Sealed) {
  const Worlds& worlds = two_worlds();
  const auto table = sealed(lines, 0, {}, reactions);
  std::vector<std::string> told;
  const auto listen = [&](Time now) {
    for (int i = 0; i <= table->match().players(); ++i) {
      const SeatId viewer = i < table->match().players() ? SeatId(i) : SeatId{};
      if (viewer == worlds.holder) continue;
      told.push_back(std::to_string(now) + " " + json::serialize(table->push(viewer, 0)));
    }
  };
  const std::string id = table->windows().id();
  for (Time now = 0; now <= 30000; now += 500) {
    if (now == 1000 && holder_answers) table->answer_early(worlds.holder, id, {"pass"});
    if (now == 2000) table->hold_window(worlds.holder, id, now);
    if (now == 3000) told.push_back(json::serialize(table->why(worlds.other, "play sabotage")));
    if (now == 3500) told.push_back(json::serialize(table->draft(worlds.other, table->version(), {"pass"})));
    run(*table, now);
    listen(now);
    if (!table->windows().open() || table->windows().id() != id) break;
  }
  return told;
}

TEST(Windows, OthersCannotTellWhetherAHandHoldsTheCard) {
  const Worlds& worlds = two_worlds();
  for (const bool answers : {false, true}) {
    const std::vector<std::string> with = told_to_others(worlds.with, answers);
    const std::vector<std::string> without = told_to_others(worlds.without, answers);
    EXPECT_GT(with.size(), 100U);
    EXPECT_EQ(with, without);
  }
  // Nor whether somebody has answered already.
  EXPECT_EQ(told_to_others(worlds.with, true), told_to_others(worlds.with, false));
}

TEST(Windows, WithoutASealTheyCould) {
  // The same games where a sole option is taken at once: the test above would notice.
  const Worlds& worlds = two_worlds();
  EXPECT_NE(told_to_others(worlds.with, false, Reactions::Open),
            told_to_others(worlds.without, false, Reactions::Open));
}

// ---- people at a table

class WindowHubTest : public HubTest {
 protected:
  explicit WindowHubTest(const std::function<void(Hub::Setup&)>& change = {}) : HubTest(change) {}

  // A table with a game that stands in the window.
  std::string put_table(const std::vector<LogLine>& lines, const std::vector<Person>& people, Time beat,
                        Reactions reactions = Reactions::Sealed) {
    const Worlds& worlds = two_worlds();
    Settings settings;
    settings.options = worlds.options.values;
    settings.reactions = reactions;
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
      for (const json::object& message : listener->heard) {
        all.push_back(json::serialize(plain(message)));
        const json::value* shown = message.if_contains("window");
        held = held || (shown != nullptr && shown->at("held").as_bool());
        EXPECT_TRUE(shown == nullptr || json::serialize(*shown).find("sabotage") == std::string::npos);
      }
      EXPECT_TRUE(held);
      // The window has closed.
      const json::value* last = listener->last("push")->if_contains("window");
      EXPECT_TRUE(last == nullptr || text_field(last->as_object(), "id") != window);
      all.emplace_back("----");
    }
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
  second.table(id)->watch(listener, 0);
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
