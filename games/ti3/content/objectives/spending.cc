// Objectives that are paid for: "now I spend ..." (TI3-OBJECTIVE-5).
#include <array>

#include "games/ti3/content/objectives/objectives.h"

namespace orrery::ti3 {

std::span<const Requirement> spending_requirements() {
  static constexpr auto kAll = std::to_array<Requirement>({
      {"s1_spend_6_tg", nullptr, 6, Currency::TradeGoods},
      {"s1_spend_10_resources", nullptr, 10, Currency::Resources},
      {"s1_spend_10_influence", nullptr, 10, Currency::Influence},
      {"s2_spend_12_tg", nullptr, 12, Currency::TradeGoods},
      {"s2_spend_20_resources", nullptr, 20, Currency::Resources},
      {"s2_spend_20_influence", nullptr, 20, Currency::Influence},
  });
  return kAll;
}

}  // namespace orrery::ti3
