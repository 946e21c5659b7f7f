#include "games/ti3/content/leaders/leaders.h"

#include <array>

namespace orrery::ti3 {

std::span<const AbilityDef* const> leader_abilities() {
  static constexpr std::array<const AbilityDef*, 1> kDefs{&kAgent};
  return kDefs;
}

}  // namespace orrery::ti3
