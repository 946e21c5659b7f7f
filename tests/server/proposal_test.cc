// Proposals at the server: told to the seat that chooses and to nobody else, and what is proposed can be
// drafted and chosen as it stands.
#include <gtest/gtest.h>

#include "server/table/table.h"
#include "tests/unit/lab_table.h"

namespace orrery::server {
namespace {

constexpr Time kProposalStart = 1000;

std::unique_ptr<Table> some_game(const std::string& id, std::uint64_t seed) {
  const Game& game = *find_game(id);
  TableOptions options = default_table(game, 3);
  if (id == "ti4") {
    options.values["map"] = "random";
    options.values["factions"] = "dealt";
  }
  OpenedGame opened = Table::create(game, options, Seed::of(seed), {}, kProposalStart);
  EXPECT_EQ(opened.error, "");
  return std::move(opened.table);
}

std::vector<std::string> steps_of(const json::object& proposal) {
  std::vector<std::string> out;
  for (const json::value& step : proposal.at("steps").as_array()) out.emplace_back(step.as_string());
  return out;
}

const json::object* decision_in(const json::object& told) {
  const json::value* decision = told.if_contains("decision");
  return decision == nullptr ? nullptr : decision->if_object();
}

class Proposals : public testing::TestWithParam<std::string> {};

TEST_P(Proposals, AreForWhoChoosesAndCanBeChosen) {
  int proposals = 0;
  int facts = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const std::unique_ptr<Table> table = some_game(GetParam(), seed);
    Random random(seed);
    for (int i = 0; i < effort(200, 200) && !table->over(); ++i) {
      const SeatId asked = table->to_choose();
      for (int seat = -1; seat < 3; ++seat) {
        const SeatId viewer = seat < 0 ? SeatId{} : SeatId(seat);
        const json::object push = table->push(viewer, table->version());
        const json::object* decision = decision_in(push);
        if (decision == nullptr || viewer == asked) continue;
        EXPECT_FALSE(decision->contains("proposal"));
        EXPECT_FALSE(decision->contains("facts"));
      }
      const json::object push = table->push(asked, table->version());
      const json::object* decision = decision_in(push);
      std::vector<std::string> steps;
      if (decision != nullptr && decision->contains("facts")) ++facts;
      if (decision != nullptr && decision->contains("proposal")) {
        ++proposals;
        const json::object& proposal = decision->at("proposal").as_object();
        steps = steps_of(proposal);
        ASSERT_FALSE(steps.empty());
        const json::object draft = table->draft(asked, table->version(), steps);
        EXPECT_FALSE(draft.contains("refused")) << json::serialize(draft);
      }
      // Half of the proposals are taken; otherwise the game goes on at random.
      if (steps.empty() || random.below(2) == 0) {
        OptionList options;
        table->match().options(options);
        const auto n = random.below(static_cast<std::uint32_t>(options.size()));
        steps = {table->match().print(options[n])};
      }
      const Taken taken = table->choose(asked, table->version(), steps, "", kProposalStart);
      ASSERT_FALSE(taken.rejected.any()) << taken.rejected.error;
    }
  }
  EXPECT_GT(proposals, 5);
  EXPECT_GT(facts, 5);
}

// How a drafted answer would end: what is told can be chosen behind the draft, and settles the bills on its
// way.
TEST_P(Proposals, AnAnswerIsFinishedByWhatIsTold) {
  const std::vector<std::string> fill = {"pay", "assign_hits", "commit", "lose", "remove"};
  int finished = 0;
  int settled = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const std::unique_ptr<Table> table = some_game(GetParam(), seed);
    Random random(seed + 7);
    for (int i = 0; i < effort(500, 500) && !table->over(); ++i) {
      const SeatId asked = table->to_choose();
      OptionList options;
      table->match().options(options);
      const auto n = random.below(static_cast<std::uint32_t>(options.size()));
      std::vector<std::string> steps = {table->match().print(options[n])};
      EXPECT_FALSE(table->draft(asked, table->version(), steps).contains("finish"));
      const json::object draft = table->draft(asked, table->version(), steps, fill);
      if (const json::value* told = draft.if_contains("finish")) {
        ++finished;
        const json::object& finish = told->as_object();
        EXPECT_TRUE(draft.contains("decision"));
        for (const std::string& step : steps_of(finish)) steps.push_back(step);
        EXPECT_GT(steps.size(), 1U);
        const json::object whole = table->draft(asked, table->version(), steps);
        EXPECT_FALSE(whole.contains("refused")) << json::serialize(whole);
        EXPECT_EQ(whole.at("seam"), finish.at("seam"));
        for (const json::value& one : finish.at("asked").as_array()) {
          ++settled;
          const std::vector<std::string> before(
              steps.begin(), steps.begin() + 1 + one.at("after").to_number<std::ptrdiff_t>());
          const json::object there = table->draft(asked, table->version(), before);
          EXPECT_EQ(there.at("decision"), one.at("decision"));
        }
      }
      const Taken taken = table->choose(asked, table->version(), steps, "", kProposalStart);
      ASSERT_FALSE(taken.rejected.any()) << taken.rejected.error;
    }
  }
  EXPECT_GT(finished, 5);
  EXPECT_GT(settled, 2);
}

// "Why not?" is asked after what is drafted: not of what might have come instead of it.
TEST_P(Proposals, WhyNotIsAskedBehindTheDraft) {
  int known = 0;
  const std::unique_ptr<Table> table = some_game(GetParam(), 4);
  Random random(4);
  for (int i = 0; i < effort(200, 200) && !table->over(); ++i) {
    const SeatId asked = table->to_choose();
    OptionList options;
    table->match().options(options);
    const auto n = random.below(static_cast<std::uint32_t>(options.size()));
    const std::string choice = table->match().print(options[n]);
    const json::object draft = table->draft(asked, table->version(), {choice});
    if (const json::object* decision = decision_in(draft)) {
      const json::array& next = decision->at("options").as_array();
      if (!next.empty()) {
        ++known;
        const json::string& other = next.front().at("choice").as_string();
        EXPECT_EQ(table->why(asked, other, {choice}), (json::object{{"allowed", true}}));
      }
    }
    // A draft that does not fit is no draft.
    EXPECT_EQ(table->why(asked, choice, {"fly away"}), (json::object{{"allowed", true}}));
    ASSERT_FALSE(table->choose(asked, table->version(), {choice}, "", kProposalStart).rejected.any());
  }
  EXPECT_GT(known, 5);
}

INSTANTIATE_TEST_SUITE_P(Games, Proposals, testing::Values("ahos", "ti4"),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace orrery::server
