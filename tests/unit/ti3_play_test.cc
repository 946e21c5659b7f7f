// Whole games of the third edition, played at random through the kernel: every option listed is allowed, and
// what must always add up does.
#include <gtest/gtest.h>

#include <vector>

#include "engine/flow/random.h"
#include "games/ti3/flow/excess.h"
#include "games/ti3/flow/interject.h"
#include "games/ti3/query.h"
#include "games/ti3/ti3.h"
#include "games/ti3/verbs.h"
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

// Fleets with troops aboard all over the galaxy, technologies and full hands, so that everybody fights.
void arm(State& s, const Rules& r, Random& random) {
  std::vector<SystemId> free;
  for (SystemId x : s.board) {
    if (can_be_entered(Look{s, r}, x) && !is_home(Look{s, r}, x)) free.push_back(x);
  }
  for (int i = 0; i < r.players; ++i) {
    const SeatId seat(i);
    Player& p = s.players[seat];
    p.strategy = 3;
    p.fleet = 8;
    p.command = 5;
    const std::size_t at_random = random.below(static_cast<std::uint32_t>(free.size()));
    const SystemId x = free[at_random];
    free.erase(free.begin() + static_cast<std::ptrdiff_t>(at_random));
    Fleet& f = s.systems[x].fleets[seat];
    for (Unit u : {Unit::WarSun, Unit::Dreadnought, Unit::Carrier, Unit::Cruiser, Unit::Destroyer}) {
      f.ships[at(u)] = 1;
      --p.reserve[at(u)];
    }
    f.ships[at(Unit::Fighter)] = 4;
    Load troops;
    troops.ground_forces = 3;
    p.laden.push_back({x, raw(Piece{Unit::Carrier, false}), troops});
    for (std::size_t t = 0; t < r.techs.size(); ++t) {
      if (random.below(3) == 0) p.techs.insert(TechId(t));
    }
    const CardSet deck = s.action_deck;
    for (CardId c : deck) {
      if (p.hand.size() == hand_limit(Look{s, r}, seat) || random.below(10) > 0) continue;
      s.action_deck.erase(c);
      p.hand.insert(c);
    }
  }
  recount_all_traits(s, r);
  for (int i = 0; i < r.players; ++i) recount_presence(s, r, SeatId(i));
}

// What brings units together, or a card.
bool is_bold(Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Play:
    case Verb::Copy:
    case Verb::Move:
    case Verb::MoveLaden:
    case Verb::Load:
    case Verb::Land:
    case Verb::Fire:
    case Verb::Bombard:
      return true;
    default:
      return false;
  }
}

Choice any_of(const OptionList& list, bool bold, Random& random) {
  OptionList some;
  for (std::size_t i = 0; bold && i < list.size(); ++i) {
    if (is_bold(list[i])) some.add(list[i]);
  }
  const OptionList& from = some.empty() || random.below(4) == 0 ? list : some;
  return from[random.below(static_cast<std::uint32_t>(from.size()))];
}

void play_at_random(const Rules& r, std::uint64_t seed, bool war = false) {
  bool armed = false;
  State s = Ti3::start(r);
  Random random(Seed::of(seed), 0);
  int steps = 0;
  for (; s.flow.stop != Stop::Over && steps < kMostSteps; ++steps) {
    if (war && !armed && s.phase == Phase::Strategy) {
      arm(s, r, random);
      armed = true;
    }
    if (s.flow.stop == Stop::Chance) {
      apply_outcome(Play{s, r}, draw_outcome(chance_now(Look{s, r}), random));
    } else {
      OptionList list;
      list_options(Look{s, r}, list);
      ASSERT_FALSE(list.empty()) << "seed " << seed << ", " << asked_of(Look{s, r});
      if (asked_now(Look{s, r}).kind == static_cast<std::uint8_t>(Ask::Move))
        expect_exact_moves(Look{s, r}, list);
      const Choice c = any_of(list, war, random);
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

TEST_P(Ti3Games, EndWithAWinnerAfterMuchWar) {
  for (bool options : {false, true}) {
    const auto rules = table_of(GetParam(), options);
    ASSERT_TRUE(rules);
    for (std::uint64_t seed = 1; seed <= 15; ++seed) play_at_random(*rules, seed, true);
  }
}

INSTANTIATE_TEST_SUITE_P(Players, Ti3Games, testing::Values(3, 4, 5, 6));

}  // namespace
}  // namespace orrery::ti3
