#include "games/ti4/content/strategy/strategy.h"

#include <array>

namespace orrery::ti4 {

const StrategyCardDef& strategy_card_def(StrategyCard card) {
  static constexpr std::array<const StrategyCardDef*, kStrategyCards> kDefs{
      &kLeadership, &kDiplomacy, &kPolitics, &kConstruction, &kTrade, &kWarfare, &kTechnology, &kImperial};
  return *kDefs[static_cast<std::size_t>(card)];
}

}  // namespace orrery::ti4
