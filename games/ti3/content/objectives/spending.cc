// Objectives that are paid for: "now I spend ..." (TI3-OBJECTIVE-5).
#include <array>

#include "games/ti3/content/objectives/objectives.h"

namespace orrery::ti3 {

std::span<const Requirement> spending_requirements() {
  static constexpr auto kAll = std::to_array<Requirement>({
      {.id = "s1_spend_6_tg", .need = 6, .currency = Currency::TradeGoods},
      {.id = "s1_spend_10_resources", .need = 10, .currency = Currency::Resources},
      {.id = "s1_spend_10_influence", .need = 10, .currency = Currency::Influence},
      {.id = "s2_spend_12_tg", .need = 12, .currency = Currency::TradeGoods},
      {.id = "s2_spend_20_resources", .need = 20, .currency = Currency::Resources},
      {.id = "s2_spend_20_influence", .need = 20, .currency = Currency::Influence},
  });
  return kAll;
}

}  // namespace orrery::ti3
