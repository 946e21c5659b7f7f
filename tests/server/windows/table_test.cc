// Reaction windows of a game: answers in any order, played in that of the game, and nothing of all this tells
// others what a hand holds.
#include <gtest/gtest.h>

#include "tests/server/worlds.h"

namespace orrery::server {
namespace {

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
    OpenedGame opened = Table::create(*find_game("ti4"), options, Seed::of(13), {}, 0);
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
    EXPECT_GT(answers, steps / 30);
    lines = table.take_unsaved();
    const OpenedGame again = Table::open(*find_game("ti4"), options, Seed::of(13), {}, lines);
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

}  // namespace
}  // namespace orrery::server
