// Command tokens: pools in balance, and room for the largest fleet.
#include <algorithm>

#include "games/ti/pools.h"
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/propose/propose.h"

namespace orrery::ti4 {
namespace {

// Tokens that the fleet pool needs so that no ships are lost.
int needed_in_fleet(const Look& look, SeatId seat) {
  int most = 0;
  for (SystemId s : look.s.ships_in[seat]) most = std::max(most, fleet_size(look, seat, s));
  return std::max(0, most - (fleet_limit(look, seat) - look.s.players[seat].fleet));
}

}  // namespace

void propose(Draft& d, const GainTokens& f) {
  const Look look = d.look();
  const Player& p = look.s.players[f.seat];
  const ti::Pools now = f.redistribute ? ti::Pools{} : ti::Pools{p.tactic, p.fleet, p.strategy};
  const int needed = needed_in_fleet(look, f.seat);
  bool found = false;
  const Choice c = best_option(
      d,
      [&](Choice o) {
        if (o.verb<Verb>() != Verb::Pools && o.verb<Verb>() != Verb::Gain) return -1;
        const ti::Pools then{now.acting + o.operand(0), now.fleet + o.operand(1),
                             now.strategy + o.operand(2)};
        return (1 << 24) - ti::strain(then, needed);
      },
      found);
  if (found) d.take(c);
}

// From the fullest pool; the fleet pool last, for ships depend on it.
void propose(Draft& d, const PlaceToken& f) {
  const Player& p = d.look().s.players[f.seat];
  bool found = false;
  const Choice c = best_option(
      d,
      [&](Choice o) {
        if (o.verb<Verb>() != Verb::From) return -1;
        switch (static_cast<Pool3>(o.operand(0))) {
          case Pool3::Tactic:
            return 100 + p.tactic;
          case Pool3::Strategy:
            return 100 + p.strategy;
          case Pool3::Fleet:
            break;
        }
        return 0;
      },
      found);
  if (found) d.take(c);
}

// Tokens that an objective costs: so many from the tactic pool that both pools stay in balance.
void propose(Draft& d, const ScoreObjective& f) {
  const Player& p = d.look().s.players[f.seat];
  const int due = d.look().r.objective(f.objective).requirement->count;
  bool found = false;
  const Choice c = best_option(
      d,
      [&](Choice o) {
        if (o.verb<Verb>() != Verb::Number) return -1;
        const int tactic = p.tactic - o.operand(0);
        const int strategy = p.strategy - (due - o.operand(0));
        return (1 << 24) - ti::strain({tactic, 0, strategy}, 0);
      },
      found);
  if (found) d.take(c);
}

}  // namespace orrery::ti4
