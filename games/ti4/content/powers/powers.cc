#include "games/ti4/content/powers/powers.h"

#include <array>

namespace orrery::ti4 {

std::span<const AbilityDef* const> power_abilities() {
  static constexpr std::array<const AbilityDef*, 8> kPowers{
      &kAmbush,      &kDevotion, &kGalacticThreat, &kHarrow,
      &kOrbitalDrop, &kPillage,  &kScavenge,       &kTechnologicalSingularity,
  };
  return kPowers;
}

}  // namespace orrery::ti4
