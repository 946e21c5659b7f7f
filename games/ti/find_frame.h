// The topmost procedure of a kind that is under way: the one in which a text is being used. Null if there is
// none.
#pragma once

#include <cstddef>
#include <variant>

namespace orrery::ti {

template <class Frame, class Frames>
auto* topmost(Frames& frames) {
  using Found = decltype(std::get_if<Frame>(&frames[0]));
  for (std::size_t i = frames.size(); i > 0; --i) {
    if (auto* f = std::get_if<Frame>(&frames[i - 1])) return f;
  }
  return Found{};
}

}  // namespace orrery::ti
