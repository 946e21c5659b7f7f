#include "games/ahos/flow/pay.h"

#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

constexpr std::array<Zone, 3> kPayingZones{Zone::Hand, Zone::ReserveOne, Zone::ReserveTwo};

// Whether using an item that gives `points` of a resource leaves enough for the rest of the cost.
bool leaves_enough(const Purse& rest, Cost due, Resource resource, int points) {
  due[resource] = static_cast<std::uint8_t>(due[resource] > points ? due[resource] - points : 0);
  return covers(rest, due);
}

Refusal check_points(const Cost& due, Resource resource, int points) {
  if (points == 0) return refuse("AHOS-RES-2");
  if (due[resource] == 0) return refuse("AHOS-RES-6");
  return kAllowed;
}

Refusal check_card(const Look& look, const Pay& f, Zone z, KindId kind, Resource resource) {
  if (z > Zone::ReserveTwo) return refuse("AHOS-RES-3");
  const CardId card = held_card(look, f.seat, z, kind);
  if (!card.valid()) return refuse("AHOS-RES-3");
  const int points = look.r.res_of[card.index()][static_cast<std::size_t>(resource)];
  const Refusal r = check_points(f.due, resource, points);
  if (r.refused()) return r;
  if (!leaves_enough(purse_without(look, f.seat, card), f.due, resource, points)) return refuse("AHOS-RES-5");
  return kAllowed;
}

Refusal check_token(const Look& look, const Pay& f, TokenKindId kind, Resource resource) {
  const TokenId token = ready_token(look, f.seat, kind);
  if (!token.valid()) return refuse("AHOS-DEV-3");
  const int points = look.r.token(token).res[static_cast<std::size_t>(resource)];
  const Refusal r = check_points(f.due, resource, points);
  if (r.refused()) return r;
  if (!leaves_enough(purse_without(look, f.seat, token), f.due, resource, points))
    return refuse("AHOS-RES-5");
  return kAllowed;
}

}  // namespace

Next advance(Play&, Pay& f) { return f.due.nothing() ? Next::Done : Next::Ask; }

Asked asked(const Look&, const Pay& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Pay)}; }

void options(const Look& look, const Pay& f, OptionList& out) {
  const Player& p = look.s.players[f.seat];
  for (Zone z : kPayingZones) {
    KindId last;
    for (CardId c : zone(p, z)) {
      const KindId kind = look.r.kind_of[c.index()];
      if (kind == last) continue;
      last = kind;
      for (std::size_t i = 0; i < kResources; ++i) {
        const auto resource = static_cast<Resource>(i);
        if (f.due[resource] > 0 && check_card(look, f, z, kind, resource).allowed())
          out.add(make(Verb::Spend, z, raw(kind), resource));
      }
    }
  }
  TokenKindId last;
  for (TokenId t : p.tokens - p.used_tokens) {
    const TokenKindId kind = look.r.token_kind_of[t.index()];
    if (kind == last) continue;
    last = kind;
    for (std::size_t i = 0; i < kResources; ++i) {
      const auto resource = static_cast<Resource>(i);
      if (f.due[resource] > 0 && check_token(look, f, kind, resource).allowed())
        out.add(make(Verb::SpendToken, raw(kind), resource));
    }
  }
}

Refusal check(const Look& look, const Pay& f, Choice c) {
  if (c.verb<Verb>() == Verb::Spend)
    return check_card(look, f, zone_at(c, 0), kind_at(c, 1), static_cast<Resource>(c.operand(2)));
  if (c.verb<Verb>() == Verb::SpendToken)
    return check_token(look, f, TokenKindId(c.operand(0)), static_cast<Resource>(c.operand(1)));
  return refuse("AHOS-RES-3");
}

void choose(Play& g, Pay& f, Choice c) {
  Resource resource{};
  int points = 0;
  if (c.verb<Verb>() == Verb::Spend) {
    const CardId card = held_card(g, f.seat, zone_at(c, 0), kind_at(c, 1));
    resource = static_cast<Resource>(c.operand(2));
    points = g.r.res_of[card.index()][static_cast<std::size_t>(resource)];
    spend_card(g, f.seat, zone_at(c, 0), card, resource);
  } else {
    const TokenId token = ready_token(g, f.seat, TokenKindId(c.operand(0)));
    resource = static_cast<Resource>(c.operand(1));
    points = g.r.token(token).res[static_cast<std::size_t>(resource)];
    spend_token(g, f.seat, token, resource);
  }
  f.due[resource] =
      static_cast<std::uint8_t>(f.due[resource] > points ? f.due[resource] - points : 0);  // RES-6
}

}  // namespace orrery::ahos
