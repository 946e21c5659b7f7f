// The exact odds of the third edition against fights played through the rules, die by die.
#include <gtest/gtest.h>

#include <cmath>

#include "games/registry.h"
#include "games/ti3/notation.h"
#include "odds/odds.h"
#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

constexpr int kFights = 1500;
constexpr int kMostSteps = 400;

struct Fight {
  const char* name;
  const char* given;
  std::vector<const char*> steps;  // that lead to it
  const char* question;            // what is asked before them
  const char* where;               // the system or planet as events name it
};

struct Ends {
  int attacker = 0, defender = 0, fights = 0;
};

// Who stays, fires, rolls again what missed, takes hits as proposed and declines everything else.
Choice answer(const Match& match) {
  OptionList options;
  match.options(options);
  Choice reroll;
  bool rerolls = false;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string text = match.print(options[i]);
    if (text == "stay" || text == "fire" || text == "number 1") return options[i];
    // A fighter shows less than 9, a ground force less than 8, a PDS less than 6.
    if (text.rfind("reroll ", 0) == 0) {
      const int face = std::atoi(text.substr(text.rfind(' ') + 1).c_str());
      const bool missed = text.find("pds") != std::string::npos ? face < 6 : face < 8;
      if (missed && !rerolls) reroll = options[i];
      rerolls = rerolls || missed;
    }
  }
  if (rerolls) return reroll;
  if (const std::vector<Choice> steps = match.proposal(); !steps.empty()) return steps[0];
  return match.declining().value_or(options[0]);
}

// Plays on until the fight is decided. 1: the attacker has won, -1: the defender has, 0: neither.
int played(const Match& start, Random& random, const std::string& where) {
  const std::unique_ptr<Match> match = start.clone();
  for (int n = 0; n < kMostSteps && match->stop() != Stop::Over; ++n) {
    std::vector<Event> events;
    if (match->stop() == Stop::Chance) {
      match->apply_outcome(draw_outcome(match->chance(), random), &events);
    } else {
      match->apply(answer(*match), &events);
    }
    for (const Event& e : events) {
      const std::string text = match->event_text(e);
      const std::string tail = " " + where;
      if (text.size() < tail.size() || text.substr(text.size() - tail.size()) != tail) continue;
      if (text.rfind("battle_won red", 0) == 0 || text.rfind("invasion_won red", 0) == 0) return 1;
      if (text.rfind("battle_won", 0) == 0 || text.rfind("invasion_failed", 0) == 0) return -1;
      if (text.rfind("battle_drawn", 0) == 0) return 0;
    }
  }
  ADD_FAILURE() << "the fight comes to no end";
  return 0;
}

void expect_near(double exact, int counted, int n, const std::string& what) {
  const double sigma = std::sqrt(std::max(exact * (1 - exact), 1e-6) / n);
  EXPECT_NEAR(exact, static_cast<double>(counted) / n, 4.5 * sigma + 3.0 / n) << what;
}

std::unique_ptr<Match> table_with(const char* given) {
  const Game& game = *find_game("ti3");
  MadeMatch made = game.from_given(json::parse(given), default_table(game, 3));
  EXPECT_NE(made.match, nullptr) << made.error;
  return std::move(made.match);
}

json::value asked(const Match& match, const char* question) {
  std::string error;
  json::value out = odds_at(match, match.find_seat("red"), json::parse(question).as_object(), error);
  EXPECT_EQ(error, "") << question;
  return out;
}

class Ti3Odds : public testing::TestWithParam<Fight> {};

TEST_P(Ti3Odds, AreThoseOfFightsPlayedThroughTheRules) {
  const Fight& fight = GetParam();
  const std::unique_ptr<Match> match = table_with(fight.given);
  ASSERT_NE(match, nullptr);
  const json::value odds = asked(*match, fight.question);
  ASSERT_TRUE(odds.is_object());
  Random random(Seed::of(11), 0);
  for (const char* step : fight.steps) {
    while (match->stop() == Stop::Chance)
      match->apply_outcome(draw_outcome(match->chance(), random), nullptr);
    const ParsedPhrase parsed = match->parse(step);
    ASSERT_EQ(parsed.error, "") << step;
    ASSERT_FALSE(match->apply(parsed.phrase, nullptr).refused()) << step;
  }
  Ends ends;
  for (; ends.fights < kFights; ++ends.fights) {
    const int won = played(*match, random, fight.where);
    ends.attacker += won > 0 ? 1 : 0;
    ends.defender += won < 0 ? 1 : 0;
  }
  const double attacker = odds.at("attacker").as_double();
  const double defender = odds.at("defender").as_double();
  EXPECT_NEAR(attacker + defender + odds.at("draw").as_double(), 1, 1e-9);
  expect_near(attacker, ends.attacker, ends.fights, "the attacker wins");
  expect_near(defender, ends.defender, ends.fights, "the defender wins");
}

const std::vector<const char*> kFlight{"activate arinam_meer", "move cruiser abyz_fria",
                                       "move cruiser abyz_fria"};

INSTANTIATE_TEST_SUITE_P(
    Fights, Ti3Odds,
    testing::Values(
        Fight{"Cruisers",
              R"({"seats": {"red": "plain", "blue": "plain", "green": "plain"},
                  "place": ["red 2 cruiser at abyz_fria", "blue 1 cruiser 2 destroyer at arinam_meer"]})",
              kFlight, R"({"system": "arinam_meer", "attackers": {"cruiser": 2}})", "arinam_meer"},
        Fight{
            "SustainingAndBarrage",
            R"({"seats": {"red": "plain", "blue": "plain", "green": "plain"},
                  "areas": {"red": [3, 5, 5], "blue": [3, 5, 5]},
                  "place": ["red 2 destroyer 1 dreadnought 1 carrier 3 fighter at abyz_fria",
                            "blue 1 destroyer 1 damaged_dreadnought 1 carrier 4 fighter at arinam_meer"]})",
            {"activate arinam_meer", "move carrier abyz_fria", "load fighter abyz_fria",
             "load fighter abyz_fria", "load fighter abyz_fria", "move dreadnought abyz_fria",
             "move destroyer abyz_fria", "move destroyer abyz_fria"},
            R"({"system": "arinam_meer", "attackers": {"destroyer": 2, "dreadnought": 1, "carrier": 1, "fighter": 3}})",
            "arinam_meer"},
        Fight{"ShotsOfBothSides",
              R"({"seats": {"red": "mentak", "blue": "plain", "green": "plain"},
                  "technologies": {"red": [], "blue": ["assault_cannon"]},
                  "place": ["red 2 cruiser at abyz_fria", "blue 1 dreadnought 1 carrier 2 fighter at arinam_meer"]})",
              kFlight, R"({"system": "arinam_meer", "attackers": {"cruiser": 2}})", "arinam_meer"},
        Fight{"CannonsAndRerolls",
              R"({"seats": {"red": "plain", "blue": "plain", "green": "plain"},
                  "technologies": {"blue": ["graviton_laser_system"]},
                  "place": ["red 2 cruiser at abyz_fria", "blue 1 cruiser at arinam_meer",
                            "blue 1 pds at arinam"]})",
              kFlight, R"({"system": "arinam_meer", "attackers": {"cruiser": 2}})", "arinam_meer"},
        Fight{"TheFirstRoundAlone",
              R"({"seats": {"red": "plain", "blue": "naalu", "green": "plain"},
                  "technologies": {"blue": []},
                  "place": ["red 2 cruiser at abyz_fria", "blue 1 carrier 3 fighter at arinam_meer"]})",
              kFlight, R"({"system": "arinam_meer", "attackers": {"cruiser": 2}})", "arinam_meer"},
        Fight{"ANebula",
              R"({"seats": {"red": "norr", "blue": "jol_nar", "green": "plain"},
                  "tiles": {"0,-2": "nebula_1"}, "technologies": {"red": [], "blue": []},
                  "place": ["red 2 cruiser at abyz_fria", "blue 2 cruiser at nebula_1"]})",
              {"activate nebula_1", "move cruiser abyz_fria", "move cruiser abyz_fria"},
              R"({"system": "nebula_1", "attackers": {"cruiser": 2}})",
              "nebula_1"},
        Fight{"AnAdmiral",
              R"({"seats": {"red": "plain", "blue": "sol", "green": "plain"}, "options": {"leaders": "yes"},
                  "technologies": {"blue": []},
                  "place": ["red 2 cruiser at abyz_fria", "blue cruiser with leader_sol_delouis at arinam_meer"]})",
              kFlight, R"({"system": "arinam_meer", "attackers": {"cruiser": 2}})", "arinam_meer"},
        Fight{"OnAPlanet",
              R"({"seats": {"red": "plain", "blue": "plain", "green": "plain"},
                  "place": ["red carrier with 4 ground_force at abyz_fria", "blue 2 ground_force 1 pds at arinam"],
                  "technologies": {"red": ["gen_synthesis"], "blue": ["magen_defense_grid"]}})",
              {"activate arinam_meer", "move carrier 4gf abyz_fria", "hold",
               "land ground_force carrier 4gf arinam", "land ground_force carrier 3gf arinam",
               "land ground_force carrier 2gf arinam", "land ground_force carrier 1gf arinam"},
              R"({"planet": "arinam", "attackers": {"ground_force": 4}})",
              "arinam"}),
    [](const auto& named) { return std::string(named.param.name); });

TEST(Ti3OddsAnswers, SayWhoWouldComeAndWhatIsLeft) {
  const auto match = table_with(R"({"seats": {"red": "plain", "blue": "plain", "green": "plain"},
      "place": ["red 2 cruiser at abyz_fria", "blue 1 cruiser at arinam_meer"]})");
  const json::value odds = asked(*match, R"({"system": "arinam_meer"})");
  EXPECT_EQ(odds.at_pointer("/sides/attacker/units/cruiser"), 2);
  EXPECT_EQ(odds.at_pointer("/sides/defender/seat"), "blue");
  // A cruiser hits with 4 of 10: one against one half of all fights that are not drawn.
  const json::value even = asked(*match, R"({"system": "arinam_meer", "attackers": {"cruiser": 1}})");
  EXPECT_NEAR(even.at("attacker").as_double(), 0.24 / 0.64, 1e-12);
  EXPECT_NEAR(even.at("draw").as_double(), 0.16 / 0.64, 1e-12);
  EXPECT_NEAR(even.at("rounds").as_double(), 1 / 0.64, 1e-12);
  // Who retreats after one round has not won.
  const json::value gone =
      asked(*match, R"({"system": "arinam_meer", "attackers": {"cruiser": 1}, "attacker_retreats": 1})");
  EXPECT_NEAR(gone.at("attacker").as_double(), 0.24, 1e-12);
  EXPECT_NEAR(gone.at("defender").as_double(), 0.24 + 0.36, 1e-12);
}

TEST(Ti3OddsAnswers, SayWhatIsWrongWithAQuestion) {
  const auto match = table_with(R"({"seats": {"red": "plain", "blue": "plain", "green": "plain"}})");
  const auto error = [&](const char* question) {
    std::string out;
    EXPECT_TRUE(odds_at(*match, match->find_seat("red"), json::parse(question).as_object(), out).is_null());
    return out;
  };
  EXPECT_EQ(error("{}"), "system: expected a system of the board");
  EXPECT_EQ(error(R"({"system": "nowhere"})"), "system: no such thing");
  EXPECT_EQ(error(R"({"system": "arinam_meer"})"), "nobody is there to fight against");
  EXPECT_EQ(error(R"({"planet": "abyz", "system": "arinam_meer"})"), "planet: not in that system");
  EXPECT_EQ(error(R"({"system": "arinam_meer", "attackers": {"tank": 1}})"),
            "attackers: expected ships or ground forces with numbers up to 40, not 'tank'");
  EXPECT_EQ(error(R"({"system": "arinam_meer", "casualties": "best"})"), "casualties: expected table");
}

}  // namespace
}  // namespace orrery
