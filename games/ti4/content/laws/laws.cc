#include "games/ti4/content/laws/laws.h"

#include <array>

namespace orrery::ti4 {
namespace {

constexpr auto kLaws = std::to_array<const AbilityDef*>({
    &kLawCommitteeFormation,
    &kLawTheCrownOfEmphidia,
    &kLawTheCrownOfThalnos,
    &kLawImperialArbiter,
    &kLawMinisterOfCommerce,
    &kLawMinisterOfExploration,
    &kLawMinisterOfIndustry,
    &kLawMinisterOfPeace,
    &kLawMinisterOfPolicy,
    &kLawMinisterOfWar,
    &kLawProphecyOfIxth,
    &kLawShardOfTheThrone,
});

}  // namespace

std::span<const AbilityDef* const> law_abilities() { return kLaws; }

}  // namespace orrery::ti4
