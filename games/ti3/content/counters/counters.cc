#include "games/ti3/content/counters/counters.h"

#include <array>

namespace orrery::ti3 {

std::span<const CounterDef* const> counter_defs() {
  static constexpr std::array<const CounterDef*, 13> kDefs{
      &kBiohazard,
      &kHostileLocals1,
      &kHostileLocals2,
      &kHostileLocals3,
      &kIndustrialSociety,
      &kLazaxSurvivors,
      &kNaturalWealth2,
      &kNaturalWealth4,
      &kRadiation,
      &kSettlers,
      &kTechnologicalSociety,
      &kAlphaWormholeDiscovery,
      &kBetaWormholeDiscovery,
  };
  return kDefs;
}

const CounterDef* counter_def(std::string_view id) {
  for (const CounterDef* def : counter_defs()) {
    if (def->id == id) return def;
  }
  return nullptr;
}

}  // namespace orrery::ti3
