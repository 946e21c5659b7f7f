// Closing the Wormholes. Against: every fleet in a system with a wormhole loses a ship that is no fighter.
// (For is a trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {
namespace {

// The first such fleet of the player from this system on; none if there is no more.
SystemId fleet_at_wormhole(const Look& look, SeatId seat, int from) {
  for (SystemId s : look.s.ships_in[seat]) {
    if (s.value >= from && any_wormhole(look, s) && non_fighters(fleet(look, seat, s)) > 0) return s;
  }
  return SystemId{};
}

}  // namespace

const PoliticalText kClosingTheWormholes{
    .id = "closing_the_wormholes",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kFor) return Next::Done;
      for (;;) {
        if (f.stage > 0) {
          const SystemId s = fleet_at_wormhole(g, f.seat, f.counter);
          if (s.valid()) {
            f.counter = s.value;
            return ask(g, f);
          }
        }
        f.stage = 1;
        f.counter = 0;
        if (!next_player(g, f)) return Next::Done;
      }
    },
    .answers = [](const Look& look, const CarryOut& f,
                  OptionList& out) { list_ships_in(look, f.seat, SystemId(f.counter), out); },
    .answer =
        [](Play& g, CarryOut& f, Choice c) {
          ++f.counter;
          remove_named(g, c);
        },
};

}  // namespace orrery::ti3
