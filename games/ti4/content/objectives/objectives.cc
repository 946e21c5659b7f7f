#include "games/ti4/content/objectives/objectives.h"

#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

// Within a combat, or in the window at its end.
bool of_combat(const Look& look, const Occasion& w) {
  return look.s.combat.on || is_at(w, Timing::CombatEnd);
}

constexpr auto kActionObjectives =
    std::to_array<const AbilityDef*>({&kDestroyTheirGreatestShip, &kMakeAnExampleOfTheirWorld,
                                      &kSparkARebellion, &kTurnTheirFleetsToDust, &kUnveilFlagship});

}  // namespace

std::span<const AbilityDef* const> objective_abilities() { return kActionObjectives; }

const Requirement* find_requirement(std::string_view id) {
  for (const auto family : {planet_requirements(), technology_requirements(), fleet_requirements(),
                            structure_requirements(), spending_requirements()}) {
    for (const Requirement& r : family) {
      if (r.id == id) return &r;
    }
  }
  return nullptr;
}

bool free_to_score(const Look& look, SeatId seat, const Occasion& w) {
  if (look.s.phase != Phase::Action) return false;
  return !of_combat(look, w) || !look.s.combat.scored.contains(seat);
}

Next score_now(Play& g, Use& a) {
  const Occasion* w = occasion_of(g, a);
  if (w != nullptr && of_combat(g, *w)) note_scored_in_combat(g, a.owner);
  score_objective(g, a.owner, ObjectiveId(a.ref.id));
  return Next::Done;
}

}  // namespace orrery::ti4
