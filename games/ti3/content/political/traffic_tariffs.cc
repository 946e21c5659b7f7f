// Traffic Tariffs. Against: everybody loses a counter of his command pool or strategy allocation. (For is a
// trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kTrafficTariffs{
    .id = "traffic_tariffs",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kFor) return Next::Done;
      while (next_player(g, f)) {
        if (g.s.players[f.seat].strategy + g.s.players[f.seat].command > 0) return ask(g, f);
      }
      return Next::Done;
    },
    .answers =
        [](const Look& look, const CarryOut& f, OptionList& out) {
          if (look.s.players[f.seat].strategy > 0) out.add(make(Verb::From, Area::Strategy));
          if (look.s.players[f.seat].command > 0) out.add(make(Verb::From, Area::Command));
        },
    .answer = [](Play& g, CarryOut& f,
                 Choice c) { spend_counter(g, f.seat, static_cast<Area>(c.operand(0))); },
};

}  // namespace orrery::ti3
