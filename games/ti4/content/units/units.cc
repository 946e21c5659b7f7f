#include "games/ti4/content/units/units.h"

#include <array>

namespace orrery::ti4 {

std::span<const AbilityDef* const> unit_abilities() {
  static constexpr auto kTexts = std::to_array<const AbilityDef*>({
      &kDuhaMenaimon,
      &kExotriremeIi,
      &kTheAlastor,
      &kTheInferno,
      &kWrathOfKenara,
  });
  return kTexts;
}

}  // namespace orrery::ti4
