// What objectives require. Those of the status phase are a Requirement each, by families (planets.cc,
// technologies.cc, fleets.cc, structures.cc, spending.cc); the five of the action phase are texts that listen
// at the moment they can be scored, each in its own file.
#pragma once

#include <array>
#include <bit>
#include <span>
#include <string_view>

#include "games/ti4/content/ability.h"
#include "games/ti4/fwd.h"

namespace orrery::ti4 {

// What is given up to score an objective (20.10).
enum class ObjectiveCost : std::uint8_t { None, Resources, Influence, TradeGoods, Tokens, ActionCards };

struct Requirement {
  std::string_view id;  // of the row in the data files
  int count = 1;        // how many of what `met` counts, or how much of the cost
  bool (*met)(const Look& look, SeatId seat, int count) = nullptr;  // null: only the cost
  ObjectiveCost cost = ObjectiveCost::None;
};

std::span<const Requirement> planet_requirements();
std::span<const Requirement> technology_requirements();
std::span<const Requirement> fleet_requirements();
std::span<const Requirement> structure_requirements();
std::span<const Requirement> spending_requirements();

// The requirement of a status phase objective; null for others. ObjectiveDef::requirement keeps it.
const Requirement* find_requirement(std::string_view id);

// For the objectives of the action phase.
// Whether the player may score one now: in the action phase (20.3), one during or after each combat (20.7).
bool free_to_score(const Look& look, SeatId seat, const Occasion& w);
// Resolves such an objective: scores it.
Next score_now(Play& g, Use& a);

extern const AbilityDef kDestroyTheirGreatestShip;
extern const AbilityDef kMakeAnExampleOfTheirWorld;
extern const AbilityDef kSparkARebellion;
extern const AbilityDef kTurnTheirFleetsToDust;
extern const AbilityDef kUnveilFlagship;

}  // namespace orrery::ti4
