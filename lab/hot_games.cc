#include "lab/hot_games.h"

#include <array>
#include <cstring>
#include <utility>
#include <vector>

#include "games/ahos/ahos.h"
#include "games/ti3/ti3.h"
#include "games/ti4/ti4.h"

namespace orrery {
namespace {

// How many positions are copied in turn; as many bytes as a small search keeps at hand.
constexpr std::size_t kPositions = 64;

template <class G>
class HotLoopOf final : public HotLoop {
 public:
  using State = typename G::State;
  using Rules = typename G::Rules;

  explicit HotLoopOf(std::shared_ptr<const Rules> rules) : rules_(std::move(rules)) {
    Random random(1);
    for (std::size_t i = 0; i < kPositions; ++i) positions_.push_back(position(random, 10 * i));
    copies_ = positions_;
  }

  [[nodiscard]] std::size_t state_bytes() const override { return sizeof(State); }

  PlayoutStats play(Random& random) override { return random_playout<G>(*rules_, random); }

  std::uint64_t copy_states(std::uint64_t times) override {
    std::uint64_t sum = 0;
    for (std::uint64_t i = 0; i < times; ++i) {
      State& copy = copies_[i % kPositions];
      copy = positions_[(i * 5) % kPositions];
      sum += probe(copy, i % sizeof(State));
    }
    return sum;
  }

 private:
  // The state after that many decisions of a random game, or its end.
  State position(Random& random, std::size_t decisions) const {
    State state = G::start(*rules_);
    OptionList options;
    PlayoutStats stats;
    while (state.flow.stop != Stop::Over && stats.decisions < decisions) {
      if (!playout_detail::step<G>(state, *rules_, random, options, stats)) break;
    }
    return state;
  }

  static std::uint8_t probe(const State& state, std::size_t at) {
    std::uint8_t byte = 0;
    std::memcpy(&byte, reinterpret_cast<const char*>(&state) + at, 1);
    return byte;
  }

  std::shared_ptr<const Rules> rules_;
  std::vector<State> positions_;
  std::vector<State> copies_;
};

template <class G, auto kRulesFor>
MadeHotLoop make_loop(const TableOptions& table) {
  MadeHotLoop made;
  std::shared_ptr<const typename G::Rules> rules = kRulesFor(table, made.error);
  if (rules != nullptr) made.loop = std::make_unique<HotLoopOf<G>>(std::move(rules));
  return made;
}

struct HotGame {
  std::string_view id;
  MadeHotLoop (*make)(const TableOptions&);
};
constexpr std::array kHotGames{HotGame{"ahos", make_loop<ahos::Ahos, ahos::rules_for>},
                               HotGame{"ti4", make_loop<ti4::Ti4, ti4::rules_for>},
                               HotGame{"ti3", make_loop<ti3::Ti3, ti3::rules_for>}};

}  // namespace

MadeHotLoop make_hot_loop(std::string_view game, const TableOptions& table) {
  for (const HotGame& hot : kHotGames) {
    if (hot.id == game) return hot.make(table);
  }
  return {nullptr, "no hot loop for " + std::string(game) + "; lab/hot_games.cc lists them"};
}

}  // namespace orrery
