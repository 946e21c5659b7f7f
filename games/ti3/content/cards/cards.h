// The action cards, one file each.
#pragma once

#include "games/ti3/content/ability.h"

namespace orrery::ti3 {

extern const AbilityDef kArmistice;
extern const AbilityDef kChemicalWarfare;
extern const AbilityDef kCivilDefense;
extern const AbilityDef kCommandSummit;
extern const AbilityDef kCorporateSponsorship;
extern const AbilityDef kCouncilDissolved;
extern const AbilityDef kCulturalCrisis;
extern const AbilityDef kDeterminePolicy;
extern const AbilityDef kDiplomaticImmunity;
extern const AbilityDef kDirectHit;
extern const AbilityDef kDisclosure;
extern const AbilityDef kDiscredit;
extern const AbilityDef kDugIn;
extern const AbilityDef kEmergencyRepairs;
extern const AbilityDef kExperimentalBattlestation;
extern const AbilityDef kFantasticRhetoric;
extern const AbilityDef kFighterPrototype;
extern const AbilityDef kFlankSpeed;
extern const AbilityDef kFocusedResearch;
extern const AbilityDef kGhostShip;
extern const AbilityDef kGoodYear;
extern const AbilityDef kGrandArmada;
extern const AbilityDef kInTheSilenceOfSpace;
extern const AbilityDef kInfluenceInTheMerchantsGuild;
extern const AbilityDef kInsubordination;
extern const AbilityDef kIntoTheBreach;
extern const AbilityDef kLocalUnrest;
extern const AbilityDef kLuckyShot;
extern const AbilityDef kMassiveTransport;
extern const AbilityDef kMasterOfTrade;
extern const AbilityDef kMinelayers;
extern const AbilityDef kMoraleBoost;
extern const AbilityDef kMulticulturalism;
extern const AbilityDef kOpeningTheBlackBox;
extern const AbilityDef kPatrol;
extern const AbilityDef kPlague;
extern const AbilityDef kPolicyParalysis;
extern const AbilityDef kPoliticalStability;
extern const AbilityDef kPrivateers;
extern const AbilityDef kProductivitySpike;
extern const AbilityDef kPublicDisgrace;
extern const AbilityDef kRallyOfThePeople;
extern const AbilityDef kRareMineral;
extern const AbilityDef kRecheck;
extern const AbilityDef kReparations;
extern const AbilityDef kRiseOfAMessiah;
extern const AbilityDef kRuinousTariffs;
extern const AbilityDef kSabotage;
extern const AbilityDef kScientistAssassination;
extern const AbilityDef kSecretIndustrialAgent;
extern const AbilityDef kShieldsHolding;
extern const AbilityDef kSignalJamming;
extern const AbilityDef kSkilledRetreat;
extern const AbilityDef kSpacedockAccident;
extern const AbilityDef kStarOfDeath;
extern const AbilityDef kStellarCriminals;
extern const AbilityDef kStrategicBombardment;
extern const AbilityDef kStrategicFlexibility;
extern const AbilityDef kStrategicShift;
extern const AbilityDef kSuccessfulSpy;
extern const AbilityDef kSynchronicity;
extern const AbilityDef kTechBubble;
extern const AbilityDef kThugs;
extern const AbilityDef kTouchOfGenius;
extern const AbilityDef kTradeStop;
extern const AbilityDef kTransport;
extern const AbilityDef kUnexpectedAction;
extern const AbilityDef kUprising;
extern const AbilityDef kUsurperAction;
extern const AbilityDef kVeto;
extern const AbilityDef kVoluntaryAnnexation;
extern const AbilityDef kWarFooting;

}  // namespace orrery::ti3
