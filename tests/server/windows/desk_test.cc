// The desk of a reaction window: beats, answers before they are asked for, time to think.
#include <gtest/gtest.h>

#include "server/table/windows.h"

namespace orrery::server {
namespace {

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
    desk.stand(a_window("a", {kBlue, kGreen}), {person(kBlue, holds), person(kGreen)}, "w10", false, 1, 1000);
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
  desk.stand(window, {person(kBlue)}, "w10", false, 1, 1000);
  EXPECT_EQ(desk.closes_at(), 7000);
}

TEST(WindowDesk, ItClosesWhenAllPersonsHaveAnsweredAndBotsAreNotWaitedFor) {
  WindowDesk desk = a_desk(Reactions::Sealed);
  desk.stand(a_window("a", {kRed, kBlue, kGreen}),
             {{kRed, false, true, false, false}, person(kBlue), person(kGreen)}, "w10", false, 1, 0);
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
  desk.stand(a_window("a", {kRed}), {{kRed, false, true, false, false}}, "w10", false, 1, 0);
  EXPECT_FALSE(desk.open());
}

TEST(WindowDesk, HoldingGivesTimeThreeTimesARound) {
  WindowDesk desk = a_desk(Reactions::Sealed);
  const auto begin = [&](std::size_t steps, int round) {
    desk.stand(a_window("a", {kBlue, kGreen}), {person(kBlue), person(kGreen)}, "w" + std::to_string(steps),
               false, round, 0);
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
  desk.stand(window, {person(kBlue), person(kGreen, true)}, "w10", false, 1, 0);
  EXPECT_FALSE(desk.closing(100000));
  // It does not say that it closes before it can, and whose clock runs is no secret.
  EXPECT_FALSE(desk.closes_at());
  EXPECT_EQ(desk.owes(), kGreen);
  EXPECT_EQ(desk.hold(kBlue, 1000), "");
  desk.answer(kGreen, {"pass"});
  EXPECT_EQ(desk.closes_at(), 18000);
  EXPECT_FALSE(desk.owes().valid());
  EXPECT_TRUE(desk.closing(100000));
  // With nobody who could have something hidden there is no window to be shown.
  window.seats = {kGreen};
  desk.stand(window, {person(kGreen, true)}, "w11", false, 1, 0);
  EXPECT_FALSE(desk.open());
}

TEST(WindowDesk, TheClockTellsNothingOfWhatIsHeld) {
  // With a beat nobody is known to owe an answer; over days everybody owes one, one after the other.
  for (const bool holds : {false, true}) {
    WindowDesk desk = a_desk(Reactions::Sealed);
    desk.stand(a_window("a", {kBlue, kGreen}), {person(kBlue), person(kGreen, holds)}, "w10", false, 1, 0);
    EXPECT_FALSE(desk.owes().valid());
    WindowPace pace = desk.pace();
    pace.patient = true;
    desk.set_pace(pace);
    desk.stand(a_window("b", {kBlue, kGreen}), {person(kBlue), person(kGreen, holds)}, "w11", false, 1, 0);
    EXPECT_EQ(desk.owes(), kBlue);
    desk.answer(kBlue, {"pass"});
    EXPECT_EQ(desk.owes(), kGreen);
  }
  WindowDesk even = a_desk(Reactions::Even);
  even.stand(a_window("a", {kBlue, kGreen}), {person(kBlue), person(kGreen, true)}, "w10", false, 1, 0);
  EXPECT_FALSE(even.owes().valid()) << "that would tell who holds something";
}

TEST(WindowDesk, PassingGoesOnAndAnythingElseBeginsAnew) {
  WindowDesk desk = a_desk(Reactions::Sealed);
  const std::vector<WindowDesk::Seat> seats{person(kBlue), person(kGreen)};
  desk.stand(a_window("a", {kBlue, kGreen}), seats, "w10", false, 1, 0);
  const std::string id = desk.id();
  desk.answer(kGreen, {"play x"});
  ASSERT_TRUE(desk.closing(3000));
  desk.stand(a_window("a", {kGreen}, 1), seats, "w11", true, 1, 3000);
  EXPECT_EQ(desk.id(), id);
  EXPECT_TRUE(desk.closing(3000));
  ASSERT_NE(desk.answer_of(kGreen), nullptr);
  // Somebody used something: whoever had answered is asked again.
  desk.stand(a_window("a", {kBlue, kGreen}, 0), seats, "w13", false, 1, 3000);
  EXPECT_NE(desk.id(), id);
  EXPECT_EQ(desk.answer_of(kGreen), nullptr);
  EXPECT_FALSE(desk.closing(5999));
  // The last pass closed it, and another just like it opened.
  const std::string second = desk.id();
  desk.stand(a_window("a", {kBlue}, 0), seats, "w14", true, 1, 3000);
  EXPECT_NE(desk.id(), second);
}

TEST(WindowDesk, AnAnswerThatDoesNotFitComesBackAsAQuestion) {
  WindowDesk desk = a_desk(Reactions::Sealed);
  desk.stand(a_window("a", {kBlue, kGreen}), {person(kBlue), person(kGreen)}, "w10", false, 1, 0);
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
  desk.stand(a_window("a", {kBlue, kGreen}), {person(kBlue, true), person(kGreen)}, "w10", false, 1, 0);
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
    desk.stand(a_window("a", {kBlue}), {person(kBlue)}, "w10", false, 1, 0);
    EXPECT_FALSE(desk.closes_at());
    return *desk.due();
  };
  EXPECT_EQ(closes_after(25, 0), 0);
  EXPECT_EQ(closes_after(24, 0), 2 * 60000);
  EXPECT_EQ(closes_after(24, 50000), 10 * 60000);
  EXPECT_NEAR(static_cast<double>(closes_after(24, 99999)), 40 * 60000, 100);
}

}  // namespace
}  // namespace orrery::server
