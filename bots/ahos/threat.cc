#include <algorithm>

#include "bots/ahos/mind.h"
#include "games/ahos/query.h"

namespace orrery::ahos {

int fleets_near(const Mind& m, SpaceId space) {
  const SpaceSet near = open_neighbours(m.look, space);
  int most = 0;
  for (int i = 0; i < m.look.r.players; ++i) {
    if (SeatId(i) == m.me) continue;
    int fleets = 0;
    for (SpaceId sp : near) fleets += m.look.s.spaces[sp].units[SeatId(i)].fleets;
    most = std::max(most, fleets);
  }
  return most;
}

double hidden_strength(const Mind& m, SeatId rival) {
  const Player& p = m.look.s.players[rival];
  const CardSet deck = p.hand | p.draw;
  int points = 0;
  for (CardId c : deck) {
    const int text = m.look.r.combat_texts.contains(c) ? text_strength(m, c, Side::Defender) : 0;
    points += std::max<int>(text, m.look.r.res_of[c.index()][1]);
  }
  double out = deck.empty() ? 0.0 : static_cast<double>(points) * p.hand.size() / deck.size();
  for (TokenId t : p.tokens - p.used_tokens) out += m.look.r.token(t).res[1];
  return out;
}

}  // namespace orrery::ahos
