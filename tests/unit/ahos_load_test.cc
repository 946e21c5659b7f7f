// Byte saves of A Handful of Stars that were garbled: loading refuses them, or gives a game that can be
// played on.
#include <gtest/gtest.h>

#include <map>

#include "engine/core/json_text.h"
#include "engine/flow/random.h"
#include "games/ahos/ahos_game.h"
#include "games/ahos/state.h"
#include "tests/unit/lab_table.h"
#include "tests/unit/mutator.h"

namespace orrery {
namespace {

using Bytes = std::vector<std::uint8_t>;

const Game& ahos_game() { return *find_game("ahos"); }

std::unique_ptr<Match> new_match(int players) {
  MadeMatch made = ahos_game().create(default_table(ahos_game(), players));
  EXPECT_NE(made.match, nullptr) << made.error;
  return std::move(made.match);
}

void step(Match& match, Random& random) {
  if (match.stop() == Stop::Chance) {
    match.apply_outcome(draw_outcome(match.chance(), random), nullptr);
  } else if (match.stop() == Stop::Decision) {
    OptionList options;
    match.options(options);
    match.apply(options[random.below(static_cast<std::uint32_t>(options.size()))], nullptr);
  }
}

// Which procedures are going on, and what the topmost waits for.
std::string where(const Match& match) {
  const ahos::State& s = *ahos::state_of(match);
  std::string out = std::to_string(static_cast<int>(s.flow.stop));
  for (const auto& frame : s.flow.frames) out += " " + std::to_string(frame.index());
  if (s.round == 0)
    out += " step " + std::to_string(static_cast<int>(std::get<ahos::Setup>(s.flow.frames[0]).step));
  return out;
}

// A state of every kind that random games reach.
std::vector<Bytes> states_of_games(int players, int games) {
  std::map<std::string, Bytes> found;
  for (int game = 0; game < games; ++game) {
    Random random(static_cast<std::uint64_t>(100 * players + game));
    const std::unique_ptr<Match> match = new_match(players);
    found.try_emplace(where(*match), match->bytes());
    while (match->stop() != Stop::Over) {
      step(*match, random);
      found.try_emplace(where(*match), match->bytes());
    }
  }
  std::vector<Bytes> out;
  out.reserve(found.size());
  for (auto& [key, bytes] : found) out.push_back(std::move(bytes));
  return out;
}

// Everything that a program asks of a game.
void look_at(const Match& match) {
  for (int i = 0; i <= match.players(); ++i) {
    const SeatId viewer = i < match.players() ? SeatId(i) : SeatId{};
    EXPECT_TRUE(match.view_json(viewer).is_object());
    EXPECT_FALSE(match.show(viewer, false).empty());
    Random random(1);
    const std::unique_ptr<Match> world = match.sample(viewer, random);
    const std::vector<std::string> diff = json_diff(match.view_json(viewer), world->view_json(viewer));
    EXPECT_TRUE(diff.empty()) << diff.front();
    EXPECT_TRUE(world->faults().empty());
  }
}

void ask(const Match& match) {
  OptionList options;
  match.options(options);
  ASSERT_EQ(options.empty(), match.stop() != Stop::Decision);
  if (match.stop() == Stop::Decision) {
    EXPECT_LT(match.decision().seat.index(), static_cast<std::size_t>(match.players()));
    for (std::size_t i = 0; i < options.size(); ++i) {
      EXPECT_TRUE(match.why_not(options[i]).allowed()) << match.print(options[i]);
      EXPECT_FALSE(match.describe(options[i]).empty());
    }
  } else if (match.stop() == Stop::Chance) {
    EXPECT_GE(match.chance().pool.size(), match.chance().count);
  } else {
    EXPECT_FALSE(match.winners().empty());
  }
}

class Garbled {
 public:
  explicit Garbled(int players) : fresh_(new_match(players)) {}

  void load(const Bytes& bytes) {
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
    EXPECT_TRUE(match->faults().empty());
    EXPECT_EQ(match->bytes(), bytes);
    ask(*match);
    if (accepted % 16 == 0) look_at(*match);
    constexpr int kSteps = 8;
    Random random(static_cast<std::uint64_t>(accepted));
    for (int i = 0; i < kSteps && match->stop() != Stop::Over && !testing::Test::HasFailure(); ++i) {
      step(*match, random);
      ask(*match);
      EXPECT_TRUE(match->faults().empty()) << match->faults().front();
    }
  }

  int accepted = 0;
  int refused = 0;

 private:
  std::unique_ptr<Match> fresh_;
};

class LoadBytes : public testing::TestWithParam<int> {};

// One bit: every bit of the stack of procedures, which stands last, and some of the rest.
TEST_P(LoadBytes, RefusesAFlippedBitOrPlaysOn) {
  Garbled garbled(GetParam());
  Random random(1);
  const std::uint64_t every = static_cast<std::uint64_t>(effort(1, 11));
  for (const Bytes& bytes : states_of_games(GetParam(), effort(6, 2))) {
    garbled.load(bytes);
    ASSERT_EQ(garbled.refused, 0) << new_match(GetParam())->load_fault(bytes);
    constexpr std::size_t kTail = 64;
    for (std::size_t bit = random.below(8); bit < 8 * std::min(kTail, bytes.size()); bit += every) {
      Bytes other = bytes;
      other[other.size() - 1 - bit / 8] ^= static_cast<std::uint8_t>(1U << (bit % 8));
      ASSERT_NO_FATAL_FAILURE(garbled.load(other));
    }
    for (std::uint64_t i = 0; i < fuzz_rounds(100 / every); ++i) {
      Bytes other = bytes;
      other[random.below(static_cast<std::uint32_t>(other.size()))] ^=
          static_cast<std::uint8_t>(1U << random.below(8));
      ASSERT_NO_FATAL_FAILURE(garbled.load(other));
    }
    garbled.refused = 0;
    if (HasFailure()) return;
  }
}

// Several bytes at once, bytes that are missing or too many, and pieces that changed places.
TEST_P(LoadBytes, RefusesGarbledBytesOrPlaysOn) {
  Garbled garbled(GetParam());
  Random random(2);
  const auto below = [&random](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
  int garbled_states = 0;
  for (const Bytes& bytes : states_of_games(GetParam(), 1)) {
    for (std::uint64_t i = 0; i < fuzz_rounds(static_cast<std::uint64_t>(effort(40, 6))); ++i) {
      Bytes other = bytes;
      for (std::uint32_t n = 1 + below(4); n > 0; --n)
        other[below(other.size())] = static_cast<std::uint8_t>(below(256));
      if (i % 4 == 1) std::swap(other[below(other.size())], other[below(other.size())]);
      if (i % 4 == 2) other.resize(below(other.size()));
      if (i % 4 == 3) other.push_back(static_cast<std::uint8_t>(below(256)));
      ASSERT_NO_FATAL_FAILURE(garbled.load(other));
      ++garbled_states;
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(garbled.refused, garbled_states / 2);
}

INSTANTIATE_TEST_SUITE_P(Ahos, LoadBytes, testing::Values(2, 3, 4));

TEST(LoadFault, TellsWhatIsWrong) {
  const std::unique_ptr<Match> match = new_match(3);
  Bytes bytes = match->bytes();
  EXPECT_EQ(match->load_fault(bytes), "");
  bytes.back() = static_cast<std::uint8_t>(Stop::Decision);
  EXPECT_EQ(match->load_fault(bytes), "no decision is open");
  bytes.back() = static_cast<std::uint8_t>(Stop::Running);
  EXPECT_EQ(match->load_fault(bytes), "the state waits for nothing");
  bytes.pop_back();
  EXPECT_EQ(match->load_fault(bytes), "not the bytes of a state");
  const std::unique_ptr<Match> other = new_match(4);
  EXPECT_EQ(other->load_fault(match->bytes()), "yellow: fleets are not conserved");
}

}  // namespace
}  // namespace orrery
