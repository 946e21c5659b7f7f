#include "games/ti4/flow/tactical.h"

#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/invasion.h"
#include "games/ti4/flow/movement.h"
#include "games/ti4/flow/production.h"
#include "games/ti4/flow/space_cannon.h"
#include "games/ti4/flow/tactical_steps.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(TacticalStep)

namespace {

// An effect ended the turn, or the player is out of the game: the rest of the action does not take place.
bool cut_short(const Look& look, const Tactical& f) {
  return look.s.turn.over || look.s.players[f.seat].eliminated;
}

Next activate(Play& g, Tactical& f) {
  begin_tactical(g, f.seat, f.system);
  place_token(g, f.seat, f.system, true);  // 11.1a
  return open_window(g, Timing::SystemActivated, raw(f.seat), raw(f.system));
}

Next move(Play& g, Tactical& f) {
  if (g.s.tactical.no_movement) return Next::Again;
  Movement m;
  m.seat = f.seat;
  return g.call(m);
}

Next fight(Play& g, Tactical& f) {
  if (!has_ships(g, f.seat, f.system) || !other_fleet(g, f.system, f.seat).valid())
    return Next::Again;  // 11.3a
  return g.call(SpaceCombat{});
}

Next invade(Play& g, Tactical& f) {
  if (!can_invade(g, f.seat)) return Next::Again;
  Invasion i;
  i.seat = f.seat;
  return g.call(i);
}

Next produce(Play& g, Tactical& f) {
  const Production p = production_in(g, f.seat, f.system);
  return p.limit > 0 ? g.call(p) : Next::Again;
}

}  // namespace

Next advance(Play& g, Tactical& f) {
  if (f.step != TacticalStep::Activate && cut_short(g, f)) f.step = TacticalStep::Closed;
  switch (f.step) {
    case TacticalStep::Activate:
      f.step = TacticalStep::Activated;
      return activate(g, f);
    case TacticalStep::Activated:
      f.step = TacticalStep::Moved;
      return move(g, f);
    case TacticalStep::Moved:
      f.step = TacticalStep::SpaceCannon;
      return open_window(g, Timing::ShipsMoved, raw(f.seat), raw(f.system));
    case TacticalStep::SpaceCannon:
      f.step = TacticalStep::SpaceCombat;
      return g.call(SpaceCannonOffence{});  // 15.4: also if no ship moved
    case TacticalStep::SpaceCombat:
      f.step = TacticalStep::Invasion;
      return fight(g, f);
    case TacticalStep::Invasion:
      f.step = TacticalStep::Production;
      return invade(g, f);
    case TacticalStep::Production:
      f.step = TacticalStep::End;
      return produce(g, f);
    case TacticalStep::End:
      f.step = TacticalStep::Closed;
      return open_window(g, Timing::TacticalActionDone, raw(f.seat));
    case TacticalStep::Closed:
      break;
  }
  end_tactical(g);
  return Next::Done;
}

}  // namespace orrery::ti4
