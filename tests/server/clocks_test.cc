// Clocks: whose time passes, when it is up, and that a restart takes none of it away.
#include "server/hub/clocks.h"

#include <gtest/gtest.h>

namespace orrery::server {
namespace {

constexpr Time kDay = 24LL * 3600 * 1000;
const std::vector<std::string> kSeats = {"red", "blue"};

ClockSettings clock(ClockSettings::Kind kind, std::int64_t seconds, std::int64_t increment = 0,
                    std::int64_t vacation = 0) {
  return {kind, seconds, increment, vacation};
}
using Kind = ClockSettings::Kind;

TEST(Clocks, AMoveClockIsFullAtEveryTurn) {
  Clocks c(clock(Kind::Move, 60), kSeats, "", 0);
  c.run_for("red", 1000);
  EXPECT_EQ(c.left("red", 11000), 50000);
  EXPECT_EQ(c.left("blue", 11000), 60000);
  EXPECT_EQ(c.deadline(11000), 61000);
  // A pause neither costs time nor begins a new turn.
  c.run_for("", 21000);
  EXPECT_EQ(c.left("red", 900000), 40000);
  EXPECT_EQ(c.deadline(900000), std::nullopt);
  c.run_for("red", 900000);
  EXPECT_EQ(c.left("red", 910000), 30000);
  c.run_for("blue", 910000);
  c.run_for("red", 920000);
  EXPECT_EQ(c.left("red", 920000), 60000);
}

TEST(Clocks, AGameClockGetsItsIncrementAfterEachTurn) {
  Clocks c(clock(Kind::Game, 600, 10), kSeats, "", 0);
  c.run_for("red", 0);
  c.run_for("blue", 100000);
  EXPECT_EQ(c.left("red", 500000), 510000);
  c.run_for("red", 100000);
  EXPECT_EQ(c.left("blue", 100000), 610000);
  EXPECT_FALSE(c.overdue("red", 609999));
  EXPECT_TRUE(c.overdue("red", 610000));
  EXPECT_EQ(c.left("red", 9999999), 0);
  EXPECT_FALSE(c.overdue("blue", 9999999));
  EXPECT_EQ(c.deadline(610000), std::nullopt);
}

TEST(Clocks, ARestartTakesNoTimeAway) {
  Clocks c(clock(Kind::Game, 600), kSeats, "", 0);
  c.run_for("red", 0);
  c.settle(200000);
  const Clocks again(clock(Kind::Game, 600), kSeats, c.print(), 5000000);
  EXPECT_EQ(again.running(), "red");
  EXPECT_EQ(again.left("red", 5000000), 400000);
  EXPECT_EQ(again.left("red", 5100000), 300000);
  // Over days the time goes on without the server.
  Clocks d(clock(Kind::Days, 3 * 86400), kSeats, "", 0);
  d.run_for("red", 0);
  const Clocks later(clock(Kind::Days, 3 * 86400), kSeats, d.print(), 2 * kDay);
  EXPECT_EQ(later.left("red", 2 * kDay), kDay);
  EXPECT_TRUE(later.overdue("red", 3 * kDay));
}

TEST(Clocks, VacationStopsTheClockAndIsUsedUp) {
  Clocks c(clock(Kind::Days, 86400, 0, 10), kSeats, "", 0);
  c.run_for("red", 0);
  EXPECT_NE(c.take_vacation("red", 11, kDay / 2), "");
  EXPECT_EQ(c.take_vacation("red", 4, kDay / 2), "");
  EXPECT_EQ(c.left("red", 3 * kDay), kDay / 2);
  EXPECT_EQ(c.deadline(kDay), kDay / 2 + 4 * kDay + kDay / 2);
  EXPECT_FALSE(c.overdue("red", 4 * kDay));
  // Back early: what was not used comes back.
  EXPECT_EQ(c.take_vacation("red", 0, kDay / 2 + kDay), "");
  EXPECT_EQ(c.left("red", kDay / 2 + kDay), kDay / 2);
  EXPECT_NE(c.take_vacation("red", 10, kDay / 2 + kDay), "");
  EXPECT_EQ(c.take_vacation("red", 9, kDay / 2 + kDay), "");
  const Clocks again(clock(Kind::Days, 86400, 0, 10), kSeats, c.print(), 2 * kDay);
  EXPECT_EQ(again.left("red", 10 * kDay), kDay / 2);
  EXPECT_TRUE(again.overdue("red", 11 * kDay));
}

TEST(Clocks, MostOfTheOthersDecide) {
  Clocks c(clock(Kind::Move, 1), {"red", "blue", "green", "black"}, "", 0);
  c.run_for("red", 0);
  EXPECT_EQ(c.vote("red", "b", Overdue::Bot, 3), std::nullopt);
  EXPECT_EQ(c.vote("red", "b", Overdue::Skip, 3), std::nullopt);  // changed the mind: still one vote
  EXPECT_EQ(c.vote("red", "g", Overdue::Bot, 3), std::nullopt);
  const json::object told = c.to_json({"red"}, 5000);
  EXPECT_EQ(told.at("votes").at("red").at("skip").to_number<int>(), 1);
  EXPECT_EQ(told.at("overdue").as_array().size(), 1U);
  Clocks again(clock(Kind::Move, 1), {"red", "blue"}, c.print(), 5000);
  EXPECT_EQ(again.vote("red", "k", Overdue::Bot, 3), Overdue::Bot);
  // Exactly half is not most.
  Clocks half(clock(Kind::Move, 1), kSeats, "", 0);
  half.run_for("red", 0);
  EXPECT_EQ(half.vote("red", "b", Overdue::Wait, 2), std::nullopt);
  half.grant("red", 2000);
  EXPECT_EQ(half.left("red", 2000), 1000);
}

TEST(Clocks, WrongSettingsAreRefused) {
  ClockSettings out;
  for (const char* bad : {R"(5)", R"({})", R"({"kind":"sand"})", R"({"kind":"move"})",
                          R"({"kind":"move","seconds":0})", R"({"kind":"move","seconds":"1"})",
                          R"({"kind":"game","seconds":5,"increment":-1})", R"({"kind":"none","colour":1})"}) {
    EXPECT_NE(read_clock(json::parse(bad), out), "") << bad;
  }
  EXPECT_EQ(read_clock(json::parse(R"({"kind":"game","seconds":5,"increment":2,"vacation_days":3})"), out),
            "");
  ClockSettings again;
  EXPECT_EQ(read_clock(clock_json(out), again), "");
  EXPECT_EQ(again.increment, 2);
  EXPECT_EQ(again.vacation_days, 3);
  EXPECT_EQ(read_clock(clock_json(ClockSettings{}), again), "");
  EXPECT_FALSE(again.on());
}

}  // namespace
}  // namespace orrery::server
