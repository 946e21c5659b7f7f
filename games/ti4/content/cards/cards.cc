#include "games/ti4/content/cards/cards.h"

#include <array>
#include <vector>

#include "games/ti4/content/cards/agenda_cards.h"

namespace orrery::ti4 {
namespace {

constexpr auto kOwnCards = std::to_array<const AbilityDef*>({
    &kBunker,
    &kCourageousToTheEnd,
    &kCrippleDefenses,
    &kDirectHit,
    &kDisable,
    &kEconomicInitiative,
    &kEmergencyRepairs,
    &kExperimentalBattlestation,
    &kFighterPrototype,
    &kFireTeam,
    &kFlankSpeed,
    &kFocusedResearch,
    &kFrontlineDeployment,
    &kGhostShip,
    &kInTheSilenceOfSpace,
    &kIndustrialInitiative,
    &kInfiltrate,
    &kInsubordination,
    &kIntercept,
    &kLostStarChart,
    &kLuckyShot,
    &kManeuveringJets,
    &kMiningInitiative,
    &kMoraleBoost,
    &kParley,
    &kPlague,
    &kPoliticalStability,
    &kPublicDisgrace,
    &kReactorMeltdown,
    &kReparations,
    &kRepealLaw,
    &kRiseOfAMessiah,
    &kSabotage,
    &kSalvage,
    &kShieldsHolding,
    &kSignalJamming,
    &kSkilledRetreat,
    &kSpy,
    &kSummit,
    &kTacticalBombardment,
    &kUnexpectedAction,
    &kUnstablePlanet,
    &kUpgrade,
    &kUprising,
    &kWarEffort,
});

}  // namespace

std::span<const AbilityDef* const> card_abilities() {
  static const std::vector<const AbilityDef*> kAll = [] {
    std::vector<const AbilityDef*> all(kOwnCards.begin(), kOwnCards.end());
    const auto of_agendas = agenda_card_abilities();
    all.insert(all.end(), of_agendas.begin(), of_agendas.end());
    return all;
  }();
  return kAll;
}

}  // namespace orrery::ti4
