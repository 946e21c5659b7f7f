#include "games/ti4/content/cards/cards.h"

#include <array>

#include "games/ti4/content/cards/agenda_cards.h"

namespace orrery::ti4 {
namespace {

constexpr std::array<const AbilityDef*, 45> kOwnCards{
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
};
constexpr std::size_t kMostCards = 80;

struct Table {
  std::array<const AbilityDef*, kMostCards> defs{};
  std::size_t size = 0;
  void add(std::span<const AbilityDef* const> list) {
    for (const AbilityDef* def : list) defs[size++] = def;
  }
};

Table make_table() {
  Table table;
  table.add(kOwnCards);
  table.add(agenda_card_abilities());
  return table;
}

}  // namespace

std::span<const AbilityDef* const> card_abilities() {
  static const Table table = make_table();
  return {table.defs.data(), table.size};
}

}  // namespace orrery::ti4
