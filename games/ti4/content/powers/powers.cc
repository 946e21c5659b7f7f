#include "games/ti4/content/powers/powers.h"

#include <array>

namespace orrery::ti4 {

std::span<const AbilityDef* const> power_abilities() {
  static constexpr auto kPowers = std::to_array<const AbilityDef*>({
      &kAmbush,
      &kAssimilate,
      &kDevotion,
      &kForesight,
      &kGalacticThreat,
      &kHarrow,
      &kIndoctrination,
      &kMitosis,
      &kMunitionsReserves,
      &kOrbitalDrop,
      &kPeaceAccords,
      &kPillage,
      &kQuash,
      &kReclamation,
      &kScavenge,
      &kScheming,
      &kStallTactics,
      &kStarForge,
      &kTechnologicalSingularity,
      &kTelepathic,
  });
  return kPowers;
}

}  // namespace orrery::ti4
