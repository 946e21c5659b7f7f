#include "games/ti3/content/laws/laws.h"

#include <array>

namespace orrery::ti3 {

std::span<const AbilityDef* const> law_abilities() {
  static constexpr std::array<const AbilityDef*, 0> kDefs{};
  return kDefs;
}

}  // namespace orrery::ti3
