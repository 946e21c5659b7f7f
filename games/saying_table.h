// The table of what a game says, from its enum and the English sentence of each (engine/contract/saying.h).
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/contract/saying.h"
#include "engine/core/enum_names.h"

namespace orrery {

template <class Say>
std::vector<SayingDef> saying_table(std::string_view (*english_of)(Say)) {
  std::vector<SayingDef> out;
  for (std::size_t i = 0; i < enum_count<Say>(); ++i) {
    const auto what = static_cast<Say>(i);
    out.push_back({enum_name(what), english_of(what)});
  }
  return out;
}

}  // namespace orrery
