#include "games/ahos/flow/acquire.h"

#include <algorithm>

#include "games/ahos/flow/acquire_steps.h"
#include "games/ahos/flow/pay.h"
#include "games/ahos/luck.h"
#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

ORRERY_NAME_STEPS(AcquireStep)

namespace {

int research_of(const Look& look, SeatId seat) { return spendable(look, seat, Resource::Research); }

int cost_of(const Look& look, const Acquire& f) {
  return f.card.valid() ? look.r.kind(f.card).cost : look.r.limits.wormhole_token_cost;  // TEC-1, TEC-7
}

int technology_missing(const Look& look) {
  return std::max(0, look.r.limits.technology_display - look.s.tech_display.size());
}

}  // namespace

CardId on_display(const Look& look, KindId kind) {
  if (kind.index() >= look.r.kinds.size()) return CardId{};
  return (look.s.tech_display & look.r.kinds[kind.index()].cards).first();
}

Refusal can_acquire(const Look& look, SeatId seat, KindId kind) {
  const CardId card = on_display(look, kind);
  if (!card.valid()) return refuse("AHOS-TEC-1");
  return research_of(look, seat) >= look.r.kind(card).cost ? kAllowed : refuse("AHOS-TEC-1");
}

Refusal can_acquire_token(const Look& look, SeatId seat) {
  if (!look.s.wormholes_on_sale) return refuse("AHOS-TEC-6");
  if (look.s.players[seat].wormhole_token) return refuse("AHOS-TEC-8");
  return research_of(look, seat) >= look.r.limits.wormhole_token_cost ? kAllowed : refuse("AHOS-TEC-7");
}

Next advance(Play& g, Acquire& f) {
  switch (f.step) {
    case AcquireStep::Pay: {
      f.step = AcquireStep::Take;
      Cost due;
      due[Resource::Research] = static_cast<std::uint8_t>(cost_of(g, f));
      return g.call(Pay{f.seat, due});
    }
    case AcquireStep::Take:
      f.step = AcquireStep::End;
      if (!f.card.valid()) {
        acquire_wormhole_token(g, f.seat);
        return Next::Again;
      }
      acquire_card(g, f.seat, f.card, f.to_hand);
      return g.call(FillDisplay{});  // TEC-3
    case AcquireStep::End:
      break;
  }
  return Next::Done;
}

Next advance(Play& g, FillDisplay&) {
  const int want = technology_missing(g);
  if (want == 0) return Next::Done;
  if (g.s.tech_pool.size() > want) return Next::Chance;
  if (!g.s.tech_pool.empty()) {
    const CardSet last = g.s.tech_pool;
    for (CardId c : last) offer_technology(g, c);
    return Next::Again;
  }
  if (g.s.tech_bottom.empty()) return Next::Done;  // TEC-4
  offer_technology(g, raise_bottom_technology(g));
  return Next::Again;
}

ChancePoint chance(const Look& look, const FillDisplay&) {
  return luck(Luck::Technology, pool_of(look.s.tech_pool),
              static_cast<std::size_t>(technology_missing(look)));
}

void outcome(Play& g, FillDisplay&, const Outcome& o) {
  for (CardId c : drawn_cards(g.r, g.s.tech_pool, o)) offer_technology(g, c);
}

}  // namespace orrery::ahos
