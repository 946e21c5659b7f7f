// What political cards do: one PoliticalText per card, each in its own file content/political/<id>.cc.
// Standing effects of laws are traits (column `traits` of political_cards.tsv); what laws let their holders
// do at a timing point is in content/laws/.
#pragma once

#include <span>
#include <string_view>

#include "games/ti3/flow/council.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

struct PoliticalText {
  std::string_view id;  // of the row in the data files
  // Does what the decided outcome says (f.outcome, f.second), once a law is in play already. Called again
  // until it is done; may call frames, may ask f.seat (then `answers` and `answer`), may wait for nature
  // (`luck`, `lucky`). Null: nothing to do.
  Next (*resolve)(Play& g, CarryOut& f) = nullptr;
  void (*answers)(const Look& look, const CarryOut& f, OptionList& out) = nullptr;
  void (*answer)(Play& g, CarryOut& f, Choice c) = nullptr;
  ChancePoint (*luck)(const Look& look, const CarryOut& f) = nullptr;
  void (*lucky)(Play& g, CarryOut& f, const Outcome& o) = nullptr;
  // Whether there is anything to vote on; if not, the next card is drawn (TI3-Q-27). Null: as soon as
  // something may be elected.
  bool (*can_be_voted)(const Look& look) = nullptr;
  // A law for this round and so many more; 0: it stays.
  int rounds = 0;
  // Whether this may be elected, or these two. Null: whatever the kind of vote allows.
  bool (*may_elect)(const Look& look, std::uint8_t outcome, std::uint8_t second) = nullptr;
};

// Null if there is none.
const PoliticalText* political_text(std::string_view id);
std::span<const PoliticalText* const> political_texts();

extern const PoliticalText kAggressiveStrategy;
extern const PoliticalText kAncientArtifact;
extern const PoliticalText kArmsReduction;
extern const PoliticalText kChecksAndBalances;
extern const PoliticalText kClosingTheWormholes;
extern const PoliticalText kColonialRedistribution;
extern const PoliticalText kColonizationLicensing;
extern const PoliticalText kCompensatedDisarmament;
extern const PoliticalText kConventionsOfWar;
extern const PoliticalText kCoreStability;
extern const PoliticalText kCostOverruns;
extern const PoliticalText kDisputeResolution;
extern const PoliticalText kEconomicRevitalization;
extern const PoliticalText kFleetRegulations;
extern const PoliticalText kForcedEconomicIndependence;
extern const PoliticalText kFreeTradeLaw;
extern const PoliticalText kHolderOfMecatolRex;
extern const PoliticalText kHolyPlanetOfIxth;
extern const PoliticalText kHumaneLabor;
extern const PoliticalText kImperialContainment;
extern const PoliticalText kImperialMandate;
extern const PoliticalText kImperialPeace;
extern const PoliticalText kLaborForcePolitics;
extern const PoliticalText kLimitsToIndividualPower;
extern const PoliticalText kMassMobilization;
extern const PoliticalText kNewConstitution;
extern const PoliticalText kOfficialSanction;
extern const PoliticalText kOpenTheTradeRoutes;
extern const PoliticalText kPlanetaryConscription;
extern const PoliticalText kPublicExecution;
extern const PoliticalText kRegressiveRhetoric;
extern const PoliticalText kRepeal;
extern const PoliticalText kResearchGrant;
extern const PoliticalText kResourceManagement;
extern const PoliticalText kRevote;
extern const PoliticalText kShortTermTruce;
extern const PoliticalText kSubsidizedIndustry;
extern const PoliticalText kTechnologyBuyBack;
extern const PoliticalText kTechnologyInvestigationCommittee;
extern const PoliticalText kTechnologyTariffs;
extern const PoliticalText kTradeEmbargo;
extern const PoliticalText kTradeWar;
extern const PoliticalText kTrafficTariffs;
extern const PoliticalText kUnconventionalWeapons;

}  // namespace orrery::ti3
