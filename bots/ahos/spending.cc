#include <algorithm>

#include "bots/ahos/mind.h"
#include "games/ahos/query.h"

namespace orrery::ahos {

// Waste first, then what the card could have done otherwise; a token comes back and is missed least.
double spend_pain(const Mind& m, Choice c, const Cost& due) {
  if (c.verb<Verb>() == Verb::SpendToken) {
    const TokenDef& def = m.look.r.token_kinds[c.operand(0)];
    const auto resource = static_cast<Resource>(c.operand(1));
    const int points = def.res[c.operand(1)];
    return 0.3 * std::max(0, points - due[resource]);
  }
  const auto resource = static_cast<Resource>(c.operand(2));
  const CardId card = held_card(m.look, m.me, zone_at(c, 0), kind_at(c, 1));
  const auto& res = m.look.r.res_of[card.index()];
  const int points = res[c.operand(2)];
  double pain = 0.5 * std::max(0, points - due[resource]) - 0.1 * std::min<int>(points, due[resource]);
  for (std::size_t i = 0; i < kResources; ++i) {
    if (i != c.operand(2)) pain += 0.12 * res[i];
  }
  if (zone_at(c, 0) != Zone::Hand) pain += 0.2 + 1.5 * reserve_value(m, card);
  if (m.look.r.texts.contains(card)) pain += 0.4;
  return pain;
}

}  // namespace orrery::ahos
