// Public Disgrace: a player who has just picked a strategy card must pick another one, if there is one.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {
namespace {

// Another card may be picked: in nobody's hands and not refused already.
bool another_card(const Look& look, const StrategyPhase& f, std::size_t picked) {
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    if (i != picked && !look.s.strategy[i].owner.valid() && (f.refused >> i & 1U) == 0) return true;
  }
  return false;
}

}  // namespace

const AbilityDef kPublicDisgrace{
    .id = "public_disgrace",
    .at = when(Timing::StrategyCardPicked),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const StrategyPhase* f = find_frame<StrategyPhase>(look);
      return w->subject != raw(seat) && f != nullptr && another_card(look, *f, w->object);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      StrategyPhase* f = find_frame<StrategyPhase>(g);
      f->refused = static_cast<std::uint8_t>(f->refused | 1U << occasion_of(g, a)->object);
      f->picked = 0xff;  // trade goods on the card stay there
      a.cancels = true;
      return Next::Done;
    },
};

}  // namespace orrery::ti4
