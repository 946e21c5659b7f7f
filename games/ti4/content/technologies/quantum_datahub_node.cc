// Quantum Datahub Node: at the end of the strategy phase, for a strategy token and 3 trade goods given to
// another player, one swaps a strategy card with that player, picking both cards.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kGift = 3;

SeatId owner(const Look& look, std::size_t card) { return look.s.strategy[card].owner; }

void list_swaps(const Look& look, SeatId seat, OptionList& out) {
  for (std::size_t mine = 0; mine < kStrategyCards; ++mine) {
    if (owner(look, mine) != seat) continue;
    for (std::size_t theirs = 0; theirs < kStrategyCards; ++theirs) {
      if (owner(look, theirs).valid() && owner(look, theirs) != seat) out.add(make(Verb::Swap, mine, theirs));
    }
  }
}

}  // namespace

const AbilityDef kQuantumDatahubNode{
    .id = "quantum_datahub_node",
    .at = when(Timing::StrategyPhaseEnd),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      const Player& p = look.s.players[seat];
      if (p.strategy == 0 || p.trade_goods < kGift) return false;
      OptionList list;
      list_swaps(look, seat, list);
      return !list.empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_swaps(look, a.owner, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const StrategyCard mine = strategy_at(a.answers[0], 0);
      const StrategyCard theirs = strategy_at(a.answers[0], 1);
      const SeatId partner = owner(g, static_cast<std::size_t>(theirs));
      spend_token(g, a.owner, Pool3::Strategy);
      give_goods(g, a.owner, partner, kGift);
      take_strategy_card(g, a.owner, theirs);
      take_strategy_card(g, partner, mine);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
