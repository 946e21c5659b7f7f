#include "games/ti3/content/powers/powers.h"

#include <array>

namespace orrery::ti3 {

std::span<const AbilityDef* const> power_abilities() {
  static constexpr std::array<const AbilityDef*, 7> kDefs{
      &kHacanCardExchange, &kJolNarReroll,      &kLetnevPaidBonus, &kMentakPiracy,
      &kSolFreeTroops,     &kXxchaCancelAgenda, &kYssarilSpy,
  };
  return kDefs;
}

}  // namespace orrery::ti3
