#include "server/table/numbers.h"

#include <algorithm>

namespace orrery::server {

Eyes eyes_of(SeatId viewer) {
  constexpr unsigned kSpectators = 15;
  return static_cast<Eyes>(1U << (viewer.valid() ? static_cast<unsigned>(viewer.index()) : kSpectators));
}

Eyes Noticed::since(std::size_t first) const {
  unsigned out = 0;
  for (std::size_t i = first; i < by_.size(); ++i) out |= by_[i];
  return static_cast<Eyes>(out);
}

std::size_t Noticed::shown(Eyes eyes, std::size_t n) const {
  const auto end = by_.begin() + static_cast<std::ptrdiff_t>(std::min(n, by_.size()));
  return static_cast<std::size_t>(std::count_if(by_.begin(), end, [&](Eyes by) { return (by & eyes) != 0; }));
}

std::size_t Noticed::real(Eyes eyes, std::size_t shown) const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < by_.size(); ++i) {
    if ((by_[i] & eyes) != 0 && ++count > shown) return i;
  }
  return count == shown ? by_.size() : by_.size() + 1;
}

}  // namespace orrery::server
