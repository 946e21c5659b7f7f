#include "server/net/latency.h"

#include <algorithm>

namespace orrery::server {
namespace {

constexpr std::uint64_t kFirst = 50;  // microseconds

constexpr std::array<std::uint64_t, Latency::kBuckets> make_limits() {
  std::array<std::uint64_t, Latency::kBuckets> limits{};
  std::uint64_t limit = kFirst;
  for (std::uint64_t& l : limits) {
    l = limit;
    limit += (limit + 9) / 10;
  }
  limits.back() = UINT64_MAX;
  return limits;
}
constexpr auto kLimits = make_limits();

}  // namespace

std::uint64_t Latency::limit(std::size_t i) { return kLimits[i]; }

void Latency::add(std::uint64_t microseconds) {
  const auto* bucket = std::lower_bound(kLimits.begin(), kLimits.end(), microseconds);
  ++counts_[static_cast<std::size_t>(bucket - kLimits.begin())];
  sum_ += microseconds;
}

}  // namespace orrery::server
