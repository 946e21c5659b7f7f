// Random play at full speed, for benchmarks and searches: the kernel's templates directly on the game's own
// State, no virtual call, no events, no allocation.
//
// A game trait G has `using State`, `using Rules` and `static State start(const Rules&)`; State has a `flow`
// and its Look and Play are orrery::Look<State, Rules> and orrery::Play<State, Rules>.
#pragma once

#include <cstdint>

#include "engine/flow/flow.h"
#include "engine/flow/random.h"

namespace orrery {

struct PlayoutStats {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t options = 0;  // offered at these decisions
  std::uint64_t chances = 0;
  std::uint64_t stuck =
      0;  // games given up: a decision without options, a refused option, or too many decisions

  PlayoutStats& operator+=(const PlayoutStats& more) {
    games += more.games;
    decisions += more.decisions;
    options += more.options;
    chances += more.chances;
    stuck += more.stuck;
    return *this;
  }
};

inline constexpr std::uint64_t kLongestPlayout = 200'000;  // decisions

namespace playout_detail {

// Answers the chance point or the decision at which the state stands. False if that cannot be done.
template <class G>
bool step(typename G::State& state, const typename G::Rules& rules, Random& random, OptionList& options,
          PlayoutStats& stats) {
  using State = typename G::State;
  using Rules = typename G::Rules;
  const Look<State, Rules> look{state, rules};
  const Play<State, Rules> play{state, rules, nullptr};
  if (state.flow.stop == Stop::Chance) {
    ++stats.chances;
    apply_outcome(play, draw_outcome(chance_now(look), random));
    return true;
  }
  list_options(look, options);
  if (options.empty()) return false;
  ++stats.decisions;
  stats.options += options.size();
  const auto pick = random.below(static_cast<std::uint32_t>(options.size()));
  return apply_choice(play, options[pick]).allowed();
}

}  // namespace playout_detail

// Plays on from a state to the end, every option equally likely. The state is left as it ended.
template <class G>
PlayoutStats random_playout_from(typename G::State& state, const typename G::Rules& rules, Random& random) {
  PlayoutStats stats;
  stats.games = 1;
  OptionList options;
  while (state.flow.stop != Stop::Over) {
    const bool went_on = playout_detail::step<G>(state, rules, random, options, stats);
    if (went_on && stats.decisions < kLongestPlayout) continue;
    stats.stuck = 1;
    break;
  }
  return stats;
}

// A whole random game.
template <class G>
PlayoutStats random_playout(const typename G::Rules& rules, Random& random) {
  typename G::State state = G::start(rules);
  return random_playout_from<G>(state, rules, random);
}

}  // namespace orrery
