// Imperial Arbiter: at the end of the strategy phase its owner may discard it to exchange a strategy card
// with another player. The "0" token stays with its player (NAALU-3).
#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

SeatId owner_of(const Look& look, std::size_t card) { return look.s.strategy[card].owner; }

}  // namespace

const AbilityDef kLawImperialArbiter{
    .id = "imperial_arbiter",
    .at = when(Timing::StrategyPhaseEnd),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      bool own = false;
      bool other = false;
      for (std::size_t i = 0; i < kStrategyCards; ++i) {
        if (!owner_of(look, i).valid()) continue;
        (owner_of(look, i) == seat ? own : other) = true;
      }
      return own && other;
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (std::size_t mine = 0; mine < kStrategyCards; ++mine) {
        if (owner_of(look, mine) != a.owner) continue;
        for (std::size_t theirs = 0; theirs < kStrategyCards; ++theirs) {
          if (owner_of(look, theirs).valid() && owner_of(look, theirs) != a.owner)
            out.add(make(Verb::Swap, mine, theirs));
        }
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const StrategyCard mine = strategy_at(a.answers[0], 0);
      const StrategyCard theirs = strategy_at(a.answers[0], 1);
      const SeatId other = owner_of(g, static_cast<std::size_t>(theirs));
      discard_law(g, AgendaId(a.ref.id));
      take_strategy_card(g, a.owner, theirs);
      take_strategy_card(g, other, mine);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
