#include "games/ahos/score.h"

#include <algorithm>

#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

void add_marker(const Limits& limits, Marker marker, Score& out) {
  if (marker == Marker::Home) out.home += limits.vp_home;
  if (marker == Marker::Colony) out.colonies += limits.vp_colony;
  if (marker == Marker::Outpost) out.outposts += limits.vp_outpost;
}

int points_in_reserve(const Look& look, const Player& p, CardId c) {
  int vp = look.r.kind(c).vp;
  if (!look.r.having(EffectCode::VpPer).contains(c)) return vp;
  const Effect& e = look.r.effect(c, EffectCode::VpPer);
  return vp + std::min<int>((owned_cards(p) & look.r.technology).size() / e.n, e.m);
}

}  // namespace

Score score_of(const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  Score out;
  for (SpaceId sp : look.r.board) {
    if (look.s.spaces[sp].owner == seat) add_marker(look.r.limits, look.s.spaces[sp].marker, out);
  }
  for (TokenId t : p.tokens) out.development += look.r.token(t).vp;
  for (CardId c : owned_cards(p)) {
    const VpCounts counts = look.r.kind(c).vp_counts;
    if (counts == VpCounts::Owned) out.cards += look.r.kind(c).vp;
    if (counts == VpCounts::InReserve && reserves(p).contains(c))
      out.reserve += points_in_reserve(look, p, c);
  }
  return out;
}

Score final_score(const Rules& r, const View& v, SeatId seat) {
  const PlayerView& p = v.players[seat];
  Score out;
  for (SpaceId sp : r.board) {
    if (v.spaces[sp].owner == seat) add_marker(r.limits, v.spaces[sp].marker, out);
  }
  for (TokenId t : p.tokens) out.development += r.token(t).vp;
  out.reserve = p.vp - out.total();  // the track counts nothing else
  out.cards = v.final_vp[seat] - p.vp;
  return out;
}

// A round begins before it is known that there is none any more.
int round_shown(const View& v) { return v.round - (v.flow.stop == Stop::Over ? 1 : 0); }

}  // namespace orrery::ahos
