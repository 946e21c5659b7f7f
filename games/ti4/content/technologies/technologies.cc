#include "games/ti4/content/technologies/technologies.h"

#include <array>

namespace orrery::ti4 {

std::span<const AbilityDef* const> technology_abilities() {
  static constexpr auto kTechnologies = std::to_array<const AbilityDef*>({
      &kAssaultCannon,
      &kChaosMapping,
      &kDacxiveAnimators,
      &kDimensionalSplicer,
      &kGravitonLaserSystem,
      &kGravityDrive,
      &kIntegratedEconomy,
      &kMagenDefenseGrid,
      &kProductionBiomes,
      &kQuantumDatahubNode,
      &kSalvageOperations,
      &kTransitDiodes,
      &kWormholeGenerator,
      &kX89BacterialWeapon,
  });
  return kTechnologies;
}

}  // namespace orrery::ti4
