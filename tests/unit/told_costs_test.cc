// What options and refusals say of their price: Match::cost and Match::refusal_detail.
#include <gtest/gtest.h>

#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

std::unique_ptr<Match> position(std::string_view id, const std::string& given) {
  const Game& game = *find_game(id);
  MadeMatch made = game.from_given(json::parse(given), default_table(game, 3));
  EXPECT_EQ(made.error, "");
  return std::move(made.match);
}

Choice read(const Match& match, const std::string& text) {
  const ParsedPhrase parsed = match.parse(text);
  EXPECT_EQ(parsed.error, "") << text;
  return parsed.phrase;
}

void chosen(Match& match, const std::string& text) {
  EXPECT_FALSE(match.apply(read(match, text), nullptr).refused()) << text;
}

// ---- ti4: what an activation gives back

const std::string kTi4 = R"({"seats": {"red": "xxcha", "blue": "mentak", "green": "winnu"},)"
                         R"( "place": ["blue 1 cruiser at 19", "green 1 cruiser at 20"], "vp": {"red": 2},)";

json::value cost_of(const std::string& notes, const std::string& choice) {
  const auto match = position("ti4", kTi4 + R"("notes_in_play": {"red": [)" + notes + "]}}");
  return match->cost(read(*match, choice));
}

TEST(CostOfActivation, TellsNotesThatGoBackAndTheirPoints) {
  const std::string support = R"("support_for_the_throne/blue")";
  EXPECT_EQ(cost_of(support, "activate 19"),
            json::parse(R"({"notes": ["support_for_the_throne/blue"], "victory_points": 1})"));
  EXPECT_TRUE(cost_of(support, "activate 20").is_null());  // green stands there
  EXPECT_TRUE(cost_of(support, "activate 21").is_null());  // nobody does
}

TEST(CostOfActivation, NotesWithoutPointsCostNone) {
  EXPECT_EQ(cost_of(R"("faction_note/blue")", "activate 19"),
            json::parse(R"({"notes": ["faction_note/blue"]})"));
  EXPECT_TRUE(cost_of("", "activate 19").is_null());
}

// ---- ti3: what a battle would end (TI3-TRADEBREAK-3, TI3-TRADEBREAK-5)

TEST(CostOfBattle, TellsTheAgreementsThatItEnds) {
  const auto match = position("ti3", R"({"seats": {"red": "plain", "blue": "plain", "green": "plain"},
      "agreements": ["red 1 blue 1"], "technologies": {"red": []}, "place": [
      "red carrier with 2 ground_force at abyz_fria", "blue 1 cruiser at arinam_meer"]})");
  const json::value ends = json::parse(R"({"agreements": ["blue"]})");
  EXPECT_TRUE(match->cost(read(*match, "activate arinam_meer")).is_null());
  chosen(*match, "activate arinam_meer");
  EXPECT_EQ(match->cost(read(*match, "move carrier 2gf abyz_fria")), ends);
}

TEST(CostOfBattle, TellsItOfLandingsAsWell) {
  const auto match = position("ti3", R"({"seats": {"red": "plain", "blue": "plain", "green": "plain"},
      "agreements": ["red 1 blue 1"], "technologies": {"red": []}, "place": [
      "red carrier with 2 ground_force at abyz_fria"], "control": {"blue": ["arinam"], "green": ["meer"]}})");
  chosen(*match, "activate arinam_meer");
  EXPECT_TRUE(match->cost(read(*match, "move carrier 2gf abyz_fria")).is_null());  // nobody is met in space
  chosen(*match, "move carrier 2gf abyz_fria");
  EXPECT_EQ(match->cost(read(*match, "land ground_force carrier 2gf arinam")),
            json::parse(R"({"agreements": ["blue"]})"));
  EXPECT_TRUE(match->cost(read(*match, "land ground_force carrier 2gf meer")).is_null());  // no agreement
}

// ---- ahos: why something cannot be paid

std::string said(const std::string& hand, const std::string& choice) {
  const auto match = position("ahos", R"({"seats": {"red": "peacenims", "blue": "storbots"},
      "place": ["red home 1 fleet at 1", "blue home 1 fleet at 20", "red 1 fleet at 2"], "hand": {"red": [)" +
                                          hand + "]}}");
  const Choice c = read(*match, choice);
  const Refusal refusal = match->why_not(c);
  return refusal.refused() ? match->english(match->refusal_detail(c, refusal)) : "allowed";
}

TEST(RefusalDetail, TellsThePriceAndWhatThereIs) {
  EXPECT_EQ(said(R"("S1")", "acquire T05"), "It costs 3 Research. You could pay nothing.");
  EXPECT_EQ(said(R"("S2")", "outpost 2"), "It costs 1 Population. You could pay nothing.");
  EXPECT_EQ(said(R"("S3")", "produce"), "It costs 1 Matter, 1 Population. You could pay 2 Population.");
}

// H01 has both, and pays one of them (AHOS-RES-5).
TEST(RefusalDetail, TellsThatACardPaysOnce) {
  EXPECT_EQ(said(R"("H01")", "produce"),
            "It costs 1 Matter, 1 Population. You could pay 1 Matter, 2 Population. "
            "Not all of it at once: each card and each token pays for one resource.");
}

TEST(RefusalDetail, SaysNothingWhereTheRuleSaysItAll) {
  EXPECT_EQ(said(R"("S1", "S2", "S3")", "outpost 20"), "");
  EXPECT_EQ(said(R"("S2", "S3")", "produce"), "allowed");
}

}  // namespace
}  // namespace orrery
