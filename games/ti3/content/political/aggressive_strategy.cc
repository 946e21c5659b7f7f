// Aggressive Strategy. For: everybody may use the secondary ability of a strategy card of his own, without a
// counter. Against: nobody uses secondary abilities any more in this round.
#include "games/ti3/content/political/effects.h"
#include "games/ti3/flow/strategic.h"

namespace orrery::ti3 {
namespace {

void list_secondaries(const Look& look, SeatId seat, OptionList& out) {
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    const auto card = static_cast<StrategyCard>(i);
    const StrategyCardDef& def = strategy_card_def(card);
    if (look.s.strategy[i].owner != seat || def.resolve == nullptr) continue;
    if (def.can_follow == nullptr || def.can_follow(look, seat).allowed())
      out.add(make(Verb::StrategyCard, card));
  }
}

}  // namespace

const PoliticalText kAggressiveStrategy{
    .id = "aggressive_strategy",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) {
        last(g, Hold::NoSecondary, SeatId{});
        return Next::Done;
      }
      while (next_player(g, f)) {
        OptionList list;
        list_secondaries(g, f.seat, list);
        if (!list.empty()) return Next::Ask;
      }
      return Next::Done;
    },
    .answers =
        [](const Look& look, const CarryOut& f, OptionList& out) {
          list_secondaries(look, f.seat, out);
          out.add(make(Verb::No));
        },
    .answer =
        [](Play& g, CarryOut& f, Choice c) {
          if (c.verb<Verb>() == Verb::No) return;
          StrategyText t;
          t.card = strategy_at(c, 0);
          t.primary = false;
          t.seat = f.seat;
          g.emit(Happening::Followed, raw(f.seat), t.card);
          g.call(t);
        },
};

}  // namespace orrery::ti3
