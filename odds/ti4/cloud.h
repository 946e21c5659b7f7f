// A distribution over pairs of forces, by their numbers.
#pragma once

#include <cstdint>
#include <vector>

namespace orrery::ti4::odds {

struct Cell {
  int a = 0;
  int d = 0;
  double p = 0;
};

class Cloud {
 public:
  void add(int a, int d, double p) {
    if (p <= 0) return;
    if (cells_.size() * 2 >= slots_.size()) grow();
    std::size_t i = slot(a, d);
    while (slots_[i] >= 0) {
      Cell& c = cells_[static_cast<std::size_t>(slots_[i])];
      if (c.a == a && c.d == d) {
        c.p += p;
        return;
      }
      i = (i + 1) & (slots_.size() - 1);
    }
    slots_[i] = static_cast<int>(cells_.size());
    cells_.push_back({a, d, p});
  }
  void clear() {
    cells_.clear();
    slots_.assign(slots_.size(), -1);
  }
  [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }
  [[nodiscard]] bool empty() const { return cells_.empty(); }

 private:
  [[nodiscard]] std::size_t slot(int a, int d) const {
    const auto key = static_cast<std::uint64_t>(a) << 32U | static_cast<std::uint32_t>(d);
    return static_cast<std::size_t>(key * 0x9e3779b97f4a7c15U >> 40U) & (slots_.size() - 1);
  }
  void grow() {
    slots_.assign(slots_.size() * 2, -1);
    for (std::size_t n = 0; n < cells_.size(); ++n) {
      std::size_t i = slot(cells_[n].a, cells_[n].d);
      while (slots_[i] >= 0) i = (i + 1) & (slots_.size() - 1);
      slots_[i] = static_cast<int>(n);
    }
  }
  std::vector<Cell> cells_;
  std::vector<int> slots_ = std::vector<int>(32, -1);
};

}  // namespace orrery::ti4::odds
