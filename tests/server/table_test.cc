// A game at the server: choices whole or not at all, drafts without a trace, undo up to the last seam, and
// nothing hidden to anybody.
#include "server/table/table.h"

#include <gtest/gtest.h>

#include "server/table/dry_run.h"
#include "tests/unit/lab_table.h"

namespace orrery::server {
namespace {

constexpr Time kTableStart = 1000;

struct Played {
  const Game* game;
  TableOptions options;
  std::unique_ptr<Table> table;
};

Played some_game(const std::string& id, int players, std::uint64_t seed,
                 const std::map<std::string, std::string>& bots = {}) {
  Played p{find_game(id), default_table(*find_game(id), players), nullptr};
  if (id == "ti4") {
    p.options.values["map"] = "random";
    p.options.values["factions"] = "dealt";
  }
  OpenedGame opened = Table::create(*p.game, p.options, Seed::of(seed), bots, kTableStart);
  EXPECT_EQ(opened.error, "");
  p.table = std::move(opened.table);
  return p;
}

std::string nth_option(const Match& match, std::uint64_t n) {
  OptionList options;
  match.options(options);
  return match.print(options[n % options.size()]);
}

// Random choices for whoever must choose, `n` of them or to the end of the game.
void play_on(Table& table, int n, Random& random, std::vector<LogLine>& lines) {
  for (int i = 0; i < n && !table.over(); ++i) {
    const Taken taken = table.choose(table.to_choose(), table.version(),
                                     {nth_option(table.match(), random.next())}, "", kTableStart);
    ASSERT_FALSE(taken.rejected.any()) << taken.rejected.error;
    ASSERT_FALSE(taken.stale);
    for (LogLine& line : table.take_unsaved()) lines.push_back(std::move(line));
  }
}

class TableOf : public testing::TestWithParam<std::string> {};

TEST_P(TableOf, TheStoredLinesAreTheGame) {
  Played p = some_game(GetParam(), 3, 5);
  std::vector<LogLine> lines = p.table->take_unsaved();
  Random random(1);
  play_on(*p.table, effort(150, 40), random, lines);
  EXPECT_EQ(lines.size(), p.table->version());
  const OpenedGame again = Table::open(*p.game, p.options, Seed::of(5), {}, lines);
  ASSERT_EQ(again.error, "");
  EXPECT_EQ(again.table->version(), p.table->version());
  EXPECT_EQ(again.table->match().hash(), p.table->match().hash());
  for (int seat = -1; seat < 3; ++seat) {
    const SeatId viewer = seat < 0 ? SeatId{} : SeatId(seat);
    EXPECT_EQ(json::serialize(again.table->push(viewer, 0)), json::serialize(p.table->push(viewer, 0)));
  }
}

TEST_P(TableOf, ABrokenLineIsToldWithItsNumber) {
  Played p = some_game(GetParam(), 3, 5);
  std::vector<LogLine> lines = p.table->take_unsaved();
  for (const char* wrong : {"nonsense", "undo 999", "undo x", "red: fly away", "chance nothing: 1"}) {
    std::vector<LogLine> broken = lines;
    broken.push_back({wrong, "", 0});
    const OpenedGame opened = Table::open(*p.game, p.options, Seed::of(5), {}, broken);
    EXPECT_EQ(opened.table, nullptr);
    EXPECT_NE(opened.error.find("line " + std::to_string(broken.size())), std::string::npos) << opened.error;
  }
}

TEST_P(TableOf, OnlyTheSeatThatIsAskedChooses) {
  Played p = some_game(GetParam(), 3, 6);
  const SeatId asked = p.table->to_choose();
  const std::string choice = nth_option(p.table->match(), 0);
  const std::size_t version = p.table->version();
  for (int i = 0; i < 3; ++i) {
    if (SeatId(i) == asked) continue;
    EXPECT_TRUE(p.table->choose(SeatId(i), version, {choice}, "", kTableStart).rejected.any());
  }
  EXPECT_TRUE(p.table->choose(SeatId{}, version, {choice}, "", kTableStart).rejected.any());
  EXPECT_EQ(p.table->version(), version);
}

TEST_P(TableOf, AStaleOrRepeatedRequestChangesNothing) {
  Played p = some_game(GetParam(), 3, 7);
  const SeatId asked = p.table->to_choose();
  const std::size_t version = p.table->version();
  const std::string choice = nth_option(p.table->match(), 0);
  EXPECT_FALSE(p.table->choose(asked, version, {choice}, "a", kTableStart).rejected.any());
  const std::uint64_t hash = p.table->match().hash();
  const Taken again = p.table->choose(asked, version, {choice}, "a", kTableStart);
  EXPECT_FALSE(again.stale);
  EXPECT_FALSE(again.rejected.any());
  EXPECT_EQ(p.table->match().hash(), hash);
  EXPECT_TRUE(p.table->choose(asked, version, {choice}, "b", kTableStart).stale);
  EXPECT_EQ(p.table->match().hash(), hash);
}

TEST_P(TableOf, ARepeatedRequestIsKnownAfterARestart) {
  Played p = some_game(GetParam(), 3, 7);
  const SeatId asked = p.table->to_choose();
  const std::size_t version = p.table->version();
  const std::string choice = nth_option(p.table->match(), 0);
  p.table->choose(asked, version, {choice}, "a", kTableStart);
  const OpenedGame again = Table::open(*p.game, p.options, Seed::of(7), {}, p.table->take_unsaved());
  ASSERT_EQ(again.error, "");
  EXPECT_FALSE(again.table->choose(asked, version, {choice}, "a", kTableStart).stale);
  EXPECT_EQ(again.table->match().hash(), p.table->match().hash());
}

TEST_P(TableOf, ABadStepRefusesTheWholeSequence) {
  Played p = some_game(GetParam(), 3, 8);
  Random random(3);
  std::vector<LogLine> lines;
  for (int i = 0; i < effort(120, 30) && !p.table->over(); ++i) {
    const SeatId asked = p.table->to_choose();
    const std::string good = nth_option(p.table->match(), random.next());
    const std::uint64_t hash = p.table->match().hash();
    const Taken taken = p.table->choose(asked, p.table->version(), {good, "fly away"}, "", kTableStart);
    if (taken.rejected.any()) {
      EXPECT_EQ(taken.rejected.index, 1U);
      EXPECT_EQ(p.table->match().hash(), hash);
    } else {
      // Behind a seam nothing is tried: the first part was taken, the rest comes back.
      EXPECT_EQ(taken.rest, std::vector<std::string>{"fly away"});
    }
    play_on(*p.table, 1, random, lines);
  }
}

TEST_P(TableOf, ADraftLeavesNoTraceAndAgreesWithTheChoice) {
  Played p = some_game(GetParam(), 3, 9);
  Random random(4);
  std::vector<LogLine> lines;
  int drafts = 0;
  for (int i = 0; i < effort(150, 30) && !p.table->over(); ++i) {
    const SeatId asked = p.table->to_choose();
    const std::string choice = nth_option(p.table->match(), random.next());
    const std::uint64_t hash = p.table->match().hash();
    const json::object draft = p.table->draft(asked, p.table->version(), {choice});
    EXPECT_EQ(p.table->match().hash(), hash);
    EXPECT_EQ(draft.at("tried").to_number<int>(), 1);
    p.table->choose(asked, p.table->version(), {choice}, "", kTableStart);
    if (const json::value* shown = draft.if_contains("decision")) {
      ++drafts;
      EXPECT_EQ(json::serialize(*shown), json::serialize(p.table->push(asked, 0).at("decision")));
      EXPECT_EQ(p.table->to_choose(), asked);
    }
  }
  EXPECT_GT(drafts, 0);
}

TEST_P(TableOf, UndoGoesBackToTheLastSeamAndNotAcross) {
  Played p = some_game(GetParam(), 3, 10);
  Random random(5);
  std::vector<LogLine> lines = p.table->take_unsaved();
  int undone = 0;
  for (int i = 0; i < effort(200, 40) && !p.table->over(); ++i) {
    const SeatId asked = p.table->to_choose();
    const std::uint64_t before = p.table->match().hash();
    const std::size_t steps = p.table->session().steps();
    play_on(*p.table, 1, random, lines);
    for (int other = 0; other < 3; ++other) {
      if (SeatId(other) == asked) continue;
      EXPECT_TRUE(p.table->undo_points(SeatId(other)).empty());
    }
    const auto points = p.table->undo_points(asked);
    if (points.empty() || points.back().steps != steps) continue;
    EXPECT_EQ(p.table->to_choose(), asked);
    const std::size_t version = p.table->version();
    EXPECT_FALSE(p.table->undo(asked, steps, kTableStart).any());
    ++undone;
    EXPECT_EQ(p.table->match().hash(), before);
    EXPECT_EQ(p.table->version(), version + 1);
    for (LogLine& line : p.table->take_unsaved()) lines.push_back(std::move(line));
    play_on(*p.table, 1, random, lines);
  }
  EXPECT_GT(undone, 0);
  EXPECT_TRUE(p.table->undo(SeatId(0), 0, kTableStart).any());
  const OpenedGame again = Table::open(*p.game, p.options, Seed::of(10), {}, lines);
  ASSERT_EQ(again.error, "");
  EXPECT_EQ(again.table->match().hash(), p.table->match().hash());
}

// F57: what ran by itself once and was taken back waits for its player.
TEST_P(TableOf, AfterAnUndoNothingAnswersByItself) {
  Played p = some_game(GetParam(), 3, 10);
  Random random(9);
  std::vector<LogLine> lines;
  int undone = 0;
  for (int i = 0; i < 400 && undone == 0 && !p.table->over(); ++i) {
    const SeatId asked = p.table->to_choose();
    const std::size_t steps = p.table->session().steps();
    const bool alone = forced_choice(p.table->match()).has_value();
    play_on(*p.table, 1, random, lines);
    const auto points = p.table->undo_points(asked);
    if (!alone || points.empty() || points.back().steps != steps) continue;
    ASSERT_FALSE(p.table->undo(asked, steps, kTableStart).any());
    ASSERT_TRUE(forced_choice(p.table->match()).has_value());
    EXPECT_FALSE(p.table->step_automatically(kTableStart)) << "it would be taken at once again";
    EXPECT_EQ(p.table->session().steps(), steps);
    ++undone;
    play_on(*p.table, 1, random, lines);
  }
  EXPECT_EQ(undone, 1);
  // Afterwards it is as before: the next one is taken by itself.
  bool taken = false;
  for (int i = 0; i < 400 && !taken && !p.table->over(); ++i) {
    taken = p.table->step_automatically(kTableStart);
    if (!taken) play_on(*p.table, 1, random, lines);
  }
  EXPECT_TRUE(taken);
}

TEST_P(TableOf, AViewerIsToldExactlyWhatItMaySee) {
  Played p = some_game(GetParam(), 3, 11);
  Random random(6);
  std::vector<LogLine> lines;
  play_on(*p.table, effort(120, 40), random, lines);
  ASSERT_FALSE(p.table->over());
  const Match& match = p.table->match();
  for (int i = -1; i < 3; ++i) {
    const SeatId viewer = i < 0 ? SeatId{} : SeatId(i);
    const json::object push = p.table->push(viewer, 0);
    EXPECT_EQ(push.at("decision").as_object().contains("options"), viewer == match.decision().seat);
    // All that it may see, in order, and nothing else.
    std::vector<std::string> may_see;
    for (const LoggedEvent& logged : p.table->session().log()) {
      if (match.visible(logged.event, viewer)) may_see.push_back(match.event_text(logged.event));
    }
    const auto from = push.at("from").to_number<std::size_t>();
    const json::array& events = push.at("events").as_array();
    ASSERT_EQ(from + events.size(), may_see.size());
    for (std::size_t n = from; n < may_see.size(); ++n) {
      EXPECT_EQ(events[n - from].at("n").to_number<std::size_t>(), n);
      EXPECT_EQ(events[n - from].at("text").as_string(), may_see[n]);
    }
    // The same from a world that looks the same to the viewer.
    Random worlds(7);
    const std::unique_ptr<Match> other = match.sample(viewer, worlds);
    EXPECT_EQ(json::serialize(other->view_json(viewer)), json::serialize(push.at("view")));
  }
}

TEST_P(TableOf, EventsAfterAnUndoReplaceThoseThatWereTakenBack) {
  Played p = some_game(GetParam(), 3, 12);
  Random random(8);
  std::vector<LogLine> lines;
  // A viewer that follows the pushes has the same log as one that comes late.
  std::vector<json::value> followed;
  std::size_t seen = 0;
  const SeatId viewer(0);
  for (int i = 0; i < effort(150, 40) && !p.table->over(); ++i) {
    const SeatId asked = p.table->to_choose();
    play_on(*p.table, 1, random, lines);
    const auto points = p.table->undo_points(asked);
    if (!points.empty() && random.below(3) == 0) p.table->undo(asked, points.back().steps, kTableStart);
    const json::object push = p.table->push(viewer, seen);
    const auto known = push.at("known").to_number<std::size_t>();
    std::erase_if(followed,
                  [&](const json::value& e) { return e.at("n").to_number<std::size_t>() >= known; });
    for (const json::value& event : push.at("events").as_array()) followed.push_back(event);
    seen = p.table->version();
  }
  std::string a;
  for (const json::value& event : followed) a += json::serialize(event) + "\n";
  std::string b;
  for (const json::value& event : p.table->history(viewer, SIZE_MAX, SIZE_MAX))
    b += json::serialize(event) + "\n";
  EXPECT_EQ(a, b);
}

TEST_P(TableOf, BotsPlayAGameToItsEnd) {
  Played p = some_game(GetParam(), 3, 13, {{"red", "greedy"}, {"blue", "greedy"}, {"green", "greedy"}});
  std::size_t steps = 0;
  while (p.table->step_automatically(kTableStart)) ++steps;
  EXPECT_TRUE(p.table->over());
  EXPECT_GT(steps, 50U);
  EXPECT_TRUE(p.table->push(SeatId{}, 0).contains("result"));
}

INSTANTIATE_TEST_SUITE_P(Games, TableOf, testing::Values("ahos", "ti4"),
                         [](const auto& given) { return given.param; });

}  // namespace
}  // namespace orrery::server
