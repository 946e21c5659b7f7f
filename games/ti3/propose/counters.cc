// Command counters: areas in balance, and supply for the largest fleet.
#include <algorithm>

#include "games/ti/pools.h"
#include "games/ti3/propose/propose.h"

namespace orrery::ti3 {
namespace {

constexpr int kMost = 1 << 24;  // more than any strain
constexpr int kMove = 2000;     // of a counter that lies in an area already

// Counters that fleet supply needs so that no ships are lost.
int needed_in_fleet(const Look& look, SeatId seat) {
  int needed = 0;
  for (SystemId s : look.s.ships_in[seat]) {
    const int more = fleet_limit(look, seat, s) - look.s.players[seat].fleet;  // of texts
    needed = std::max(needed, ships_counted(look, seat, s) - more);
  }
  return needed;
}

}  // namespace

// New counters go where they are missing. Those of the sheet stay as they lie, unless ships would be lost.
void propose(Draft& d, const GainCounters& f) {
  const Look look = d.look();
  const Player& p = look.s.players[f.seat];
  const int needed = needed_in_fleet(look, f.seat);
  bool found = false;
  const Choice c = best_option(
      d,
      [&](Choice o) {
        const ti::Pools chosen{o.operand(2), o.operand(1), o.operand(0)};
        if (o.verb<Verb>() == Verb::Gain)
          return kMost -
                 ti::strain({p.command + chosen.acting, p.fleet + chosen.fleet, p.strategy + chosen.strategy},
                            needed);
        if (o.verb<Verb>() != Verb::Areas) return -1;
        const int taken = std::max(0, p.command - chosen.acting) + std::max(0, p.fleet - chosen.fleet) +
                          std::max(0, p.strategy - chosen.strategy);
        return kMost - kMove * taken - ti::strain(chosen, needed);
      },
      found);
  if (found) d.take(c);
}

}  // namespace orrery::ti3
