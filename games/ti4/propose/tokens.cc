// Command tokens: pools in balance, and room for the largest fleet.
#include <algorithm>

#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/propose/propose.h"

namespace orrery::ti4 {
namespace {

struct Pools {
  int tactic = 0;
  int fleet = 0;
  int strategy = 0;
};

// Tokens that the fleet pool needs so that no ships are lost.
int needed_in_fleet(const Look& look, SeatId seat) {
  int most = 0;
  for (SystemId s : look.s.ships_in[seat]) most = std::max(most, fleet_size(look, seat, s));
  return std::max(0, most - (fleet_limit(look, seat) - look.s.players[seat].fleet));
}

// Out of balance: three to three to two is even. Ships that would be lost weigh more than anything else.
int strain(const Pools& p, int needed) {
  const int lost = std::max(0, needed - p.fleet);
  return 2 * p.tactic * p.tactic + 2 * p.fleet * p.fleet + 3 * p.strategy * p.strategy + 10000 * lost;
}

}  // namespace

void propose(Draft& d, const GainTokens& f) {
  const Look look = d.look();
  const Player& p = look.s.players[f.seat];
  const Pools now = f.redistribute ? Pools{} : Pools{p.tactic, p.fleet, p.strategy};
  const int needed = needed_in_fleet(look, f.seat);
  bool found = false;
  const Choice c = best_option(
      d,
      [&](Choice o) {
        if (o.verb<Verb>() != Verb::Pools && o.verb<Verb>() != Verb::Gain) return -1;
        const Pools then{now.tactic + o.operand(0), now.fleet + o.operand(1), now.strategy + o.operand(2)};
        return (1 << 24) - strain(then, needed);
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
        return (1 << 24) - strain({tactic, 0, strategy}, 0);
      },
      found);
  if (found) d.take(c);
}

}  // namespace orrery::ti4
