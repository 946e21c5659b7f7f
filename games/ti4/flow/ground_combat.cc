#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/combat_steps.h"
#include "games/ti4/flow/hits.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(GroundCombatStep)

namespace {

// The other player with ground forces on the planet (8.0).
SeatId defender_on(const Look& look, PlanetId planet, SeatId attacker) {
  for (int i = 0; i < look.r.players; ++i) {
    if (SeatId(i) != attacker && ground(look, SeatId(i), planet).infantry > 0) return SeatId(i);
  }
  return SeatId{};
}

Next start(Play& g, GroundCombat& f) {
  const TacticalMemory& t = g.s.tactical;
  const SeatId defender = defender_on(g, f.planet, t.seat);
  if (!defender.valid()) return Next::Done;
  begin_combat(g, t.seat, defender, t.system, f.planet);
  f.step = GroundCombatStep::RoundStarted;
  return open_shared_window(g, Timing::GroundCombatStart, Timing::CombatRoundStart, raw(t.seat),
                            raw(defender));  // 16.12c
}

Next roll(Play& g, GroundCombat& f) {
  if (f.at >= 2) {
    f.step = GroundCombatStep::Assign;
    f.at = 0;
    return open_window(g, Timing::GroundCombatRolled, raw(seat_of(g, Side::Attacker)),
                       raw(seat_of(g, Side::Defender)));
  }
  CombatRoll r;
  r.side = f.at == 0 ? Side::Attacker : Side::Defender;
  ++f.at;
  return g.call(r);
}

Next assign(Play& g, GroundCombat& f) {
  if (f.at >= 2) {
    f.step = GroundCombatStep::Assigned;
    f.at = 0;
    return Next::Again;
  }
  const Side side = f.at == 0 ? Side::Attacker : Side::Defender;
  ++f.at;
  const CombatSide& me = g.s.combat.side(side);
  AssignHits a;
  a.seat = me.seat;
  a.by = seat_of(g, other(side));
  a.target = HitTarget::GroundForces;
  a.system = g.s.combat.system;
  a.planet = f.planet;
  a.hits = me.hits;
  clear_hits(g, side);
  return a.hits > 0 ? g.call(a) : Next::Again;
}

// A round that ended the combat by an effect of its end has had the window that both share (16.12b, 24.4a).
Next end_of_combat(Play& g, GroundCombat& f) {
  f.step = GroundCombatStep::End;
  return f.round_closed ? Next::Again : open_last_window(g);
}

Next go(GroundCombat& f, GroundCombatStep step) {
  f.step = step;
  f.at = 0;
  return Next::Again;
}

}  // namespace

Next advance(Play& g, GroundCombat& f) {
  const CombatMemory& c = g.s.combat;
  switch (f.step) {
    case GroundCombatStep::Start:
      return start(g, f);
    case GroundCombatStep::RoundStart:
      begin_round(g);
      f.round_closed = false;
      f.step = GroundCombatStep::RoundStarted;
      return open_window(g, Timing::CombatRoundStart, raw(c.attacker.seat), raw(c.defender.seat));
    case GroundCombatStep::RoundStarted:
      return go(f, combat_over(g) ? GroundCombatStep::Ending : GroundCombatStep::Roll);
    case GroundCombatStep::Roll:
      return roll(g, f);
    case GroundCombatStep::Assign:
      return assign(g, f);
    case GroundCombatStep::Assigned:
      f.step = GroundCombatStep::RoundEnd;
      return open_window(g, Timing::HitsAssigned, raw(c.attacker.seat), raw(c.defender.seat));
    case GroundCombatStep::RoundEnd:
      if (combat_over(g)) return go(f, GroundCombatStep::Ending);
      f.round_closed = true;
      f.step = GroundCombatStep::NextRound;
      return open_window(g, Timing::CombatRoundEnd, raw(c.attacker.seat), raw(c.defender.seat));
    case GroundCombatStep::NextRound:
      return go(f, combat_over(g) ? GroundCombatStep::Ending : GroundCombatStep::RoundStart);  // 24.3
    case GroundCombatStep::Ending:
      return end_of_combat(g, f);
    case GroundCombatStep::End:
      break;
  }
  end_combat(g);
  call_back_fighters(g, f.planet);  // NAALU-1
  alert(g, Alert::Fleets);
  return Next::Done;
}

}  // namespace orrery::ti4
