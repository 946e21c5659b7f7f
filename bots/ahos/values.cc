#include <algorithm>

#include "bots/ahos/mind.h"
#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

double points_of(const std::array<std::uint8_t, kResources>& res) {
  return std::max({kW.energy * res[0], kW.matter * res[1], kW.population * res[2], kW.research * res[3]});
}

double strength_worth(const Effect& e, bool reserve) {
  const double worth = e.n * (reserve ? kW.strength_reserve : kW.strength_text);
  return e.role == EffectRole::Any ? worth : worth * kW.strength_one_side;
}

double effect_worth(const Effect& e, bool reserve) {
  switch (e.code) {
    case EffectCode::Strength:
      return strength_worth(e, reserve);
    case EffectCode::Draw:
    case EffectCode::HandSize:
      return kW.draw_text;
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
    case EffectCode::VpPer:
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

// What another Technology card adds to cards that count them (Patent Office).
double patent_value(const Mind& m, CardId c) {
  const Player& p = m.look.s.players[m.me];
  const CardSet counting = owned_cards(p) & m.look.r.having(EffectCode::VpPer);
  if (counting.empty() || !m.look.r.technology.contains(c)) return 0;
  const Effect& e = m.look.r.effect(counting.first(), EffectCode::VpPer);
  if ((owned_cards(p) & m.look.r.technology).size() >= e.n * e.m) return 0;
  const bool there = reserves(p).contains(counting.first());
  return 2 * kW.patent / e.n * (there ? 1.0 : m.left);
}

// The chance that a card one owns still gets to a Reserve.
double reserve_chance(const Mind& m) {
  return m.last_turn ? 0.0 : std::min(kW.reserve_most, kW.reserve_soon * m.left);
}

}  // namespace

double card_value(const Mind& m, CardId c) {
  const KindDef& def = m.look.r.kind(c);
  const bool reserve = def.kind == CardKind::Reserve;
  double use = points_of(def.res);
  for (const Effect& e : def.effects) use += effect_worth(e, reserve) * (reserve ? reserve_chance(m) : 1.0);
  const double vp = printed_vp(m, c);
  const double held = def.vp_counts == VpCounts::Owned ? vp : vp * reserve_chance(m);
  return held + use * m.left + patent_value(m, c);
}

double reserve_value(const Mind& m, CardId c) {
  const KindDef& def = m.look.r.kind(c);
  double value = def.vp_counts == VpCounts::InReserve ? printed_vp(m, c) : 0;
  if (def.kind != CardKind::Reserve) return value;
  for (const Effect& e : def.effects) value += effect_worth(e, true) * m.left;
  return value;
}

double token_value(const Mind& m, TokenKindId kind) {
  const TokenDef& def = m.look.r.token_kinds[kind.index()];
  const double points = std::max<double>(kW.token_point * std::max({def.res[0], def.res[1], def.res[2]}),
                                         kW.token_research * def.res[3]);
  return def.vp + (points + def.reserve * kW.token_reserve) * m.left;
}

double best_token(const Mind& m) {
  if (m.look.s.players[m.me].track_discs == 0) return 0;
  double best = 0;
  for (TokenId t : m.look.s.token_display)
    best = std::max(best, token_value(m, m.look.r.token_kind_of[t.index()]));
  return best;
}

double system_value(const Mind& m, SpaceId space) {
  const TileDef& tile = m.look.r.tile(m.look.s.spaces[space].tile);
  double value = tile.habitable ? 4.5 : 3.0;
  if (tile.card.valid()) value += 0.43 * points_of(m.look.r.kind(tile.card).res) * m.left;
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
      return m.last_turn ? -0.1 : e.n >= 3 ? 2.4 : 1.0;
    case EffectCode::Outpost:
      return 5.0;
    case EffectCode::UpgradeOutpost:
      return kW.upgrade + kW.token_share * best_token(m);
    case EffectCode::Sabotage:
      return 1.4;
    case EffectCode::Pact:
      return 0.7;
    default:
      return -0.1;
  }
}

}  // namespace orrery::ahos
