// Hostile Locals: ground forces of nobody defend the planet; after a failed invasion they are all there again
// (TI3-DOMAIN-5, TI3-Q-18).
#include "games/ti3/content/counters/counters.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

Next fight_locals(Play& g, CounterText& f) {
  if (f.stage > 0) {
    const bool won = g.s.planets[f.planet].landed.troops() > 0;
    if (won) remove_counter(g, f.planet);
    f.stops = !won;
    return Next::Done;
  }
  f.stage = 1;
  open_battle(g, f.seat, SeatId{}, g.r.planet(f.planet).system, f.planet);
  set_locals(g, g.r.counter(g.s.planets[f.planet].counter).value);
  InvasionCombat combat;
  combat.planet = f.planet;
  return g.call(combat);
}

}  // namespace

const CounterDef kHostileLocals1{.id = "hostile_locals_1", .resolve = fight_locals, .stays = true};
const CounterDef kHostileLocals2{.id = "hostile_locals_2", .resolve = fight_locals, .stays = true};
const CounterDef kHostileLocals3{.id = "hostile_locals_3", .resolve = fight_locals, .stays = true};

}  // namespace orrery::ti3
