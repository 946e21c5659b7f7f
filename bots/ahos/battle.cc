#include <algorithm>

#include "bots/ahos/mind.h"
#include "games/ahos/flow/combat.h"
#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/routes.h"

namespace orrery::ahos {
namespace {

// How far the side is from being ahead; 0 or less: it is.
int deficit(const Mind& m, Side side) {
  const int lead = margin(m.look, *combat_in(m.look.s));
  return side == Side::Attacker ? 1 - lead : lead;
}

// Strength that hand, Reserve and neighbouring fleets could still bring; a rough upper bound.
int potential(const Mind& m, Side side) {
  const Player& p = m.look.s.players[m.me];
  const Combat& c = *combat_in(m.look.s);
  int sum = 0;
  int energy = 0;
  for (CardId card : p.hand | p.reserve_one | p.reserve_two) {
    if (too_good_to_bid(m, card)) continue;
    const int text = m.look.r.combat_texts.contains(card) ? text_strength(m, card, side) : 0;
    int matter = m.look.r.res_of[card.index()][1];
    if (!p.hand.contains(card)) matter -= reserve_card_strength(m.look, c, side, card);
    if (std::max(text, matter) > 0) {
      sum += std::max(text, matter);
    } else {
      energy += m.look.r.res_of[card.index()][0];
    }
  }
  for (TokenId t : p.tokens - p.used_tokens) sum += m.look.r.token(t).res[1];
  SpaceSet own = systems_of(m.look, m.me);
  own.erase(c.space);
  const Routes ways = routes_from(m.look, c.space, own, {});
  for (SpaceId sp : own) {
    if (ways.steps[sp] == kUnreachable || ways.steps[sp] == 0) continue;
    const int fly = std::min<int>(m.look.s.spaces[sp].units[m.me].fleets, energy / ways.steps[sp]);
    sum += fly * m.look.r.limits.fleet_strength;
    energy -= fly * ways.steps[sp];
  }
  return sum;
}

int added_by(const Mind& m, Choice c, Side side) {
  switch (c.verb<Verb>()) {
    case Verb::Use: {
      const CardId card = held_card(m.look, m.me, zone_at(c, 0), kind_at(c, 1));
      const int text = text_strength(m, card, side);
      if (text > 0) return text;
      const Space& sp = m.look.s.spaces[combat_in(m.look.s)->space];
      return sp.alien_token.valid() ? m.look.r.alien_value[sp.alien_token.index()] : 0;
    }
    case Verb::Spend: {
      const CardId card = held_card(m.look, m.me, zone_at(c, 0), kind_at(c, 1));
      const int lost =
          zone_at(c, 0) == Zone::Hand ? 0 : reserve_card_strength(m.look, *combat_in(m.look.s), side, card);
      return m.look.r.res_of[card.index()][1] - lost;
    }
    case Verb::SpendToken:
      return m.look.r.token_kinds[c.operand(0)].res[1];
    case Verb::Reinforce:
    case Verb::ReinforceWarp:
      return unit_at(c, 0) == Unit::Fleet ? m.look.r.limits.fleet_strength
                                          : m.look.r.limits.star_base_strength;
    default:
      return 0;
  }
}

// What would be missed later: the Population of a colony that could follow, cards in Reserve.
double bid_pain(const Mind& m, Choice c) {
  if (c.verb<Verb>() != Verb::Spend && c.verb<Verb>() != Verb::Use) return 0;
  const CardId card = held_card(m.look, m.me, zone_at(c, 0), kind_at(c, 1));
  const TurnMemory& turn = m.look.s.turn;
  double pain = 0;
  if (turn.seat == m.me && turn.actions > 0)
    pain += kW.keep_population * 4 * m.look.r.res_of[card.index()][2];
  if (zone_at(c, 0) != Zone::Hand) pain += 2 * reserve_value(m, card);
  return pain;
}

}  // namespace

bool too_good_to_bid(const Mind& m, CardId c) {
  return reserves(m.look.s.players[m.me]).contains(c) && reserve_value(m, c) > kW.bid_most;
}

int text_strength(const Mind& m, CardId c, Side side) {
  int sum = 0;
  for (const Effect& e : m.look.r.kind(c).effects) {
    if (e.code != EffectCode::Strength) continue;
    if (e.role == EffectRole::Attacker && side != Side::Attacker) continue;
    if (e.role == EffectRole::Defender && side != Side::Defender) continue;
    sum += e.n;
  }
  return sum;
}

bool worth_fighting(const Mind& m, Side side) {
  const int need = deficit(m, side);
  return need <= 0 || potential(m, side) >= need;
}

double respond_score(const Mind& m, Choice c) {
  const auto& f = std::get<Response>(m.look.s.flow.frames.back());
  const int need = deficit(m, f.side);
  switch (c.verb<Verb>()) {
    case Verb::Done:
      return 100;
    case Verb::Yield:
      return potential(m, f.side) >= need ? -50 : 50;
    case Verb::Pull:
    case Verb::PullWarp:
      return -100;
    default:
      break;
  }
  const int added = added_by(m, c, f.side);
  if (added <= 0) return -60;  // a card in Reserve may be stronger there
  if (c.verb<Verb>() == Verb::Spend &&
      too_good_to_bid(m, held_card(m.look, m.me, zone_at(c, 0), kind_at(c, 1))))
    return -60;
  // Closest to what is needed: enough without waste, or as much as possible.
  double score = added >= need ? 20 - (added - need) : added;
  if (c.verb<Verb>() == Verb::Reinforce || c.verb<Verb>() == Verb::ReinforceWarp) score -= 2;
  if (c.verb<Verb>() == Verb::SpendToken) score += 1;
  if (c.verb<Verb>() == Verb::Use) score += 0.5;
  score -= bid_pain(m, c);
  return score;
}

}  // namespace orrery::ahos
