// The documented generator behind seeded chance (docs/determinism.md). The n-th chance point of a game draws
// from its own stream, a function of the seed and n alone: a record can be resumed or forked anywhere without
// stored generator state.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

#include "engine/core/hash.h"
#include "engine/flow/chance.h"

namespace orrery {

// 256 bits, so that a published hash of it can serve as a commitment; small numbers are fine for experiments.
struct Seed {
  std::array<std::uint64_t, 4> words{};
  static constexpr Seed of(std::uint64_t n) { return Seed{{n, 0, 0, 0}}; }
};

// splitmix64.
class Random {
 public:
  explicit constexpr Random(std::uint64_t state) : state_(state) {}
  // The stream of the n-th chance point (from 0) of a seed.
  constexpr Random(const Seed& seed, std::uint64_t n) {
    state_ = mix64(n + 0x9e3779b97f4a7c15ULL);
    for (std::uint64_t w : seed.words) state_ = mix64(state_ + 0x9e3779b97f4a7c15ULL + w);
  }

  constexpr std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15ULL;
    return mix64(state_);
  }
  // Uniform in 0..n-1, without bias: numbers from the ragged end are drawn again (multiply-and-shift on 32
  // bits).
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t wide = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(wide) < n) {
      const std::uint32_t ragged = (0U - n) % n;
      while (static_cast<std::uint32_t>(wide) < ragged) wide = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(wide >> 32);
  }

 private:
  std::uint64_t state_ = 0;
};

// Answers a chance point: items uniformly from the pool, one after another.
inline Outcome draw_outcome(const ChancePoint& point, Random& random) {
  Outcome out;
  Pool left = point.pool;
  int size = left.size();
  assert(point.count <= Outcome::kCapacity && (point.replace ? size > 0 : size >= point.count));
  for (int i = 0; i < point.count; ++i) {
    const PoolItem item = left.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(size))));
    out.items.push_back(item.value);
    if (point.replace) continue;
    left.erase(item);
    --size;
  }
  if (!point.ordered) std::sort(out.items.begin(), out.items.end());
  return out;
}

}  // namespace orrery
