// Points of resources as a list of sayings: "2 Energy, 1 Research".
#pragma once

#include "games/ahos/state.h"
#include "games/ahos/text/sayings.h"

namespace orrery::ahos {

inline Sayings said_points(const Cost& cost) {
  Sayings out;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (cost.points[i] > 0)
      out.push_back(say(Say::Points, int{cost.points[i]}, std::string(enum_name(static_cast<Resource>(i)))));
  }
  if (out.empty()) out.push_back(say(Say::NoPoints));
  return out;
}

}  // namespace orrery::ahos
