#include <algorithm>

#include "bots/ahos/mind.h"
#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

double points_of(const std::array<std::uint8_t, kResources>& res) {
  return *std::max_element(res.begin(), res.end());
}

double effect_worth(const Effect& e) {
  switch (e.code) {
    case EffectCode::Strength:
      return 0.25 * e.n;
    case EffectCode::Draw:
    case EffectCode::HandSize:
      return 2.5;
    case EffectCode::ReserveCapacity:
    case EffectCode::ProduceLimit:
    case EffectCode::Produce:
    case EffectCode::MoveThenColonise:
    case EffectCode::Outpost:
      return 1.5;
    case EffectCode::Discount:
    case EffectCode::UpgradeOutpost:
    case EffectCode::Recover:
      return 1.2;
    case EffectCode::None:
    case EffectCode::Culture:
      return 0;
    default:
      return 0.6;
  }
}

double printed_vp(const Mind& m, CardId c) {
  const KindDef& def = m.look.r.kind(c);
  if (def.vp_counts == VpCounts::No) return 0;
  double vp = def.vp;
  if (m.look.r.having(EffectCode::VpPer).contains(c)) {
    const Effect& e = m.look.r.effect(c, EffectCode::VpPer);
    const int tech = (owned_cards(m.look.s.players[m.me]) & m.look.r.technology).size();
    vp += std::min<int>(tech / e.n, e.m);
  }
  return vp;
}

}  // namespace

double card_value(const Mind& m, CardId c) {
  const KindDef& def = m.look.r.kind(c);
  double use = 0.35 * points_of(def.res);
  for (const Effect& e : def.effects) use += effect_worth(e);
  const double vp = printed_vp(m, c);
  const double held = def.vp_counts == VpCounts::Owned ? vp : vp * (m.last_turn ? 0.0 : 0.75);
  return held + use * m.left;
}

double reserve_value(const Mind& m, CardId c) {
  const KindDef& def = m.look.r.kind(c);
  double value = def.vp_counts == VpCounts::InReserve ? printed_vp(m, c) : 0;
  for (const Effect& e : def.effects) {
    if (def.kind == CardKind::Reserve) value += effect_worth(e) * m.left;
  }
  return value;
}

double token_value(const Mind& m, TokenKindId kind) {
  const TokenDef& def = m.look.r.token_kinds[kind.index()];
  return def.vp + (points_of(def.res) * 1.6 + def.reserve * 0.8) * m.left;
}

double system_value(const Mind& m, SpaceId space) {
  const TileDef& tile = m.look.r.tile(m.look.s.spaces[space].tile);
  double value = tile.habitable ? 4.5 : 3.0;
  if (tile.card.valid()) value += 0.15 * points_of(m.look.r.kind(tile.card).res) * m.left;
  return value;
}

double text_value(const Mind& m, CardId c) {
  const Effect& e = m.look.r.kind(c).effects[0];
  switch (e.code) {
    case EffectCode::Draw:
      return 6.0;  // before anything else
    case EffectCode::Recover:
      return 0.9;
    case EffectCode::Stow:
      return 0.8;
    case EffectCode::Peek:
      return 0.3;
    case EffectCode::Trash:
      return 0.5 * m.left;
    case EffectCode::Produce:
      return e.n >= 3 ? 2.4 : 1.0;
    case EffectCode::Outpost:
      return 5.0;
    case EffectCode::UpgradeOutpost:
      return 3.6;
    case EffectCode::AcquireTech:
      return 1.6 * m.left;
    case EffectCode::Sabotage:
      return 1.4;
    case EffectCode::Pact:
      return 0.7;
    default:
      return -0.1;
  }
}

}  // namespace orrery::ahos
