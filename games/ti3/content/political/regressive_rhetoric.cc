// Regressive Rhetoric. Against: everybody discards an action card. (For is a trait.)
#include "games/ti3/content/political/effects.h"
#include "games/ti3/flow/draw.h"

namespace orrery::ti3 {

const PoliticalText kRegressiveRhetoric{
    .id = "regressive_rhetoric",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kFor) return Next::Done;
      while (next_player(g, f)) {
        const int cards = g.s.players[f.seat].hand.size();
        if (cards > 0) return g.call(DiscardCards{f.seat, static_cast<std::uint8_t>(cards - 1), cause(f)});
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti3
