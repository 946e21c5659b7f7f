// How long something takes, counted in buckets that grow by a tenth. For many threads at once.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace orrery::server {

class Latency {
 public:
  static constexpr std::size_t kBuckets = 128;  // the last: anything longer than about seven seconds
  // Up to how many microseconds bucket i counts; the same on every machine.
  static std::uint64_t limit(std::size_t i);

  void add(std::uint64_t microseconds);
  [[nodiscard]] std::uint64_t count(std::size_t i) const { return counts_[i]; }
  [[nodiscard]] std::uint64_t sum() const { return sum_; }

 private:
  std::array<std::atomic<std::uint64_t>, kBuckets> counts_{};
  std::atomic<std::uint64_t> sum_{0};
};

}  // namespace orrery::server
