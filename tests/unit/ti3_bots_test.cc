// What the greedy player of the third edition must not do: leave an attack half done, forget its troops and
// its fighters, vote against itself, pay for nothing.
#include <gtest/gtest.h>

#include <algorithm>

#include "bots/bots.h"
#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

constexpr int kMostSteps = 300;

std::unique_ptr<Match> position(const char* given) {
  const Game& game = *find_game("ti3");
  MadeMatch made = game.from_given(json::parse(given), default_table(game, 3));
  EXPECT_NE(made.match, nullptr) << made.error;
  return std::move(made.match);
}

using Told = std::vector<std::string>;

// Everybody is greedy, until an event begins with that word; `first` is chosen before.
Told played(const char* given, const char* until, std::uint64_t seed, const char* first = nullptr) {
  const std::unique_ptr<Match> match = position(given);
  const std::unique_ptr<Bot> bot = make_bot(*find_game("ti3"), "greedy");
  Random random(seed);
  Told told;
  for (int n = 0; n < kMostSteps && match->stop() != Stop::Over; ++n) {
    std::vector<Event> events;
    if (match->stop() == Stop::Chance) {
      match->apply_outcome(draw_outcome(match->chance(), random), &events);
    } else if (first != nullptr) {
      EXPECT_FALSE(match->apply(match->parse(first).phrase, &events).refused()) << first;
      first = nullptr;
    } else {
      match->apply(bot->choose(*match, match->decision().seat, random), &events);
    }
    for (const Event& e : events) {
      told.push_back(match->event_text(e));
      if (told.back().rfind(until, 0) == 0) return told;
    }
  }
  return told;
}

int count(const Told& told, const std::string& start) {
  return static_cast<int>(std::count_if(told.begin(), told.end(),
                                        [&](const std::string& line) { return line.rfind(start, 0) == 0; }));
}

// Half a fleet that sets out is a gift: what the plan needs goes, and who wins in space lands.
TEST(Ti3Bots, FinishTheAttackTheyBegan) {
  int attacks = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Told told = played(R"({
      "seats": {"red": "plain", "blue": "plain", "green": "plain"}, "round": 4,
      "control": {"red": ["abyz", "fria"]},
      "areas": {"red": [1, 6, 1]},
      "place": ["red 5 cruiser at abyz_fria", "red 1 carrier at abyz_fria", "red 5 ground_force at abyz",
                "blue 3 cruiser at arinam_meer", "blue 1 ground_force at arinam",
                "blue 1 ground_force at meer"]
    })",
                             "turn_began", seed, "activate arinam_meer");
    const int sent = count(told, "unit_moved red");
    if (sent == 0) continue;
    ++attacks;
    EXPECT_GE(sent, 5) << seed;
    const bool troops = count(told, "unit_destroyed red carrier") == 0;
    if (troops && count(told, "battle_won red") > 0) {
      EXPECT_GT(count(told, "units_landed red"), 0) << seed;
    }
  }
  EXPECT_GT(attacks, 0);
}

// All troops that could go would fill the carrier; the fighters have no other place.
TEST(Ti3Bots, TakeTheirFightersAlong) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Told told = played(R"({
      "seats": {"red": "plain", "blue": "plain", "green": "plain"}, "round": 2,
      "control": {"red": ["abyz", "fria"]},
      "place": ["red 1 carrier at abyz_fria", "red 3 fighter at abyz_fria", "red 6 ground_force at abyz"]
    })",
                             "turn_began", seed, "activate arinam_meer");
    EXPECT_EQ(count(told, "unit_moved red carrier"), 1) << seed;
    EXPECT_EQ(count(told, "fighters_moved red 3"), 1) << seed;
    EXPECT_EQ(count(told, "control_gained red"), 2) << seed;
    EXPECT_EQ(count(told, "unit_removed red"), 0) << seed;
  }
}

TEST(Ti3Bots, VoteForThemselves) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Told told = played(R"({
      "seats": {"red": "plain", "blue": "plain", "green": "plain"}, "round": 3,
      "political_top": ["minister_of_policy"],
      "strategy": {"political": "red", "trade": "blue", "warfare": "green"},
      "place": ["blue 2 ground_force at saudor"]
    })",
                             "outcome", seed, "strategic political");
    for (const char* seat : {"red", "blue", "green"})
      EXPECT_EQ(count(told, std::string("voted ") + seat + " " + seat), 1) << seat << " " << seed;
  }
}

// Everybody is to lose trade goods: red alone has some, and votes against it however others have voted.
TEST(Ti3Bots, VoteAgainstWhatHurtsThem) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Told told = played(R"({
      "seats": {"red": "plain", "blue": "plain", "green": "plain"}, "round": 3,
      "political_top": ["cost_overruns"], "trade_goods": {"red": 6},
      "strategy": {"political": "red", "trade": "blue", "warfare": "green"}
    })",
                             "outcome", seed, "strategic political");
    EXPECT_EQ(count(told, "voted red against"), 1) << seed;
    EXPECT_EQ(count(told, "voted blue for"), 1) << seed;
    EXPECT_EQ(count(told, "voted green for"), 1) << seed;
  }
}

// Three planets each: whoever knows most will claim most. The censure is his.
TEST(Ti3Bots, VoteAgainstWhoeverKnowsMost) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Told told = played(R"({
      "seats": {"red": "plain", "blue": "plain", "green": "plain"}, "round": 3,
      "political_top": ["councils_censure"],
      "control": {"red": ["abyz", "fria"], "blue": ["saudor"]},
      "technologies": {"red": ["hylar_v_assault_laser"], "green": ["hylar_v_assault_laser"],
                       "blue": ["hylar_v_assault_laser", "deep_space_cannon", "magen_defense_grid"]},
      "strategy": {"political": "red", "trade": "blue", "warfare": "green"}
    })",
                             "outcome", seed, "strategic political");
    EXPECT_EQ(count(told, "voted red blue"), 1) << seed;
    EXPECT_EQ(count(told, "voted green blue"), 1) << seed;
  }
}

// The system of the dock is full and troops wait: ships set out, so that new ones can be built.
TEST(Ti3Bots, DoNotParkTheirShipsForEver) {
  const Told told = played(R"({
    "seats": {"red": "plain", "blue": "plain", "green": "plain"}, "round": 4,
    "control": {"red": ["abyz", "fria", "vefut_ii", "wellon"]},
    "areas": {"red": [0, 3, 4]}, "trade_goods": {"red": 8},
    "strategy": {"initiative": "red", "trade": "blue", "warfare": "green"},
    "passed": ["blue", "green"],
    "place": ["red 3 cruiser at sol_home", "red 1 space_dock 6 ground_force at jord"]
  })",
                           "passed red", 1);
  EXPECT_GT(count(told, "unit_moved red cruiser sol_home"), 0);
  EXPECT_GT(count(told, "units_produced red"), 0);
}

// Seven cards are the limit: one more is not worth a counter.
TEST(Ti3Bots, DoNotPayForACardThatGoesAtOnce) {
  const Told told = played(R"({
    "seats": {"red": "plain", "blue": "plain", "green": "plain"}, "round": 3,
    "strategy": {"political": "red", "trade": "blue", "warfare": "green"},
    "hand": {"blue": ["plague", "thugs", "ghost_ship", "veto", "uprising", "recheck", "patrol"]}
  })",
                           "strategy_used", 1, "strategic political");
  EXPECT_EQ(count(told, "followed blue"), 0);
  EXPECT_EQ(count(told, "followed green"), 1);
}

// All planets are refreshed after the claims: what they pay costs nothing, trade goods are gone.
TEST(Ti3Bots, ClaimWithPlanetsRatherThanWithGoods) {
  const Told told = played(R"({
    "seats": {"red": "plain", "blue": "plain", "green": "plain"}, "round": 3, "phase": "status",
    "objectives": ["s1_spend_10_influence"], "trade_goods": {"red": 8},
    "control": {"red": ["mecatol_rex", "lirta_iv", "mehar_xull"]}
  })",
                           "claimed red", 1);
  EXPECT_EQ(count(told, "claimed red"), 1);
  EXPECT_EQ(count(told, "goods_spent red"), 0);
}

// Initiative makes secondary abilities free: one that brings nothing is still not used.
TEST(Ti3Bots, DoNotFollowForNothing) {
  for (const char* card : {"logistics", "technology"}) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const std::string given = std::string(R"({
        "seats": {"red": "plain", "blue": "plain", "green": "plain"}, "round": 3,
        "strategy": {")") + card +
                                R"(": "red", "initiative": "blue", "warfare": "green"},
        "trade_goods": {"blue": 3}, "exhausted": ["arc_prime", "wren_terra"]
      })";
      const Told told =
          played(given.c_str(), "strategy_used", seed, (std::string("strategic ") + card).c_str());
      EXPECT_EQ(count(told, "followed blue"), 0) << card << " " << seed;
      EXPECT_EQ(count(told, "goods_spent blue"), 0) << card << " " << seed;
    }
  }
}

}  // namespace
}  // namespace orrery
