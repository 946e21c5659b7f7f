// What a viewer is told has numbers: of versions, steps and events. Counted for everybody alike they would
// tell how many choices somebody made in secret. So each viewer counts what that viewer can notice; in here,
// and where games are stored, everything counts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/id.h"

namespace orrery::server {

// Who looks: a bit for each seat and one for spectators. Somebody with several seats has several eyes.
using Eyes = std::uint16_t;
inline constexpr Eyes kEverybody = 0xffff;
Eyes eyes_of(SeatId viewer);

// Things that happened one after another, and who noticed each.
class Noticed {
 public:
  void add(Eyes by) { by_.push_back(by); }
  void resize(std::size_t n) { by_.resize(n, kEverybody); }
  [[nodiscard]] std::size_t size() const { return by_.size(); }
  [[nodiscard]] Eyes at(std::size_t i) const { return by_[i]; }
  // Who noticed any of those from `first` on.
  [[nodiscard]] Eyes since(std::size_t first) const;
  // How many of the first `n` these eyes noticed.
  [[nodiscard]] std::size_t shown(Eyes eyes, std::size_t n) const;
  // The most of them that look like that number to these eyes; more than there are if none do.
  [[nodiscard]] std::size_t real(Eyes eyes, std::size_t shown) const;

 private:
  std::vector<Eyes> by_;
};

}  // namespace orrery::server
