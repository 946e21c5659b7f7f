#include "games/ti3/content/laws/laws.h"

#include <array>

namespace orrery::ti3 {

std::span<const AbilityDef* const> law_abilities() {
  static constexpr std::array<const AbilityDef*, 9> kDefs{
      &kCouncilElder,      &kMinisterOfCommerce, &kMinisterOfExploration, &kMinisterOfInternalSecurity,
      &kMinisterOfWar,     &kConscription,       &kProphecyOfIxth,        &kEndOfTruce,
      &kSellingTechnology,
  };
  return kDefs;
}

}  // namespace orrery::ti3
