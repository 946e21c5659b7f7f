#include "games/ahos/flow/develop.h"

#include <algorithm>

#include "games/ahos/flow/develop_steps.h"
#include "games/ahos/luck.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

ORRERY_NAME_STEPS(DevelopStep)

namespace {

TokenId offered(const Look& look, TokenKindId kind) {
  if (kind.index() >= look.r.token_kinds.size()) return TokenId{};
  return (look.s.token_display & look.r.token_kinds[kind.index()].tokens).first();
}

int tokens_missing(const Look& look) {
  return std::max(0, look.r.limits.development_display - look.s.token_display.size());
}

}  // namespace

Next advance(Play& g, Develop& f) {
  if (f.step == DevelopStep::Pick) return g.s.token_display.empty() ? Next::Done : Next::Ask;
  const int want = tokens_missing(g);
  if (want == 0 || g.s.token_pool.empty()) return Next::Done;
  if (g.s.token_pool.size() > want) return Next::Chance;
  const TokenSet last = g.s.token_pool;
  for (TokenId t : last) offer_token(g, t);
  return Next::Done;
}

Asked asked(const Look&, const Develop& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Develop)}; }

void options(const Look& look, const Develop&, OptionList& out) {
  TokenKindId last;
  for (TokenId t : look.s.token_display) {
    const TokenKindId kind = look.r.token_kind_of[t.index()];
    if (kind != last) out.add(make(Verb::Develop, raw(kind)));
    last = kind;
  }
}

Refusal check(const Look& look, const Develop&, Choice c) {
  if (c.verb<Verb>() != Verb::Develop || !offered(look, TokenKindId(c.operand(0))).valid())
    return refuse(in_setup(look.s) ? "AHOS-SET-23" : "AHOS-DEV-1");
  return kAllowed;
}

void choose(Play& g, Develop& f, Choice c) {
  take_token(g, f.seat, offered(g, TokenKindId(c.operand(0))));
  f.step = DevelopStep::Refill;  // DEV-2
}

ChancePoint chance(const Look& look, const Develop&) {
  return luck(Luck::Development, pool_of(look.s.token_pool), static_cast<std::size_t>(tokens_missing(look)));
}

void outcome(Play& g, Develop&, const Outcome& o) {
  for (TokenId t : drawn_tokens(g.r, g.s.token_pool, o)) offer_token(g, t);
}

}  // namespace orrery::ahos
