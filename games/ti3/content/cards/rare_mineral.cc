// Rare Mineral: three trade goods for a neutral planet that was just taken by a landing.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kRareMineral{
    .id = "rare_mineral",
    .at = when(Timing::PlanetTaken),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      constexpr std::uint8_t kNeutral = 0xff;
      const PlanetId p(w->object);
      const TacticalMemory& t = look.s.tactical;
      return w->subject == raw(seat) && w->detail == kNeutral && t.seat == seat && t.landed_on.contains(p) &&
             !t.sent_back.contains(p) && look.s.goods_left > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kOre = 3;
      gain_goods(g, a.owner, kOre);
      return Next::Done;
    },
    .target = [](const Look&, SeatId, const Occasion* w) -> Choice { return make(Verb::Planet, w->object); },
};

}  // namespace orrery::ti3
