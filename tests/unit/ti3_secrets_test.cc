// Positions of Twilight Imperium 3 in which the way the game stands could tell a viewer more than the rules
// do.
#include <gtest/gtest.h>

#include "engine/core/json_text.h"
#include "lab/properties.h"
#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

MadeMatch position(const char* given) {
  const Game& game = *find_game("ti3");
  MadeMatch made = game.from_given(json::parse(given), default_table(game, 3));
  EXPECT_NE(made.match, nullptr) << made.error;
  return made;
}

// Takes the choice as soon as it is offered; until then everybody declines or takes the first option.
void play_when_offered(Match& match, const std::string& text) {
  Random random(1);
  for (int i = 0; i < 100; ++i) {
    if (match.stop() == Stop::Chance) {
      match.apply_outcome(draw_outcome(match.chance(), random), nullptr);
      continue;
    }
    ASSERT_EQ(match.stop(), Stop::Decision);
    OptionList options;
    match.options(options);
    const ParsedPhrase parsed = match.parse(text);
    ASSERT_EQ(parsed.error, "");
    if (options.contains(parsed.phrase)) {
      match.apply(parsed.phrase, nullptr);
      return;
    }
    match.apply(match.declining().value_or(options[0]), nullptr);
  }
  FAIL() << text << " was never offered";
}

void expect_no_leak(const Match& match) {
  CheckMemory memory;
  Random random(1);
  for (int i = 0; i < 200; ++i) ASSERT_EQ(check_views(match, random, memory), "");
}

std::string known_of_red(const Match& match, const char* viewer) {
  const json::value view = match.view_json(match.find_seat(viewer));
  return json::serialize(view.at_pointer("/players/red/hand"));
}

// Card Brokers: the partner answers without seeing what he gets; nobody else ever sees what changed hands.
TEST(Ti3Secrets, AnOfferedCardLiesFaceDown) {
  MadeMatch made = position(R"({
    "seats": {"red": "hacan", "blue": "plain", "green": "plain"},
    "hand": {"red": ["plague", "thugs", "ghost_ship"], "blue": ["direct_hit", "flank_speed"]},
    "phase": "status"
  })");
  Match& match = *made.match;
  ASSERT_NO_FATAL_FAILURE(play_when_offered(match, "use hacan_card_exchange"));
  ASSERT_NO_FATAL_FAILURE(play_when_offered(match, "card plague"));
  EXPECT_EQ(match.seat_name(match.decision().seat), "blue");
  ASSERT_NO_FATAL_FAILURE(expect_no_leak(match));
  ASSERT_NO_FATAL_FAILURE(play_when_offered(match, "card direct_hit"));
  EXPECT_EQ(known_of_red(match, "blue"), R"({"direct_hit":1})");
  EXPECT_EQ(known_of_red(match, "green"), "{}");
  ASSERT_NO_FATAL_FAILURE(expect_no_leak(match));
}

// Spies: who has seen a hand knows its cards, and nobody else does.
TEST(Ti3Secrets, AHandThatWasSeenIsKnown) {
  MadeMatch made = position(R"({
    "seats": {"red": "plain", "blue": "yssaril", "green": "plain"},
    "hand": {"red": ["plague", "thugs"]},
    "phase": "strategy"
  })");
  Match& match = *made.match;
  ASSERT_NO_FATAL_FAILURE(play_when_offered(match, "use yssaril_spy"));
  EXPECT_EQ(known_of_red(match, "blue"), R"({"plague":1,"thugs":1})");
  EXPECT_EQ(known_of_red(match, "green"), "{}");
  ASSERT_NO_FATAL_FAILURE(expect_no_leak(match));
}

// Whoever has looked at political cards knows the one on top, and which lie at the bottom; the others know
// that somebody has put them there.
TEST(Ti3Secrets, PoliticalCardsAreKnownToWhoeverLooked) {
  MadeMatch made = position(R"({
    "seats": {"red": "plain", "blue": "plain", "green": "plain"},
    "strategy": {"political": "red", "diplomacy": "blue", "logistics": "green"},
    "political_top": ["public_execution", "repeal", "revote", "research_grant"]
  })");
  Match& match = *made.match;
  ASSERT_NO_FATAL_FAILURE(play_when_offered(match, "strategic political"));
  ASSERT_NO_FATAL_FAILURE(play_when_offered(match, "top revote"));
  const auto top = [&](const char* viewer) {
    return json::serialize(match.view_json(match.find_seat(viewer)).at_pointer("/political_top"));
  };
  EXPECT_EQ(top("red"), R"(["revote"])");
  EXPECT_EQ(top("blue"), "[null]");
  ASSERT_NO_FATAL_FAILURE(expect_no_leak(match));
}

}  // namespace
}  // namespace orrery
