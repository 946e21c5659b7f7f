#include "games/ti3/content/technologies/technologies.h"

#include <array>

namespace orrery::ti3 {

std::span<const AbilityDef* const> technology_abilities() {
  static constexpr std::array<const AbilityDef*, 2> kDefs{&kDacxiveAnimators, &kTransitDiodes};
  return kDefs;
}

}  // namespace orrery::ti3
