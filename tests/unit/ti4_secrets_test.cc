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
  play(match, {"commit 1 sakulag"});
  EXPECT_EQ(match.decision().kind, "react");
  EXPECT_EQ(match.seat_name(match.decision().seat), "red");
}

}  // namespace
}  // namespace orrery
