// The properties of lab/properties.h over a few games of every game there is, that the checks notice what
// they are for, and that simulations do not depend on the number of threads. The long run is `orrery sim GAME
// --check`.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "lab/report.h"
#include "lab/seeds.h"
#include "lab/simulate.h"
#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

SimPlan plan_for(const GameTable& table, std::uint64_t games) {
  SimPlan plan;
  plan.game = table.game;
  plan.table = table.options();
  plan.games = games;
  return plan;
}

std::string lines(const std::vector<std::string>& failures) {
  std::string out;
  for (const std::string& failure : failures) out += failure + "\n";
  return out;
}

class Properties : public testing::TestWithParam<GameTable> {};

// Where everybody who could react is asked, worlds that look the same to somebody ask the same seats.
TEST_P(Properties, HoldWhereEverybodyWhoCouldReactIsAsked) {
  SimPlan plan = plan_for(
      GetParam(), static_cast<std::uint64_t>(effort(20, 2) / (GetParam().game->id() == "ahos" ? 1 : 5) + 1));
  plan.table.values["windows"] = "possible";
  plan.jobs = 2;
  const std::vector<std::string> failures = check_properties(plan);
  EXPECT_TRUE(failures.empty()) << lines(failures);
}

TEST_P(Properties, HoldInRandomGames) {
  SimPlan plan = plan_for(
      GetParam(), static_cast<std::uint64_t>(effort(40, 2) / (GetParam().game->id() == "ahos" ? 1 : 5) + 1));
  plan.jobs = 2;
  const std::vector<std::string> failures = check_properties(plan);
  EXPECT_TRUE(failures.empty()) << lines(failures);
}

TEST_P(Properties, HoldAtEveryStepOfOneGame) {
  SimPlan plan = plan_for(GetParam(), 1);
  plan.seed = 2;
  // Games differ in length: about as many steps are looked at in each.
  plan.check =
      CheckPlan::every(static_cast<std::uint32_t>(effort(1, 8) * (GetParam().game->id() == "ahos" ? 1 : 6)));
  const std::vector<std::string> failures = check_properties(plan);
  EXPECT_TRUE(failures.empty()) << lines(failures);
}

INSTANTIATE_TEST_SUITE_P(Games, Properties, testing::ValuesIn(all_tables()), TableName{});

class Simulate : public testing::TestWithParam<GameTable> {};

TEST_P(Simulate, DoesNotDependOnTheNumberOfThreads) {
  SimPlan plan = plan_for(GetParam(), static_cast<std::uint64_t>(effort(30, 6)));
  const SimResult one = simulate(plan);
  plan.jobs = 3;
  const SimResult three = simulate(plan);
  ASSERT_EQ(one.games.size(), three.games.size());
  EXPECT_EQ(one.signature, three.signature);
  for (std::size_t i = 0; i < one.games.size(); ++i) {
    EXPECT_EQ(one.games[i].seed, three.games[i].seed);
    EXPECT_EQ(one.games[i].decisions, three.games[i].decisions);
    EXPECT_EQ(one.games[i].winners, three.games[i].winners);
  }
  EXPECT_EQ(one.content->seen(), three.content->seen());
}

TEST_P(Simulate, PlaysASingleGameOfARunAgain) {
  SimPlan plan = plan_for(GetParam(), 3);
  const SimResult run = simulate(plan);
  plan.first = 2;
  plan.games = 1;
  const SimResult again = simulate(plan);
  EXPECT_EQ(again.games[0].seed, run.games[2].seed);
  EXPECT_EQ(again.games[0].signature, run.games[2].signature);
}

TEST(BotsOfGame, RotateOverTheSeats) {
  SimPlan plan;
  plan.bots = {"a", "b"};
  EXPECT_EQ(bots_of_game(plan, 3, 0), (std::vector<std::string>{"a", "b", "a"}));
  EXPECT_EQ(bots_of_game(plan, 3, 1), (std::vector<std::string>{"b", "a", "b"}));
}

TEST_P(Simulate, AnEndlessGameIsAFailure) {
  SimPlan plan = plan_for(GetParam(), 1);
  plan.max_decisions = 5;
  std::uint64_t saved = 0;
  plan.failed = [&saved](std::uint64_t, const GamePlan&, const GameResult& result) {
    saved = result.log.size();
  };
  const SimResult result = simulate(plan);
  EXPECT_EQ(result.games[0].failure, "not over after 5 decisions");
  EXPECT_GE(saved, 5U);
  EXPECT_EQ(report_of(plan, result).failures.size(), 1U);
}

TEST_P(Simulate, ReportsWhatThePackIsMissing) {
  SimPlan plan = plan_for(GetParam(), 1);
  plan.table.pack.clear();
  EXPECT_FALSE(simulate(plan).error.empty());
}

INSTANTIATE_TEST_SUITE_P(Games, Simulate, testing::ValuesIn(smallest_tables()), TableName{});

class Report : public testing::TestWithParam<GameTable> {};

TEST_P(Report, WinsAddUpToTheGames) {
  SimPlan plan = plan_for(GetParam(), static_cast<std::uint64_t>(effort(20, 4)));
  const SimReport report = report_of(plan, simulate(plan));
  double by_seat = 0;
  double by_faction = 0;
  for (const auto& [name, tally] : report.seats) by_seat += tally.wins;
  for (const auto& [name, tally] : report.factions) by_faction += tally.wins;
  EXPECT_NEAR(by_seat, static_cast<double>(report.games), 1e-6);
  EXPECT_NEAR(by_faction, static_cast<double>(report.games), 1e-6);
  EXPECT_NEAR(report.bots[0].second.share(), 1.0, 1e-6);
  const json::value j = to_json(report);
  for (const char* key : {"games", "decisions", "seconds", "failures", "bots", "players", "seats", "factions",
                          "rounds", "decisions_per_game", "content"}) {
    EXPECT_TRUE(j.as_object().contains(key)) << key;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Report, testing::ValuesIn(smallest_tables()), TableName{});

TEST(Spread, OfNumbers) {
  const Spread s = spread_of({5, 1, 3});
  EXPECT_DOUBLE_EQ(s.mean, 3);
  EXPECT_EQ(s.min, 1);
  EXPECT_EQ(s.max, 5);
  EXPECT_EQ(s.p50, 3);
}

// ---- that the checks notice something ----

// A game at its first decision.
std::unique_ptr<Match> at_decision(const GameTable& table) {
  std::unique_ptr<Match> match = table.start();
  for (std::uint64_t n = 0; match->stop() == Stop::Chance; ++n) {
    Random random = chance_stream(1, n);
    match->apply_outcome(draw_outcome(match->chance(), random), nullptr);
  }
  EXPECT_EQ(match->stop(), Stop::Decision);
  return match;
}

class Checks : public testing::TestWithParam<GameTable> {};

TEST_P(Checks, NoticeOptionsOutOfOrderOrIllegalOrMissing) {
  const std::unique_ptr<Match> match = at_decision(GetParam());
  OptionList options;
  match->options(options);
  ASSERT_GE(options.size(), 2U);
  CheckMemory memory;
  EXPECT_EQ(check_options(*match, options, memory), "");
  OptionList turned;
  for (std::size_t i = options.size(); i-- > 0;) turned.add(options[i]);
  EXPECT_NE(check_options(*match, turned, memory), "");
  OptionList foreign;
  foreign.add(match->parse("done").phrase);
  EXPECT_NE(check_options(*match, foreign, memory), "");
  EXPECT_NE(check_options(*match, OptionList(), memory), "");
}

TEST_P(Checks, NoticeALegalChoiceThatIsNoOption) {
  const std::unique_ptr<Match> match = at_decision(GetParam());
  OptionList options;
  match->options(options);
  OptionList fewer;
  for (std::size_t i = 1; i < options.size(); ++i) fewer.add(options[i]);
  CheckMemory memory;
  Random random(1);
  std::string wrong;
  for (int i = 0; i < 100 && wrong.empty(); ++i)
    wrong = check_phrases(*match, fewer, {options[0]}, random, memory);
  EXPECT_NE(wrong.find("allowed and no option"), std::string::npos) << wrong;
}

TEST_P(Checks, NoticeAnotherHashInTheReplay) {
  const std::unique_ptr<Match> start = GetParam().start();
  GamePlan plan;
  plan.game = GetParam().game;
  plan.start = start.get();
  plan.bots.assign(static_cast<std::size_t>(GetParam().players), "random");
  struct Keeper : Watcher {
    std::string at_end(const Match& match, const StepLog& steps) override {
      log = steps;
      hash = match.hash();
      return "";
    }
    StepLog log;
    std::uint64_t hash = 0;
  } keeper;
  const std::vector<Watcher*> watchers{&keeper};
  ASSERT_EQ(play_game(plan, watchers).failure, "");
  EXPECT_EQ(check_replay(plan, keeper.log, keeper.hash), "");
  EXPECT_NE(check_replay(plan, keeper.log, keeper.hash + 1), "");
  keeper.log.pop_back();
  EXPECT_NE(check_replay(plan, keeper.log, keeper.hash), "");
}

TEST_P(Checks, NoticeAGameThatIsNotOver) { EXPECT_NE(check_end(*at_decision(GetParam())), ""); }

// Every rule that a refusal or a decision names stands in the rulebook.
TEST_P(Checks, RefusalsNameRulesOfTheRulebook) {
  SimPlan plan = plan_for(GetParam(), static_cast<std::uint64_t>(effort(12, 2)));
  plan.check.emplace();
  const SimResult result = simulate(plan);
  std::ifstream in(std::string(ORRERY_SOURCE_DIR) + "/rulebook/" + std::string(GetParam().game->id()) +
                   ".md");
  std::ostringstream book;
  book << in.rdbuf();
  EXPECT_FALSE(result.checked.rules.empty());
  for (const std::string& rule : result.checked.rules) {
    EXPECT_NE(book.str().find(rule), std::string::npos) << rule << " is named and stands in no rulebook";
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Checks, testing::ValuesIn(smallest_tables()), TableName{});

}  // namespace
}  // namespace orrery
