#include "games/ti3/content/strategy/strategy.h"

namespace orrery::ti3 {

const StrategyCardDef& strategy_card_def(StrategyCard card) {
  static constexpr std::array<const StrategyCardDef*, kStrategyCards> kAll{
      &kInitiative, &kDiplomacy, &kPolitical, &kLogistics, &kTrade, &kWarfare, &kTechnology, &kImperial};
  return *kAll[static_cast<std::size_t>(card)];
}

}  // namespace orrery::ti3
