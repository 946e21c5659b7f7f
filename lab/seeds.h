// Where the numbers of a simulation come from. Game i of a run depends on the run's seed and i alone, so that
// any number of threads gives the same games; chance, bots and checks draw from streams that do not disturb
// each other.
#pragma once

#include <cstdint>

#include "engine/flow/random.h"

namespace orrery {

// The seed of game i; `orrery new --seed` with it deals the same game.
constexpr std::uint64_t game_seed(std::uint64_t seed, std::uint64_t game) {
  return Random(Seed::of(seed), game).next();
}

// The n-th chance point of a game, as in a record.
constexpr Random chance_stream(std::uint64_t game, std::uint64_t n) { return {Seed::of(game), n}; }

// What is not chance: the bot of a seat, the checks.
enum class Purpose : std::uint64_t { Bot = 1, Check = 2 };
constexpr Random stream(std::uint64_t game, Purpose purpose, std::uint64_t n) {
  return {Seed{{game, static_cast<std::uint64_t>(purpose), 0, 0}}, n};
}

}  // namespace orrery
