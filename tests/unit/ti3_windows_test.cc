// What is said where the same card may be played at two moments.
#include <gtest/gtest.h>

#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

// Signal Jamming is for the strategy phase: it is asked for before the first choice and after the last one,
// and the two questions do not look alike.
TEST(Ti3Windows, TwoMomentsOfTheStrategyPhaseAreToldApart) {
  const Game& game = *find_game("ti3");
  const MadeMatch made = game.from_given(json::parse(R"({
    "seats": {"red": "plain", "blue": "plain", "green": "plain"},
    "hand": {"red": ["signal_jamming"]}, "phase": "strategy", "round": 2
  })"),
                                         default_table(game, 3));
  ASSERT_NE(made.match, nullptr) << made.error;
  Match& match = *made.match;
  Random random(1);
  std::vector<std::string> said;
  for (int i = 0; i < 60 && match.stop() != Stop::Over && match.progress().turn == SeatId{}; ++i) {
    if (match.stop() == Stop::Chance) {
      match.apply_outcome(draw_outcome(match.chance(), random), nullptr);
      continue;
    }
    OptionList options;
    match.options(options);
    for (std::size_t k = 0; k < options.size(); ++k) {
      if (match.print(options[k]).find("signal_jamming") != std::string::npos) {
        said.push_back(match.english(match.decision().detail));
        break;
      }
    }
    match.apply(match.declining().value_or(options[0]), nullptr);
  }
  ASSERT_EQ(said.size(), 2U);
  EXPECT_NE(said[0], said[1]);
}

}  // namespace
}  // namespace orrery
