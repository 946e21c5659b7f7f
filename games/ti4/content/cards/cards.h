// The action cards, one file each; those of the agenda phase are listed in agenda_cards.h.
#pragma once

#include "games/ti4/content/ability.h"

namespace orrery::ti4 {

extern const AbilityDef kBunker;
extern const AbilityDef kCourageousToTheEnd;
extern const AbilityDef kCrippleDefenses;
extern const AbilityDef kDirectHit;
extern const AbilityDef kDisable;
extern const AbilityDef kEconomicInitiative;
extern const AbilityDef kEmergencyRepairs;
extern const AbilityDef kExperimentalBattlestation;
extern const AbilityDef kFighterPrototype;
extern const AbilityDef kFireTeam;
extern const AbilityDef kFlankSpeed;
extern const AbilityDef kFocusedResearch;
extern const AbilityDef kFrontlineDeployment;
extern const AbilityDef kGhostShip;
extern const AbilityDef kInTheSilenceOfSpace;
extern const AbilityDef kIndustrialInitiative;
extern const AbilityDef kInfiltrate;
extern const AbilityDef kInsubordination;
extern const AbilityDef kIntercept;
extern const AbilityDef kLostStarChart;
extern const AbilityDef kLuckyShot;
extern const AbilityDef kManeuveringJets;
extern const AbilityDef kMiningInitiative;
extern const AbilityDef kMoraleBoost;
extern const AbilityDef kParley;
extern const AbilityDef kPlague;
extern const AbilityDef kPoliticalStability;
extern const AbilityDef kPublicDisgrace;
extern const AbilityDef kReactorMeltdown;
extern const AbilityDef kReparations;
extern const AbilityDef kRepealLaw;
extern const AbilityDef kRiseOfAMessiah;
extern const AbilityDef kSabotage;
extern const AbilityDef kSalvage;
extern const AbilityDef kShieldsHolding;
extern const AbilityDef kSignalJamming;
extern const AbilityDef kSkilledRetreat;
extern const AbilityDef kSpy;
extern const AbilityDef kSummit;
extern const AbilityDef kTacticalBombardment;
extern const AbilityDef kUnexpectedAction;
extern const AbilityDef kUnstablePlanet;
extern const AbilityDef kUpgrade;
extern const AbilityDef kUprising;
extern const AbilityDef kWarEffort;

}  // namespace orrery::ti4
