#include "games/ti3/content/counters/counters.h"

#include <array>

namespace orrery::ti3 {

std::span<const CounterDef* const> counter_defs() {
  static constexpr std::array<const CounterDef*, 0> kDefs{};
  return kDefs;
}

const CounterDef* counter_def(std::string_view id) {
  for (const CounterDef* def : counter_defs()) {
    if (def->id == id) return def;
  }
  return nullptr;
}

}  // namespace orrery::ti3
