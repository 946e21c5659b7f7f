#include "games/ti4/content/powers/powers.h"

#include <array>

namespace orrery::ti4 {

std::span<const AbilityDef* const> power_abilities() {
  static constexpr auto kPowers = std::to_array<const AbilityDef*>({
      &kAmbush,
      &kDevotion,
      &kGalacticThreat,
      &kHarrow,
      &kOrbitalDrop,
      &kPillage,
      &kScavenge,
      &kTechnologicalSingularity,
  });
  return kPowers;
}

}  // namespace orrery::ti4
