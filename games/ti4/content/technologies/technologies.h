// Technologies whose text is used or happens at a timing point, one file each. All others are traits or unit
// upgrades; the cards that copy technologies are among the powers.
#pragma once

#include "games/ti4/content/ability.h"

namespace orrery::ti4 {

extern const AbilityDef kAssaultCannon;
extern const AbilityDef kBioplasmosis;
extern const AbilityDef kChaosMapping;
extern const AbilityDef kDacxiveAnimators;
extern const AbilityDef kDimensionalSplicer;
extern const AbilityDef kEResSiphons;
extern const AbilityDef kGravitonLaserSystem;
extern const AbilityDef kGravityDrive;
extern const AbilityDef kHegemonicTradePolicy;
extern const AbilityDef kImpulseCore;
extern const AbilityDef kInstinctTraining;
extern const AbilityDef kIntegratedEconomy;
extern const AbilityDef kLazaxGateFolding;
extern const AbilityDef kMagenDefenseGrid;
extern const AbilityDef kMageonImplants;
extern const AbilityDef kMagmusReactor;
extern const AbilityDef kNeuroglaive;
extern const AbilityDef kNullificationField;
extern const AbilityDef kProductionBiomes;
extern const AbilityDef kQuantumDatahubNode;
extern const AbilityDef kSalvageOperations;
extern const AbilityDef kSpacialConduitCylinder;
extern const AbilityDef kTransitDiodes;
extern const AbilityDef kTransparasteelPlating;
extern const AbilityDef kValkyrieParticleWeave;
extern const AbilityDef kWormholeGenerator;
extern const AbilityDef kX89BacterialWeapon;
extern const AbilityDef kYinSpinner;

}  // namespace orrery::ti4
