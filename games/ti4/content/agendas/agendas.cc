#include "games/ti4/content/agendas/agendas.h"

#include <array>

namespace orrery::ti4 {
namespace {

constexpr auto kTexts = std::to_array<const AgendaText*>({
    &kAntiIntellectualRevolution,
    &kArchivedSecret,
    &kArmsReduction,
    &kClassifiedDocumentLeaks,
    &kColonialRedistribution,
    &kCommitteeFormation,
    &kCompensatedDisarmament,
    &kConventionsOfWar,
    &kCoreMining,
    &kTheCrownOfEmphidia,
    &kTheCrownOfThalnos,
    &kDemilitarizedZone,
    &kEconomicEquality,
    &kEnforcedTravelBan,
    &kExecutiveSanctions,
    &kFleetRegulations,
    &kHolyPlanetOfIxth,
    &kHomelandDefenseAct,
    &kImperialArbiter,
    &kIncentiveProgram,
    &kIxthianArtifact,
    &kJudicialAbolishment,
    &kMinisterOfCommerce,
    &kMinisterOfExploration,
    &kMinisterOfIndustry,
    &kMinisterOfPeace,
    &kMinisterOfPolicy,
    &kMinisterOfSciences,
    &kMinisterOfWar,
    &kMiscountDisclosed,
    &kMutiny,
    &kNewConstitution,
    &kProphecyOfIxth,
    &kPublicExecution,
    &kPublicizeWeaponSchematics,
    &kRegulatedConscription,
    &kRepresentativeGovernment,
    &kResearchTeamBiotic,
    &kResearchTeamCybernetic,
    &kResearchTeamPropulsion,
    &kResearchTeamWarfare,
    &kSeedOfAnEmpire,
    &kSenateSanctuary,
    &kShardOfTheThrone,
    &kSharedResearch,
    &kSwordsToPlowshares,
    &kTerraformingInitiative,
    &kUnconventionalMeasures,
    &kWormholeReconstruction,
    &kWormholeResearch,
});

}  // namespace

std::span<const AgendaText* const> agenda_texts() { return kTexts; }

const AgendaText* agenda_text(std::string_view id) {
  for (const AgendaText* text : kTexts) {
    if (text->id == id) return text;
  }
  return nullptr;
}

int law_resources(const Rules& r, AgendaId law) { return r.agenda(law).text->resources; }
int law_influence(const Rules& r, AgendaId law) { return r.agenda(law).text->influence; }
int law_points(const Rules& r, AgendaId law) { return r.agenda(law).text->points; }
bool law_bars_units(const Rules& r, AgendaId law) { return r.agenda(law).text->bars_units; }
bool law_bars_production(const Rules& r, AgendaId law) { return r.agenda(law).text->bars_production; }
Colour law_ignores(const Rules& r, AgendaId law) { return r.agenda(law).text->ignores; }

}  // namespace orrery::ti4
