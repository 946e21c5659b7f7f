// Whole games of the third edition, played at random through the kernel: every option listed is allowed, and
// what must always add up does.
#include <gtest/gtest.h>

#include "engine/flow/random.h"
#include "games/ti3/flow/excess.h"
#include "games/ti3/flow/interject.h"
#include "games/ti3/query.h"
#include "games/ti3/ti3.h"
#include "tests/unit/lab_table.h"

namespace orrery::ti3 {
namespace {

constexpr int kMostSteps = 60000;

std::shared_ptr<const Rules> table_of(int players, bool options) {
  TableOptions table;
  table.pack = files_in(std::filesystem::path(ORRERY_SOURCE_DIR) / "data" / "ti3" / "all");
  table.values["players"] = std::to_string(players);
  if (options) {
    for (const char* name : {"distant_suns", "leaders", "sabotage_runs"}) table.values[name] = "yes";
    table.values["map"] = "random";
  }
  std::string error;
  auto rules = rules_for(table, error);
  EXPECT_EQ(error, "");
  return rules;
}

void expect_sound(const Look& look) {
  int goods = look.s.goods_left;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    const Player& p = look.s.players[seat];
    goods += p.trade_goods;
    ASSERT_GE(reserve_counters(look, seat), 0);  // TI3-LIMIT-7
    for (Unit u : {Unit::WarSun, Unit::Dreadnought, Unit::Carrier, Unit::Cruiser, Unit::Destroyer, Unit::Pds,
                   Unit::SpaceDock}) {
      ASSERT_EQ(on_board(look, seat, u) + p.reserve[at(u)], look.r.unit(u).plastic) << enum_name(u);
    }
  }
  ASSERT_EQ(goods, look.r.trade_goods);  // TI3-LIMIT-8
  if (look.s.tactical.seat.valid()) return;
  for (std::size_t i = 0; i < look.r.planets.size(); ++i) {  // whoever landed has won, gone or died
    const Garrison& landed = look.s.planets[PlanetId(i)].landed;
    ASSERT_FALSE(landed.any() || landed.leaders != 0) << look.r.planets[i].id;
  }
}

// What is not offered is refused: any ship from any system.
void expect_exact_moves(const Look& look, const OptionList& list) {
  for (Unit u : kShips) {
    for (SystemId s : look.s.board) {
      const Choice c = make(Verb::Move, raw(Piece{u, false}), raw(s));
      ASSERT_EQ(check_choice(look, c).allowed(), list.contains(c)) << enum_name(u) << " " << look.r.name(s);
    }
  }
}

// The question and the procedures that led to it, for a failure.
std::string asked_of(const Look& look) {
  std::string out(enum_name(static_cast<Ask>(asked_now(look).kind)));
  for (const Frames& f : look.s.flow.frames)
    out += std::visit([](const auto& frame) { return " " + std::string(frame.kName); }, f);
  const AbilityRef cause{static_cast<Source>(asked_now(look).cause >> 8U),
                         static_cast<std::uint8_t>(asked_now(look).cause)};
  return out + " because of " + std::string(enum_name(cause.source)) + " " + std::to_string(cause.id);
}

void play_at_random(const Rules& r, std::uint64_t seed) {
  State s = Ti3::start(r);
  Random random(Seed::of(seed), 0);
  int steps = 0;
  for (; s.flow.stop != Stop::Over && steps < kMostSteps; ++steps) {
    if (s.flow.stop == Stop::Chance) {
      apply_outcome(Play{s, r}, draw_outcome(chance_now(Look{s, r}), random));
    } else {
      OptionList list;
      list_options(Look{s, r}, list);
      ASSERT_FALSE(list.empty()) << "seed " << seed << ", " << asked_of(Look{s, r});
      if (asked_now(Look{s, r}).kind == static_cast<std::uint8_t>(Ask::Move))
        expect_exact_moves(Look{s, r}, list);
      const Choice c = list[random.below(static_cast<std::uint32_t>(list.size()))];
      ASSERT_FALSE(apply_choice(Play{s, r}, c).refused()) << "seed " << seed << ", " << asked_of(Look{s, r});
    }
    expect_sound(Look{s, r});
    if (testing::Test::HasFatalFailure()) return;
  }
  EXPECT_LT(steps, kMostSteps);
  EXPECT_FALSE(s.winners.empty());
}

class Ti3Games : public testing::TestWithParam<int> {};

TEST_P(Ti3Games, EndWithAWinner) {
  for (bool options : {false, true}) {
    const auto rules = table_of(GetParam(), options);
    ASSERT_TRUE(rules);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) play_at_random(*rules, seed);
  }
}

INSTANTIATE_TEST_SUITE_P(Players, Ti3Games, testing::Values(3, 4, 5, 6));

}  // namespace
}  // namespace orrery::ti3
