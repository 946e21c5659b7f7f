#include <algorithm>

#include "bots/ahos/mind.h"
#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

// Another action may follow in this turn, and it could be a marker.
bool may_colonise_yet(const Mind& m) { return m.look.s.turn.seat == m.me && m.look.s.turn.actions > 0; }

}  // namespace

// Waste first, then what the card could have done otherwise; a token comes back and is missed least.
double spend_pain(const Mind& m, Choice c, const Cost& due) {
  const bool token = c.verb<Verb>() == Verb::SpendToken;
  const std::size_t at = token ? c.operand(1) : c.operand(2);
  const CardId card = token ? CardId{} : held_card(m.look, m.me, zone_at(c, 0), kind_at(c, 1));
  const auto& res = token ? m.look.r.token_kinds[c.operand(0)].res : m.look.r.res_of[card.index()];
  const int points = res[at];
  const int needed = due.points[at];
  double pain = (token ? 0.3 : kW.waste) * std::max(0, points - needed);
  constexpr std::size_t kPopulation = 2;
  if (at != kPopulation && may_colonise_yet(m)) pain += kW.keep_population * res[kPopulation];
  if (token) return pain;
  pain -= 0.1 * std::min(points, needed);
  for (std::size_t i = 0; i < kResources; ++i) {
    if (i != at) pain += kW.other_use * res[i];
  }
  if (zone_at(c, 0) != Zone::Hand) pain += 0.2 + kW.reserve_spent * reserve_value(m, card);
  if (zone_at(c, 0) == Zone::Hand && m.look.r.reserve_marked.contains(card))
    pain += 0.3 * reserve_value(m, card);
  if (m.look.r.texts.contains(card)) pain += kW.text_spent * std::max(1.0, text_value(m, card));
  return pain;
}

int at_hand(const Mind& m, Resource resource) {
  const Player& p = m.look.s.players[m.me];
  const auto i = static_cast<std::size_t>(resource);
  int sum = 0;
  for (CardId c : p.hand) sum += m.look.r.res_of[c.index()][i];
  for (TokenId t : p.tokens - p.used_tokens) sum += m.look.r.token(t).res[i];
  return sum;
}

double reserve_pain(const Mind& m, Resource resource, int amount) {
  int lacking = amount - at_hand(m, resource);
  double pain = 0;
  for (CardSet left = reserves(m.look.s.players[m.me]); lacking > 0 && !left.empty();) {
    CardId cheapest;
    double least = 1e9;
    for (CardId c : left) {
      if (m.look.r.res_of[c.index()][static_cast<std::size_t>(resource)] == 0) continue;
      const double value = reserve_value(m, c);
      if (value < least) {
        least = value;
        cheapest = c;
      }
    }
    if (!cheapest.valid()) break;
    lacking -= m.look.r.res_of[cheapest.index()][static_cast<std::size_t>(resource)];
    pain += 0.1 + least;
    left.erase(cheapest);
  }
  return pain;
}

}  // namespace orrery::ahos
