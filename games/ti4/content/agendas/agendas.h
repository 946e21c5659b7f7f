// What agendas do: one AgendaText per card of the agenda deck, each in its own file content/agendas/<id>.cc.
// Standing effects of laws are traits (column `traits` of agendas.tsv); what laws let their owners do at a
// timing point is in content/laws/. What a law changes about the planet it is attached to stands here as
// numbers, so that the flow can ask for it without knowing the card.
#pragma once

#include <span>
#include <string_view>

#include "games/ti4/flow/agenda_phase.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

struct AgendaText {
  std::string_view id;  // of the row in the data files
  // Does what the decided outcome says, once a law is in play already. Called again until it is done; may
  // call frames, may ask f.seat (then `answers` and `answer`), may wait for nature (`luck`, `lucky`). Null:
  // nothing to do.
  Next (*resolve)(Play& g, ResolveAgenda& f) = nullptr;
  // The same for what it promised for the next strategy phase: promise() of effects.h.
  Next (*later)(Play& g, ResolveAgenda& f) = nullptr;
  void (*answers)(const Look& look, const ResolveAgenda& f, OptionList& out) = nullptr;
  void (*answer)(Play& g, ResolveAgenda& f, Choice c) = nullptr;
  ChancePoint (*luck)(const Look& look, const ResolveAgenda& f) = nullptr;
  void (*lucky)(Play& g, ResolveAgenda& f, const Outcome& o) = nullptr;
  // Of laws attached to a planet.
  int resources = 0;              // added to its value
  int influence = 0;              // added to its value
  int points = 0;                 // victory points that come with its control and go with it
  bool bars_units = false;        // no unit can land, be produced or be placed there
  bool bars_production = false;   // units there cannot use Production
  Colour ignores = Colour::None;  // exhausted, the card ignores one prerequisite of this colour
};

// Null if there is none: such a card of another pack stays in the box (rules/join_content.cc).
const AgendaText* agenda_text(std::string_view id);
std::span<const AgendaText* const> agenda_texts();

// Of a law, attached or not.
int law_resources(const Rules& r, AgendaId law);
int law_influence(const Rules& r, AgendaId law);
int law_points(const Rules& r, AgendaId law);
bool law_bars_units(const Rules& r, AgendaId law);
bool law_bars_production(const Rules& r, AgendaId law);
Colour law_ignores(const Rules& r, AgendaId law);

// What a prediction brings that came true; AbilityDef::reward of the ability it was made with (35.22b). Works
// like AgendaText: `resolve` is called again until it is done, `answers` and `answer` serve Next::Ask.
struct RewardDef {
  Next (*resolve)(Play& g, Reward& f) = nullptr;
  void (*answers)(const Look& look, const Reward& f, OptionList& out) = nullptr;
  void (*answer)(Play& g, Reward& f, Choice c) = nullptr;
};

extern const AgendaText kAntiIntellectualRevolution;
extern const AgendaText kArchivedSecret;
extern const AgendaText kArmsReduction;
extern const AgendaText kClassifiedDocumentLeaks;
extern const AgendaText kColonialRedistribution;
extern const AgendaText kCommitteeFormation;
extern const AgendaText kCompensatedDisarmament;
extern const AgendaText kConventionsOfWar;
extern const AgendaText kCoreMining;
extern const AgendaText kTheCrownOfEmphidia;
extern const AgendaText kTheCrownOfThalnos;
extern const AgendaText kDemilitarizedZone;
extern const AgendaText kEconomicEquality;
extern const AgendaText kEnforcedTravelBan;
extern const AgendaText kExecutiveSanctions;
extern const AgendaText kFleetRegulations;
extern const AgendaText kHolyPlanetOfIxth;
extern const AgendaText kHomelandDefenseAct;
extern const AgendaText kImperialArbiter;
extern const AgendaText kIncentiveProgram;
extern const AgendaText kIxthianArtifact;
extern const AgendaText kJudicialAbolishment;
extern const AgendaText kMinisterOfCommerce;
extern const AgendaText kMinisterOfExploration;
extern const AgendaText kMinisterOfIndustry;
extern const AgendaText kMinisterOfPeace;
extern const AgendaText kMinisterOfPolicy;
extern const AgendaText kMinisterOfSciences;
extern const AgendaText kMinisterOfWar;
extern const AgendaText kMiscountDisclosed;
extern const AgendaText kMutiny;
extern const AgendaText kNewConstitution;
extern const AgendaText kProphecyOfIxth;
extern const AgendaText kPublicExecution;
extern const AgendaText kPublicizeWeaponSchematics;
extern const AgendaText kRegulatedConscription;
extern const AgendaText kRepresentativeGovernment;
extern const AgendaText kResearchTeamBiotic;
extern const AgendaText kResearchTeamCybernetic;
extern const AgendaText kResearchTeamPropulsion;
extern const AgendaText kResearchTeamWarfare;
extern const AgendaText kSeedOfAnEmpire;
extern const AgendaText kSenateSanctuary;
extern const AgendaText kShardOfTheThrone;
extern const AgendaText kSharedResearch;
extern const AgendaText kSwordsToPlowshares;
extern const AgendaText kTerraformingInitiative;
extern const AgendaText kUnconventionalMeasures;
extern const AgendaText kWormholeReconstruction;
extern const AgendaText kWormholeResearch;

}  // namespace orrery::ti4
