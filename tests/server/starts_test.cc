// Tables that begin alike share what was read of the content pack.
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

TEST(StartPositions, OneForEachGameAndSetOfOptions) {
  StartPositions starts(2);
  const Game& ahos = *find_game("ahos");
  const ShelvedPack pack{"house", default_table(ahos, 3).pack};
  const auto three = starts.of(ahos, {{"players", "3"}}, pack);
  ASSERT_NE(three.match, nullptr) << three.error;
  EXPECT_EQ(starts.of(ahos, {{"players", "3"}}, pack).match, three.match);
  EXPECT_EQ(starts.made(), 1U);
  EXPECT_EQ(starts.of(ahos, {{"players", "2"}}, pack).match->players(), 2);
  EXPECT_EQ(starts.of(ahos, {{"players", "3"}}, pack).match, three.match);
  // The third pushes out the one that was asked for longest ago; whoever has it keeps it.
  EXPECT_EQ(starts.of(ahos, {{"players", "4"}}, pack).match->players(), 4);
  EXPECT_EQ(starts.made(), 3U);
  EXPECT_EQ(starts.of(ahos, {{"players", "3"}}, pack).match, three.match);
  starts.of(ahos, {{"players", "2"}}, pack);
  EXPECT_EQ(starts.made(), 4U);
}

TEST(StartPositions, AnotherPackIsAnotherStart) {
  StartPositions starts;
  const Game& ahos = *find_game("ahos");
  const ShelvedPack pack{"house", default_table(ahos, 3).pack};
  const ShelvedPack other{"other", pack.files};
  EXPECT_NE(starts.of(ahos, {{"players", "3"}}, pack).match,
            starts.of(ahos, {{"players", "3"}}, other).match);
}

TEST(StartPositions, WhatDoesNotFitIsNotRemembered) {
  StartPositions starts;
  const Game& ahos = *find_game("ahos");
  const ShelvedPack pack{"house", default_table(ahos, 3).pack};
  EXPECT_NE(starts.of(ahos, {{"players", "99"}}, pack).error, "");
  EXPECT_EQ(starts.of(ahos, {{"players", "99"}}, pack).match, nullptr);
}

TEST(StartPositions, AGameDoesNotChangeItsStart) {
  StartPositions starts;
  const Game& ahos = *find_game("ahos");
  const ShelvedPack pack{"house", default_table(ahos, 3).pack};
  const auto start = starts.of(ahos, {{"players", "3"}}, pack);
  const std::uint64_t before = start.match->hash();
  OpenedGame game = Table::create(ahos, *start.match, Seed::of(1), {{"red", "random"}}, 0);
  while (game.table->step_automatically(0)) {
  }
  EXPECT_GT(game.table->version(), 1U);
  EXPECT_EQ(start.match->hash(), before);
}

class StartsTest : public HubTest {};

TEST_F(StartsTest, APackIsReadOnceForManyTables) {
  const Person anna = person("Anna");
  for (int i = 0; i < 5; ++i) {
    const std::string id = new_table(anna, a_table("ahos", "greedy"));
    EXPECT_TRUE(ask(id, anna, {{"type", "start"}}).contains("started"));
  }
  EXPECT_EQ(hub_.starts().made(), 1U);
}

}  // namespace
}  // namespace orrery::server
