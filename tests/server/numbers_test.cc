// Versions, steps and events as each viewer counts them: nobody learns from a number what was done in secret.
#include "server/table/numbers.h"

#include <gtest/gtest.h>

#include "server/table/table.h"
#include "tests/unit/lab_table.h"

namespace orrery::server {
namespace {

constexpr Time kNumbersStart = 1000;

TEST(Numbers, EyesCountWhatTheyNotice) {
  const Eyes red = eyes_of(SeatId(0));
  const Eyes blue = eyes_of(SeatId(1));
  const Eyes nobody = eyes_of(SeatId{});
  EXPECT_NE(red, blue);
  Noticed lines;
  for (const Eyes by : {kEverybody, red, red, static_cast<Eyes>(red | blue), kEverybody}) lines.add(by);
  EXPECT_EQ(lines.shown(red, 5), 5U);
  EXPECT_EQ(lines.shown(blue, 5), 3U);
  EXPECT_EQ(lines.shown(nobody, 5), 2U);
  EXPECT_EQ(lines.shown(static_cast<Eyes>(blue | nobody), 4), 2U);
  // Whatever a viewer did not notice has no number of its own.
  EXPECT_EQ(lines.real(blue, 0), 0U);
  EXPECT_EQ(lines.real(blue, 1), 3U);
  EXPECT_EQ(lines.real(blue, 2), 4U);
  EXPECT_EQ(lines.real(blue, 3), 5U);
  EXPECT_EQ(lines.real(nobody, 1), 4U);
  EXPECT_GT(lines.real(nobody, 3), lines.size());
  EXPECT_EQ(lines.since(1), kEverybody);
  lines.resize(3);
  EXPECT_EQ(lines.since(1), red);
  EXPECT_EQ(lines.since(3), 0);
}

std::unique_ptr<Table> dealing() {
  const Game& game = *find_game("ti4");
  TableOptions options = default_table(game, 3);
  const json::value given = json::parse(R"({
    "seats": {"red": "sol", "blue": "letnev", "green": "jolnar"},
    "options": {"turn_end": "ask"},
    "place": ["red 1 cruiser at 19", "blue 1 cruiser at 20", "green 1 cruiser at 24"],
    "trade_goods": {"red": 3, "blue": 1},
    "exhausted_strategy": ["leadership", "diplomacy", "politics", "construction", "trade", "warfare"],
    "turn": "red"})");
  const MadeMatch made = game.from_given(given, options);
  EXPECT_EQ(made.error, "");
  OpenedGame opened = Table::create(game, *made.match, Seed::of(1), {}, kNumbersStart);
  EXPECT_EQ(opened.error, "");
  return std::move(opened.table);
}

// What a viewer is told after each of the requests.
std::vector<std::string> told(SeatId viewer, const std::vector<std::vector<std::string>>& requests) {
  const auto table = dealing();
  std::vector<std::string> out;
  for (const std::vector<std::string>& steps : requests) {
    const std::size_t before = table->shown_version(eyes_of(viewer));
    const Taken taken = table->choose(table->to_choose(), table->version(), steps, "", kNumbersStart);
    EXPECT_FALSE(taken.rejected.any()) << taken.rejected.error;
    // Who is not told anything is not pushed anything.
    if (table->shown_version(eyes_of(viewer)) != before)
      out.push_back(json::serialize(table->push(viewer, 0)));
  }
  return out;
}

TEST(Numbers, HowManyPartsAnOfferHasIsBetweenTheTwo) {
  const std::vector<std::vector<std::string>> small{
      {"offer blue", "give 1 trade_goods", "propose"}, {"decline"}, {"pass"}};
  const std::vector<std::vector<std::string>> large{
      {"offer blue", "give 3 trade_goods", "want 1 trade_goods", "propose"}, {"decline"}, {"pass"}};
  const std::vector<std::vector<std::string>> slow{
      {"offer blue"}, {"give 3 trade_goods"}, {"want 1 trade_goods"}, {"propose"}, {"decline"}, {"pass"}};
  for (const SeatId viewer : {SeatId(2), SeatId{}}) {
    EXPECT_EQ(told(viewer, small), told(viewer, large));
    // One step at a time: that an offer was begun may be noticed, how it grew may not.
    EXPECT_EQ(told(viewer, slow).back(), told(viewer, small).back());
    EXPECT_EQ(told(viewer, slow).size(), told(viewer, small).size() + 1);
  }
  // Whom it concerns sees the difference.
  EXPECT_NE(told(SeatId(1), small), told(SeatId(1), large));
  EXPECT_EQ(told(SeatId(0), slow).size(), slow.size());
}

TEST(Numbers, ADraftAndAnUndoFitTheNumbersOfTheirPlayer) {
  const auto table = dealing();
  const SeatId red(0);
  const auto choose = [&](const std::string& step) {
    ASSERT_FALSE(table->choose(red, table->version(), {step}, "", kNumbersStart).rejected.any());
  };
  choose("offer blue");
  choose("give 2 trade_goods");
  choose("want 1 trade_goods");
  const json::array undo = table->push(red, 0).at("undo").as_array();
  ASSERT_EQ(undo.size(), 3U);
  const auto shown = undo[1].at("to").to_number<std::size_t>();
  const std::size_t before = table->shown_version(eyes_of(SeatId(2)));
  EXPECT_FALSE(table->undo(red, table->real_undo(red, shown), kNumbersStart).any());
  EXPECT_EQ(table->session().step(table->session().steps() - 1).text, "offer blue");
  EXPECT_TRUE(table->undo(red, table->real_undo(red, 77), kNumbersStart).any());
  // Nobody else has noticed anything of it.
  EXPECT_EQ(table->shown_version(eyes_of(SeatId(2))), before);
  EXPECT_EQ(table->real_version(eyes_of(SeatId(2)), before), table->version());
}

TEST(Numbers, NobodySeesGaps) {
  const Game& game = *find_game("ti4");
  TableOptions options = default_table(game, 3);
  options.values["map"] = "random";
  options.values["factions"] = "hacan,sol,mentak";  // they trade with anybody
  OpenedGame opened = Table::create(game, options, Seed::of(7), {}, kNumbersStart);
  Table& table = *opened.table;
  std::vector<LogLine> lines = table.take_unsaved();
  Random random(4);
  int hidden = 0;
  for (int i = 0; i < effort(600, 150) && !table.over(); ++i) {
    OptionList list;
    table.match().options(list);
    // Offers are what is composed in secret: one is made whenever it may be, every other time.
    std::string choice = table.match().print(list[random.below(static_cast<std::uint32_t>(list.size()))]);
    for (std::size_t n = 0; n < list.size() && i % 2 == 0; ++n) {
      if (table.match().print(list[n]).starts_with("offer ")) choice = table.match().print(list[n]);
    }
    ASSERT_FALSE(
        table.choose(table.to_choose(), table.version(), {choice}, "", kNumbersStart).rejected.any());
    for (LogLine& line : table.take_unsaved()) lines.push_back(std::move(line));
    hidden += table.session().hidden(table.session().steps() - 1) ? 1 : 0;
    for (int v = -1; v < 3; ++v) {
      const SeatId viewer = v < 0 ? SeatId{} : SeatId(v);
      EXPECT_EQ(table.real_version(eyes_of(viewer), table.shown_version(eyes_of(viewer))), table.version());
    }
  }
  EXPECT_GT(hidden, 10);
  const OpenedGame again = Table::open(game, options, Seed::of(7), {}, lines);
  ASSERT_EQ(again.error, "");
  for (int v = -1; v < 3; ++v) {
    const SeatId viewer = v < 0 ? SeatId{} : SeatId(v);
    EXPECT_LT(table.shown_version(eyes_of(viewer)), table.version());
    EXPECT_EQ(json::serialize(again.table->push(viewer, 0)), json::serialize(table.push(viewer, 0)));
    // All the log, newest page first: numbers one after another, down to the first.
    const json::object push = table.push(viewer, 0);
    std::size_t next = push.at("from").to_number<std::size_t>();
    for (const json::value& event : push.at("events").as_array())
      EXPECT_EQ(event.at("n").to_number<std::size_t>(), next++);
    std::size_t before = push.at("from").to_number<std::size_t>();
    while (before > 0) {
      const json::array page = table.history(viewer, before, 50);
      ASSERT_FALSE(page.empty());
      EXPECT_EQ(page.back().at("n").to_number<std::size_t>(), before - 1);
      before = page.front().at("n").to_number<std::size_t>();
    }
  }
}

}  // namespace
}  // namespace orrery::server
