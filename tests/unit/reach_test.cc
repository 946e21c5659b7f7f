// Who could come where: Match::reach of Twilight Imperium 4.
#include <gtest/gtest.h>

#include <set>

#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

// The systems that the seat could move ships into.
std::set<std::string> reached(const std::string& given, const std::string& seat) {
  const Game& game = *find_game("ti4");
  const MadeMatch made = game.from_given(json::parse(given), default_table(game, 3));
  EXPECT_EQ(made.error, "");
  std::set<std::string> out;
  if (!made.match) return out;
  const json::value reach = made.match->reach();
  for (const auto& [system, seats] : reach.as_object()) {
    for (const json::value& who : seats.as_array()) {
      if (who.as_string() == seat) out.emplace(system);
    }
  }
  return out;
}

const std::string kSeats = R"("seats": {"red": "xxcha", "blue": "yssaril", "green": "winnu"})";

TEST(Reach, GoesAsFarAsShipsMove) {
  // The first ring round Mecatol Rex (18) is 19 20 21 22 23 24.
  const auto carrier = reached("{" + kSeats + R"(, "place": ["red 1 carrier at 19"]})", "red");
  EXPECT_TRUE(carrier.contains("18"));
  EXPECT_TRUE(carrier.contains("20"));
  EXPECT_FALSE(carrier.contains("21"));
  EXPECT_FALSE(carrier.contains("19"));  // it is there already
  const auto cruiser = reached("{" + kSeats + R"(, "place": ["red 1 cruiser at 19"]})", "red");
  EXPECT_TRUE(cruiser.contains("21"));
  EXPECT_TRUE(cruiser.contains("22"));  // across Mecatol Rex
  EXPECT_EQ(reached("{" + kSeats + R"(, "place": ["red 1 cruiser at 19"]})", "blue").size(), 0U);
}

TEST(Reach, StrangeFleetsBarTheWay) {
  const auto past = reached(
      "{" + kSeats + R"(, "place": ["red 1 cruiser at 19", "blue 1 fighter 1 carrier at 18"]})", "red");
  EXPECT_TRUE(past.contains("18"));
  EXPECT_FALSE(past.contains("22"));
}

TEST(Reach, TokensHoldShipsAndBarSystems) {
  const std::string place = R"(, "place": ["red 1 cruiser at 19"], )";
  EXPECT_EQ(reached("{" + kSeats + place + R"("tokens": {"red": [19]}})", "red").size(), 0U);
  const auto barred = reached("{" + kSeats + place + R"("tokens": {"red": [18]}})", "red");
  EXPECT_FALSE(barred.contains("18"));
  EXPECT_TRUE(barred.contains("20"));
}

TEST(Reach, WhoCannotActReachesNothing) {
  const std::string place = R"(, "place": ["blue 1 cruiser at 19"], )";
  EXPECT_GT(reached("{" + kSeats + place + R"("round": 1})", "blue").size(), 0U);
  EXPECT_EQ(reached("{" + kSeats + place + R"("passed": ["blue"]})", "blue").size(), 0U);
  EXPECT_EQ(reached("{" + kSeats + place + R"("pools": {"blue": [0, 3, 2]}})", "blue").size(), 0U);
}

}  // namespace
}  // namespace orrery
