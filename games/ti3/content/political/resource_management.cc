// Resource Management. Against: who has three action cards or more discards two. (For is a trait.)
#include "games/ti3/content/political/effects.h"
#include "games/ti3/flow/draw.h"

namespace orrery::ti3 {

const PoliticalText kResourceManagement{
    .id = "resource_management",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      constexpr int kLargeHand = 3;
      constexpr int kLost = 2;
      if (f.outcome == kFor) return Next::Done;
      while (next_player(g, f)) {
        const int cards = g.s.players[f.seat].hand.size();
        if (cards >= kLargeHand)
          return g.call(DiscardCards{f.seat, static_cast<std::uint8_t>(cards - kLost), cause(f)});
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti3
