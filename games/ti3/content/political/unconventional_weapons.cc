// Unconventional Weapons. Against: everybody exhausts a planet for each dreadnought and war sun. (For is a
// trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kUnconventionalWeapons{
    .id = "unconventional_weapons",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kFor || !next_player(g, f)) return Next::Done;
      return exhaust_some(g, f, on_board(g, f.seat, Unit::Dreadnought) + on_board(g, f.seat, Unit::WarSun));
    },
};

}  // namespace orrery::ti3
