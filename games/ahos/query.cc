#include "games/ahos/query.h"

#include <algorithm>

namespace orrery::ahos {

CardSet& zone(Player& p, Zone z) {
  switch (z) {
    case Zone::Hand:
      return p.hand;
    case Zone::ReserveOne:
      return p.reserve_one;
    case Zone::ReserveTwo:
      return p.reserve_two;
    case Zone::Discard:
      return p.discard;
    case Zone::Draw:
      return p.draw;
    case Zone::Aside:
      break;
  }
  return p.aside;
}
const CardSet& zone(const Player& p, Zone z) {
  return zone(const_cast<Player&>(p), z);
}  // NOLINT: same look-up

namespace {

// Of copies that differ in nothing else, the one that others know of: then nobody learns of another copy
// (view.h).
CardId best_known(const Look& look, SeatId seat, const CardSet& copies) {
  const CardSet revealed = copies & look.s.revealed;
  const CardSet sure = revealed & look.s.players[seat].sure_hand;
  return (!sure.empty() ? sure : !revealed.empty() ? revealed : copies).first();
}

CardSet copies_in(const Look& look, SeatId seat, Zone z, KindId kind) {
  if (kind.index() >= look.r.kinds.size()) return {};
  return zone(look.s.players[seat], z) & look.r.kinds[kind.index()].cards;
}

}  // namespace

CardId held_card(const Look& look, SeatId seat, Zone z, KindId kind) {
  const CardSet copies = copies_in(look, seat, z, kind);
  if (copies.size() < 2) return copies.first();
  const CardSet used = copies & look.s.turn.used;
  return best_known(look, seat, used.empty() ? copies : used);
}

CardId held_text(const Look& look, SeatId seat, Zone z, KindId kind) {
  const CardSet copies = copies_in(look, seat, z, kind) - look.s.turn.used;
  return copies.size() < 2 ? copies.first() : best_known(look, seat, copies);
}

bool holds_piece(const Space& sp, SeatId seat) {
  return (sp.marker != Marker::None && sp.owner == seat) || sp.units[seat].count() > 0;
}

SpaceSet systems_of(const Look& look, SeatId seat) {
  SpaceSet out;
  for (SpaceId sp : look.r.board) {
    if (holds_piece(look.s.spaces[sp], seat)) out.insert(sp);
  }
  return out;
}

SeatId other_controller(const Look& look, SpaceId space, SeatId seat) {
  const Space& sp = look.s.spaces[space];
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId other(i);
    if (other != seat && holds_piece(sp, other)) return other;
  }
  return SeatId{};
}

bool habitable(const Look& look, SpaceId space) { return look.r.tile(look.s.spaces[space].tile).habitable; }
bool black_holed(const Look& look, EdgeId edge) { return look.s.black_holes.contains(edge); }

SpaceSet open_neighbours(const Look& look, SpaceId space) {
  const SpaceDef& def = look.r.spaces[space.index()];
  const EdgeSet closed = def.edges & look.s.black_holes;
  SpaceSet out = def.neighbours;
  for (EdgeId e : closed) {
    const EdgeDef& edge = look.r.edges[e.index()];
    out.erase(edge.a == space ? edge.b : edge.a);
  }
  return out;
}

SpaceSet neighbours(const Look& look, SpaceId space) { return look.r.spaces[space.index()].neighbours; }

SpaceSet wormhole_spaces(const Look& look) {
  SpaceSet out;
  for (SpaceId sp : look.r.board) {
    if (look.r.tile(look.s.spaces[sp].tile).wormhole) out.insert(sp);
  }
  return out;
}

bool has_in_reserve(const Look& look, SeatId seat, EffectCode code) {
  return reserves(look.s.players[seat]).intersects(look.r.having(code));
}

TokenId ready_token(const Look& look, SeatId seat, TokenKindId kind) {
  if (kind.index() >= look.r.token_kinds.size()) return TokenId{};
  const Player& p = look.s.players[seat];
  return ((p.tokens - p.used_tokens) & look.r.token_kinds[kind.index()].tokens).first();
}

int hand_size(const Look& look, SeatId seat) {
  int size = look.r.limits.hand;  // TRN-2
  for (CardId c : reserves(look.s.players[seat]) & look.r.having(EffectCode::HandSize)) {
    size = std::max<int>(size, look.r.effect(c, EffectCode::HandSize).n);
  }
  return size;
}

int reserve_capacity(const Look& look, SeatId seat, Zone reserve) {
  const Player& p = look.s.players[seat];
  int capacity =
      reserve == Zone::ReserveOne ? look.r.limits.reserve_one : look.r.limits.reserve_two;  // RSV-4
  for (TokenId t : p.tokens) capacity += look.r.token(t).reserve;                           // RSV-5, DEV-6
  for (CardId c : reserves(p) & look.r.having(EffectCode::ReserveCapacity)) {
    capacity += look.r.effect(c, EffectCode::ReserveCapacity).n;
  }
  return capacity;
}

bool counts_in_reserve(const Look& look, SeatId seat, CardId card) {
  const CardSet uncounting = look.r.having(EffectCode::ReserveUncounted);
  if (uncounting.contains(card) && look.r.effect(card, EffectCode::ReserveUncounted).n == 0)
    return false;  // self: RSV-6
  if (!look.r.culture.contains(card)) return true;
  for (CardId c : reserves(look.s.players[seat]) & uncounting) {
    if (look.r.effect(c, EffectCode::ReserveUncounted).n == 1) return false;  // culture
  }
  return true;
}

int reserve_counted(const Look& look, SeatId seat, Zone reserve) {
  int n = 0;
  for (CardId c : zone(look.s.players[seat], reserve)) n += counts_in_reserve(look, seat, c) ? 1 : 0;
  return n;
}

int produce_limit(const Look& look, SeatId seat) {
  int most = look.r.limits.units_per_produce;  // PRD-1
  for (CardId c : reserves(look.s.players[seat]) & look.r.having(EffectCode::ProduceLimit)) {
    most = std::max<int>(most, look.r.effect(c, EffectCode::ProduceLimit).n);
  }
  return most;
}

MoveCost move_cost(const Look& look, SeatId seat, Unit unit) {
  if (unit == Unit::Fleet) return {1, 1};  // MOV-2, WRM-3
  const CardId c = (reserves(look.s.players[seat]) & look.r.having(EffectCode::StarbaseMoves)).first();
  if (!c.valid()) return {0, 0};  // MOV-4
  const Effect& e = look.r.effect(c, EffectCode::StarbaseMoves);
  return {e.n, e.m};  // Q-10, WRM-4
}

int marker_vp(const Look& look, Marker marker) {  // SCO-1
  switch (marker) {
    case Marker::Home:
      return look.r.limits.vp_home;
    case Marker::Colony:
      return look.r.limits.vp_colony;
    case Marker::Outpost:
      return look.r.limits.vp_outpost;
    case Marker::None:
      break;
  }
  return 0;
}

namespace {

int reserve_vp(const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  int vp = 0;
  for (CardId c : reserves(p)) {
    const KindDef& def = look.r.kind(c);
    if (def.vp_counts != VpCounts::InReserve) continue;
    vp += def.vp;
    if (!look.r.having(EffectCode::VpPer).contains(c)) continue;
    const Effect& e = look.r.effect(c, EffectCode::VpPer);
    vp += std::min<int>((owned_cards(p) & look.r.technology).size() / e.n, e.m);
  }
  return vp;
}

}  // namespace

int track_vp(const Look& look, SeatId seat) {
  int vp = reserve_vp(look, seat);
  for (SpaceId sp : look.r.board) {
    if (look.s.spaces[sp].owner == seat) vp += marker_vp(look, look.s.spaces[sp].marker);
  }
  for (TokenId t : look.s.players[seat].tokens) vp += look.r.token(t).vp;  // DEV-7
  return vp;
}

int final_vp(const Look& look, SeatId seat) {
  int vp = track_vp(look, seat);
  for (CardId c : owned_cards(look.s.players[seat])) {
    if (look.r.kind(c).vp_counts == VpCounts::Owned) vp += look.r.kind(c).vp;  // SCO-2, Q-15
  }
  return vp;
}

int systems_with_marker(const Look& look, SeatId seat) {
  int n = 0;
  for (SpaceId sp : look.r.board) {
    n += look.s.spaces[sp].marker != Marker::None && look.s.spaces[sp].owner == seat ? 1 : 0;
  }
  return n;
}

}  // namespace orrery::ahos
