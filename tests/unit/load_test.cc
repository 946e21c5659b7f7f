// Byte saves that were damaged are refused, whatever was damaged, for every game there is. Bytes of A Handful
// of Stars that were garbled and sealed again are refused with a reason, or give a game that can be played
// on; Twilight Imperium looks at ids and what must be conserved, and trusts the seal for the rest
// (docs/decisions/0011-sealed-saves.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine/core/bytes.h"
#include "engine/core/json_text.h"
#include "engine/core/seal.h"
#include "engine/flow/random.h"
#include "games/ahos/ahos_game.h"
#include "games/ahos/state.h"
#include "games/ti3/ti3_game.h"
#include "games/ti4/ti4_game.h"
#include "tests/unit/lab_table.h"
#include "tests/unit/mutator.h"

namespace orrery {
namespace {

using Bytes = std::vector<std::uint8_t>;

void step(Match& match, Random& random) {
  if (match.stop() == Stop::Chance) {
    match.apply_outcome(draw_outcome(match.chance(), random), nullptr);
  } else if (match.stop() == Stop::Decision) {
    OptionList options;
    match.options(options);
    match.apply(options[random.below(static_cast<std::uint32_t>(options.size()))], nullptr);
  }
}

// Which procedures are going on, and how many bytes they take at the end of a save.
struct Where {
  std::string stack;
  std::size_t bytes = 0;
};
template <class State>
Where where_in(const State& s) {
  Where out{std::to_string(static_cast<int>(s.flow.stop)), to_bytes(s.flow).size()};
  for (const auto& frame : s.flow.frames) {
    out.stack += " " + std::to_string(frame.index());
    // A set-up stands in one procedure for many steps; elsewhere the procedures called tell the steps apart.
    std::visit(
        [&out](const auto& f) {
          if constexpr (
              requires {
                f.step;
                f.part;
              } ||
              requires {
                f.step;
                f.turn;
              })
            out.stack += "." + std::to_string(static_cast<int>(f.step));
        },
        frame);
  }
  return out;
}
Where where(const Match& match) {
  if (const ahos::State* s = ahos::state_of(match)) return where_in(*s);
  if (const ti3::State* s = ti3::state_of(match)) return where_in(*s);
  return where_in(*ti4::state_of(match));
}

Bytes inside(const Bytes& bytes) {
  return {bytes.begin(), bytes.end() - static_cast<std::ptrdiff_t>(kSealBytes)};
}

struct Saved {
  Bytes bytes;           // without the seal
  std::size_t flow = 0;  // the bytes of the procedures that go on, which stand last
};

// States of every kind that random games reach; at most `most` of them, taken evenly.
std::vector<Saved> states_of_games(const GameTable& table, int games, std::size_t most) {
  std::map<std::string, Saved> found;
  for (int game = 0; game < games; ++game) {
    Random random(static_cast<std::uint64_t>(100 * table.players + game));
    const std::unique_ptr<Match> match = table.start();
    while (true) {
      const Where at = where(*match);
      if (!found.contains(at.stack)) found[at.stack] = {inside(match->bytes()), at.bytes};
      if (match->stop() == Stop::Over) break;
      step(*match, random);
    }
  }
  std::vector<Saved> out;
  std::size_t i = 0;
  for (auto& [key, saved] : found) {
    if (i++ * most / found.size() >= out.size()) out.push_back(std::move(saved));
  }
  return out;
}

// Everything that a program asks of a game. In a sound position a world as a viewer could imagine it looks
// the same.
void look_at(const Match& match, bool sound) {
  for (int i = 0; i <= match.players(); ++i) {
    const SeatId viewer = i < match.players() ? SeatId(i) : SeatId{};
    EXPECT_TRUE(match.view_json(viewer).is_object());
    EXPECT_FALSE(match.show(viewer, false).empty());
    Random random(1);
    const std::unique_ptr<Match> world = match.sample(viewer, random);
    if (!sound) continue;
    const std::vector<std::string> diff = json_diff(match.view_json(viewer), world->view_json(viewer));
    EXPECT_TRUE(diff.empty()) << diff.front();
    EXPECT_TRUE(world->faults().empty()) << world->faults().front();
  }
}

void ask(const Match& match) {
  OptionList options;
  match.options(options);
  ASSERT_EQ(options.empty(), match.stop() != Stop::Decision) << where(match).stack;
  if (match.stop() == Stop::Decision) {
    EXPECT_LT(match.decision().seat.index(), static_cast<std::size_t>(match.players()));
    for (std::size_t i = 0; i < options.size(); ++i) {
      EXPECT_TRUE(match.why_not(options[i]).allowed())
          << match.print(options[i]) << " " << where(match).stack;
      EXPECT_FALSE(match.describe(options[i]).empty());
    }
  } else if (match.stop() == Stop::Chance) {
    const ChancePoint point = match.chance();
    EXPECT_TRUE(point.replace ? !point.pool.empty() : point.pool.size() >= point.count)
        << match.chance_name(point) << " " << where(match).stack;
  } else {
    EXPECT_FALSE(match.winners().empty());
  }
}

// Loads what may be garbled; what is accepted must go on: somebody is asked who can answer, nature can give
// what is asked for.
class Garbled {
 public:
  explicit Garbled(const GameTable& table) : fresh_(table.start()) {}

  // Under a seal that fits.
  void load(const Bytes& garbled) {
    const Bytes bytes = sealed(garbled);
    const std::unique_ptr<Match> match = fresh_->clone();
    const std::string fault = match->load_fault(bytes);
    const bool loaded = match->load_bytes(bytes);
    ASSERT_EQ(loaded, fault.empty()) << fault;
    if (!loaded) {
      ++refused;
      EXPECT_EQ(match->hash(), fresh_->hash());
      return;
    }
    ++accepted;
    SCOPED_TRACE("loaded: " + where(*match).stack);
    EXPECT_TRUE(match->faults().empty());
    EXPECT_EQ(match->bytes(), bytes);
    ask(*match);
    if (accepted % 16 == 0) look_at(*match, faultless);
    play_on(*match);
  }

  int accepted = 0;
  int refused = 0;
  // Whether the invariants of the game hold on the way, too. An accepted state that no game could reach, such
  // as one in which other procedures go on, need not promise that.
  bool faultless = false;

 private:
  void play_on(Match& match) const {
    constexpr int kSteps = 50;
    Random random(static_cast<std::uint64_t>(accepted));
    for (int i = 0; i < kSteps && match.stop() != Stop::Over && !testing::Test::HasFailure(); ++i) {
      step(match, random);
      if (i % 8 == 0) ask(match);
      if (!faultless || i % 8 != 7) continue;
      EXPECT_TRUE(match.faults().empty()) << match.faults().front();
    }
  }

  std::unique_ptr<Match> fresh_;
};

class LoadBytes : public testing::TestWithParam<GameTable> {
 protected:
  LoadBytes() : garbled_(GetParam()) {}
  std::uint32_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }

  Random random_{1};
  Garbled garbled_;
};

TEST_P(LoadBytes, LoadsWhatWasSaved) {
  garbled_.faultless = true;
  for (const Saved& saved : states_of_games(GetParam(), effort(12, 2), 10'000)) {
    ASSERT_EQ(garbled_.refused, 0);
    ASSERT_NO_FATAL_FAILURE(garbled_.load(saved.bytes));
    ASSERT_EQ(garbled_.refused, 0) << GetParam().start()->load_fault(saved.bytes);
  }
}

TEST_P(LoadBytes, RefusesWhatWasDamaged) {
  const std::unique_ptr<Match> match = GetParam().start();
  const std::uint64_t hash = match->hash();
  for (const Saved& saved : states_of_games(GetParam(), effort(3, 1), 40)) {
    for (std::uint64_t i = 0; i < fuzz_rounds(static_cast<std::uint64_t>(effort(200, 20))); ++i) {
      Bytes other = sealed(saved.bytes);
      if (i % 3 == 0) other.resize(below(other.size()));
      if (i % 3 == 1) other.push_back(static_cast<std::uint8_t>(below(256)));
      if (i % 3 == 2) other[below(other.size())] ^= static_cast<std::uint8_t>(1U << below(8));
      ASSERT_FALSE(match->load_bytes(other));
      ASSERT_NE(match->load_fault(other), "");
    }
  }
  EXPECT_EQ(match->hash(), hash);
}

INSTANTIATE_TEST_SUITE_P(Games, LoadBytes, testing::ValuesIn(all_tables()), TableName{});

class ForgedBytes : public LoadBytes {};

// One bit: many of the procedures that go on, some of the rest.
TEST_P(ForgedBytes, RefusesAFlippedBitOrPlaysOn) {
  const auto flip = [this](Bytes bytes, std::size_t at) {
    bytes[at] ^= static_cast<std::uint8_t>(1U << below(8));
    garbled_.load(bytes);
  };
  garbled_.faultless = true;
  const std::uint64_t tries = fuzz_rounds(static_cast<std::uint64_t>(effort(40, 4)));
  for (const Saved& saved :
       states_of_games(GetParam(), effort(6, 2), static_cast<std::size_t>(effort(80, 40)))) {
    for (std::uint64_t i = 0; i < tries; ++i) {
      ASSERT_NO_FATAL_FAILURE(flip(saved.bytes, saved.bytes.size() - 1 - below(saved.flow)));
      ASSERT_NO_FATAL_FAILURE(flip(saved.bytes, below(saved.bytes.size())));
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(garbled_.refused, 0);
}

// One byte of the procedures that go on becomes another small number, as ids, steps and counts are.
TEST_P(ForgedBytes, RefusesAnotherNumberOrPlaysOn) {
  constexpr std::size_t kSmall = 60;
  const std::uint64_t tries = fuzz_rounds(static_cast<std::uint64_t>(effort(60, 6)));
  for (const Saved& saved :
       states_of_games(GetParam(), effort(6, 2), static_cast<std::size_t>(effort(80, 40)))) {
    for (std::uint64_t i = 0; i < tries; ++i) {
      Bytes other = saved.bytes;
      const std::size_t at = other.size() - 1 - below(saved.flow);
      other[at] = below(8) == 0 ? 0xff : static_cast<std::uint8_t>(below(kSmall));
      ASSERT_NO_FATAL_FAILURE(garbled_.load(other));
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(garbled_.refused, 0);
}

// The procedures of one position in another.
TEST_P(ForgedBytes, RefusesTheProceduresOfAnotherPositionOrPlaysOn) {
  const std::vector<Saved> states =
      states_of_games(GetParam(), effort(4, 1), static_cast<std::size_t>(effort(60, 20)));
  for (const Saved& one : states) {
    for (const Saved& two : states) {
      if (effort(1, 4) > 1 && below(4) != 0) continue;
      Bytes mixed(one.bytes.begin(), one.bytes.end() - static_cast<std::ptrdiff_t>(one.flow));
      mixed.insert(mixed.end(), two.bytes.end() - static_cast<std::ptrdiff_t>(two.flow), two.bytes.end());
      ASSERT_NO_FATAL_FAILURE(garbled_.load(mixed));
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(garbled_.refused, 0);
}

// Several bytes at once, bytes that are missing or too many, and pieces that changed places.
TEST_P(ForgedBytes, RefusesGarbledBytesOrPlaysOn) {
  int garbled_states = 0;
  for (const Saved& saved : states_of_games(GetParam(), 1, 60)) {
    for (std::uint64_t i = 0; i < fuzz_rounds(static_cast<std::uint64_t>(effort(40, 6))); ++i) {
      Bytes other = saved.bytes;
      for (std::uint32_t n = 1 + below(4); n > 0; --n)
        other[below(other.size())] = static_cast<std::uint8_t>(below(256));
      if (i % 4 == 1) std::swap(other[below(other.size())], other[below(other.size())]);
      if (i % 4 == 2) other.resize(below(other.size()));
      if (i % 4 == 3) other.push_back(static_cast<std::uint8_t>(below(256)));
      ASSERT_NO_FATAL_FAILURE(garbled_.load(other));
      ++garbled_states;
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(garbled_.refused, garbled_states / 2);
}

std::vector<GameTable> tables_of(std::string_view game) {
  std::vector<GameTable> tables = all_tables();
  std::erase_if(tables, [&](const GameTable& table) { return table.game->id() != game; });
  return tables;
}
INSTANTIATE_TEST_SUITE_P(Games, ForgedBytes, testing::ValuesIn(tables_of("ahos")), TableName{});

TEST(LoadFaultOfAhos, TellsWhatIsWrong) {
  const std::unique_ptr<Match> match = GameTable{find_game("ahos"), 3}.start();
  Bytes bytes = inside(match->bytes());
  EXPECT_EQ(match->load_fault(sealed(bytes)), "");
  ASSERT_EQ(match->stop(), Stop::Chance);
  bytes.back() = static_cast<std::uint8_t>(Stop::Decision);
  EXPECT_EQ(match->load_fault(sealed(bytes)), "no decision is open");
  bytes.back() = static_cast<std::uint8_t>(Stop::Running);
  EXPECT_EQ(match->load_fault(sealed(bytes)), "the state waits for nothing");
  bytes.pop_back();
  EXPECT_EQ(match->load_fault(sealed(bytes)), "not the bytes of a state");
}

TEST(LoadFaultOfTi4, TellsWhatIsWrong) {
  const std::unique_ptr<Match> match = GameTable{find_game("ti4"), 3}.start();
  Bytes bytes = inside(match->bytes());
  EXPECT_EQ(match->load_fault(sealed(bytes)), "");
  bytes.back() = static_cast<std::uint8_t>(Stop::Running);
  EXPECT_NE(match->load_fault(sealed(bytes)), "");
  bytes.pop_back();
  EXPECT_EQ(match->load_fault(sealed(bytes)), "not the bytes of a state");
}

TEST(LoadFaultOfAhos, NamesWhoseThingsAreGone) {
  const std::unique_ptr<Match> three = GameTable{find_game("ahos"), 3}.start();
  const std::unique_ptr<Match> four = GameTable{find_game("ahos"), 4}.start();
  EXPECT_EQ(four->load_fault(three->bytes()), "yellow: fleets are not conserved");
}

}  // namespace
}  // namespace orrery
