// Settlers: the landing goes back aboard; a die says whether the player or a random opponent has two ground
// forces and the planet (TI3-DOMAIN, TI3-Q-18).
#include "games/ti3/content/counters/counters.h"
#include "games/ti3/flow/roll.h"
#include "games/ti3/luck.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr int kFriendly = 6;
constexpr int kSettlerForces = 2;

enum SettlersStage : std::uint8_t { Rise, Read, Pick, Settled };

SeatSet opponents(const Look& look, SeatId seat) {
  SeatSet out;
  for (SeatId other : clockwise_after(look, seat)) out.insert(other);
  return out;
}

void settle_down(Play& g, CounterText& f, SeatId seat) {
  f.stage = Settled;
  gain_control(g, seat, f.planet);
  place_units(g, seat, Unit::GroundForce, kSettlerForces, on(f.planet));
}

}  // namespace

const CounterDef kSettlers{
    .id = "settlers",
    .resolve = [](Play& g, CounterText& f) -> Next {
      switch (static_cast<SettlersStage>(f.stage)) {
        case Rise:
          f.stage = Read;
          f.stops = true;
          note_sent_back(g, f.planet);
          lift_landed(g, f.seat, f.planet);
          clear_dice(g, f.seat, RollKind::Other);
          add_dice(g, Unit::GroundForce, 1, kFriendly, 0);
          return g.call(Roll{f.seat});
        case Read: {
          const bool friendly = g.s.roll.dice[0].face >= kFriendly;
          clear_dice(g, SeatId{}, RollKind::Other);
          f.stage = Pick;
          if (friendly) settle_down(g, f, f.seat);
          return Next::Again;
        }
        case Pick: {
          const SeatSet others = opponents(g, f.seat);
          if (others.size() > 1) return Next::Chance;
          settle_down(g, f, others.first());
          return Next::Again;
        }
        case Settled:
          break;
      }
      return Next::Done;
    },
    .luck = [](const Look& look,
               const CounterText& f) { return luck(Luck::Opponent, pool_of(opponents(look, f.seat)), 1); },
    .lucky = [](Play& g, CounterText& f, const Outcome& o) { settle_down(g, f, SeatId(o.items[0])); },
};

}  // namespace orrery::ti3
