// Positions of Twilight Imperium 4 in which the way the game stands once told a viewer more than the rules
// do.
#include <gtest/gtest.h>

#include "engine/core/json_text.h"
#include "lab/properties.h"
#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

void play(Match& match, const std::vector<std::string>& choices) {
  for (const std::string& text : choices) {
    const auto parsed = match.parse(text);
    ASSERT_TRUE(parsed.error.empty()) << parsed.error;
    ASSERT_FALSE(match.apply(parsed.phrase, nullptr).refused()) << text;
  }
}

// Red gains two planets and is asked for Infiltrate at the second. That blue holds something for later, the
// end of the gain, is not to be seen while red thinks.
TEST(Ti4Secrets, WhatWaitsBelowAnOpenWindow) {
  const Game* game = find_game("ti4");
  const json::value given = json::parse(R"({
    "seats": {"red": "sol", "blue": "hacan", "green": "letnev"},
    "place": ["red 1 carrier 2 infantry at 30", "blue 1 space_dock at sakulag"],
    "control": {"blue": ["sakulag"]},
    "hand": {"red": ["infiltrate"], "blue": ["reparations"]}
  })");
  const MadeMatch made = game->from_given(given, default_table(*game, 3));
  ASSERT_NE(made.match, nullptr) << made.error;
  Match& match = *made.match;
  play(match, {"activate 31", "move carrier 30", "load infantry 30", "load infantry 30", "commit 1 lazar"});
  CheckMemory memory;
  Random random(1);
  for (int i = 0; i < 60; ++i) EXPECT_EQ(check_views(match, random, memory), "");
  play(match, {"commit 1 sakulag", "first lazar"});
  EXPECT_EQ(match.decision().kind, "react");
  EXPECT_EQ(match.seat_name(match.decision().seat), "red");
}

// Green loses the space dock that its fighters need. That blue holds something for the loss of a unit is not
// to be seen while green removes fighters: the question does not lie on a window.
TEST(Ti4Secrets, AQuestionDoesNotLieOnAWindow) {
  const Game* game = find_game("ti4");
  const json::value given = json::parse(R"({
    "seats": {"red": "sol", "blue": "hacan", "green": "letnev"},
    "place": ["green 1 carrier 5 fighter 1 infantry at 26", "green 1 space_dock at lodor"],
    "hand": {"red": ["reactor_meltdown"], "blue": ["courageous_to_the_end"]}
  })");
  const MadeMatch made = game->from_given(given, default_table(*game, 3));
  ASSERT_NE(made.match, nullptr) << made.error;
  Match& match = *made.match;
  CheckMemory memory;
  Random random(1);
  for (int i = 0; i < 300; ++i) EXPECT_EQ(check_views(match, random, memory), "");
  play(match, {"play reactor_meltdown"});
  EXPECT_EQ(match.seat_name(match.decision().seat), "green");
  EXPECT_EQ(match.decision().kind, "remove");
}

// Blue offers two cards of one kind. Red then knows of both of them: every world that red can imagine has
// them in blue's hand.
TEST(Ti4Secrets, AnOfferShowsAsManyCardsAsItNames) {
  const Game* game = find_game("ti4");
  const json::value given = json::parse(R"({
    "seats": {"red": "sol", "blue": "hacan", "green": "letnev"},
    "hand": {"red": ["bunker"], "blue": ["morale_boost", "morale_boost"], "green": ["sabotage"]},
    "turn": "blue"
  })");
  const MadeMatch made = game->from_given(given, default_table(*game, 3));
  ASSERT_NE(made.match, nullptr) << made.error;
  Match& match = *made.match;
  play(match, {"offer red", "give morale_boost", "give morale_boost", "want bunker", "propose"});
  EXPECT_EQ(match.seat_name(match.decision().seat), "red");
  CheckMemory memory;
  Random random(1);
  for (int i = 0; i < 300; ++i) EXPECT_EQ(check_views(match, random, memory), "");
}

}  // namespace
}  // namespace orrery
