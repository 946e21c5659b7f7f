#include "games/ti3/content/political/political.h"

#include <array>

namespace orrery::ti3 {

std::span<const PoliticalText* const> political_texts() {
  static constexpr std::array<const PoliticalText*, 44> kTexts{
      &kAggressiveStrategy,
      &kAncientArtifact,
      &kArmsReduction,
      &kChecksAndBalances,
      &kClosingTheWormholes,
      &kColonialRedistribution,
      &kColonizationLicensing,
      &kCompensatedDisarmament,
      &kConventionsOfWar,
      &kCoreStability,
      &kCostOverruns,
      &kDisputeResolution,
      &kEconomicRevitalization,
      &kFleetRegulations,
      &kForcedEconomicIndependence,
      &kFreeTradeLaw,
      &kHolderOfMecatolRex,
      &kHolyPlanetOfIxth,
      &kHumaneLabor,
      &kImperialContainment,
      &kImperialMandate,
      &kImperialPeace,
      &kLaborForcePolitics,
      &kLimitsToIndividualPower,
      &kMassMobilization,
      &kNewConstitution,
      &kOfficialSanction,
      &kOpenTheTradeRoutes,
      &kPlanetaryConscription,
      &kPublicExecution,
      &kRegressiveRhetoric,
      &kRepeal,
      &kResearchGrant,
      &kResourceManagement,
      &kRevote,
      &kShortTermTruce,
      &kSubsidizedIndustry,
      &kTechnologyBuyBack,
      &kTechnologyInvestigationCommittee,
      &kTechnologyTariffs,
      &kTradeEmbargo,
      &kTradeWar,
      &kTrafficTariffs,
      &kUnconventionalWeapons,
  };
  return kTexts;
}

const PoliticalText* political_text(std::string_view id) {
  for (const PoliticalText* text : political_texts()) {
    if (text->id == id) return text;
  }
  return nullptr;
}

}  // namespace orrery::ti3
