#include "games/ti4/content/technologies/technologies.h"

#include <array>

namespace orrery::ti4 {

std::span<const AbilityDef* const> technology_abilities() {
  static constexpr auto kTechnologies = std::to_array<const AbilityDef*>({
      &kAssaultCannon,         &kBioplasmosis,
      &kChaosMapping,          &kDacxiveAnimators,
      &kDimensionalSplicer,    &kEResSiphons,
      &kGravitonLaserSystem,   &kGravityDrive,
      &kHegemonicTradePolicy,  &kImpulseCore,
      &kInstinctTraining,      &kIntegratedEconomy,
      &kLazaxGateFolding,      &kMagenDefenseGrid,
      &kMageonImplants,        &kMagmusReactor,
      &kNeuroglaive,           &kNullificationField,
      &kProductionBiomes,      &kQuantumDatahubNode,
      &kSalvageOperations,     &kSpacialConduitCylinder,
      &kTransitDiodes,         &kTransparasteelPlating,
      &kValkyrieParticleWeave, &kWormholeGenerator,
      &kX89BacterialWeapon,    &kYinSpinner,
  });
  return kTechnologies;
}

}  // namespace orrery::ti4
