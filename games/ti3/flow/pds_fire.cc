#include "games/ti3/flow/pds_fire.h"

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/hits.h"
#include "games/ti3/flow/pds_fire_steps.h"
#include "games/ti3/flow/roll.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(PdsFireStep)

SystemSet within_range(const Look& look, SeatId shooter, SystemId target) {
  SystemSet out{target};
  if (has_trait(look, shooter, Trait::PdsReachAdjacent)) out |= adjacent(look, target);
  return out;
}

namespace {

int pds_in(const Look& look, SeatId shooter, SystemId s) {
  int n = 0;
  for (PlanetId p : look.r.tile(s).planets) {
    if (look.s.planets[p].controller == shooter) n += look.s.planets[p].own.pds;
  }
  return n;
}

// Whence the shooter fires at the target: each PDS fires at one system only (TI3-TRANSFER-10).
SystemSet batteries(const Look& look, const PdsFire& f, SystemId target) {
  const SystemSet range = within_range(look, f.shooter, target);
  return f.before.valid() ? range - within_range(look, f.shooter, f.before) : range;
}

int pds_in_range(const Look& look, const PdsFire& f, SystemId target) {
  int n = 0;
  for (SystemId s : batteries(look, f, target)) n += pds_in(look, f.shooter, s);
  return n;
}

// Whose ships are fired at: the active player's, or by the active player those of an opponent
// (TI3-PDSFIRE-5).
SeatId victim(const Look& look, const PdsFire& f, SystemId target) {
  if (f.shooter != f.active) return look.s.ships_in[f.active].contains(target) ? f.active : SeatId{};
  return other_fleet(look, target, f.active);
}

SystemSet targets(const Look& look, const PdsFire& f) {
  SystemSet out;
  const TacticalMemory& t = look.s.tactical;
  for (SystemId s : {t.system, t.second}) {
    if (s.valid() && victim(look, f, s).valid() && pds_in_range(look, f, s) > 0) out.insert(s);
  }
  return out;
}

SystemId only_target(const Look& look, const PdsFire& f) {
  const SystemSet at = targets(look, f);
  return at.size() == 1 ? at.first() : SystemId{};
}

// Clockwise from the active player, who comes last (TI3-PDSFIRE-3, TI3-PDSFIRE-9).
SeatId next_shooter(const Look& look, const PdsFire& f) {
  const auto shoots = [&](SeatId seat) {
    PdsFire as = f;
    as.shooter = seat;
    as.before = SystemId{};
    return !look.s.tactical.pds_fired.contains(seat) && !targets(look, as).empty();
  };
  for (SeatId seat : clockwise_after(look, f.active)) {
    if (shoots(seat)) return seat;
  }
  return shoots(f.active) ? f.active : SeatId{};
}

// After a shot at one system of a transfer action: PDS that reach the other one alone (TI3-TRANSFER-9).
bool left_to_fire(const Look& look, const PdsFire& f) {
  if (!f.target.valid() || f.before.valid() || !look.s.tactical.second.valid()) return false;
  PdsFire as = f;
  as.before = f.target;
  return !targets(look, as).empty();
}

void throw_dice(Play& g, const PdsFire& f) {
  clear_dice(g, f.shooter, RollKind::PdsFire);
  for (SystemId s : batteries(g, f, f.target)) {
    for (PlanetId p : g.r.tile(s).planets) {
      if (g.s.planets[p].controller != f.shooter) continue;
      add_dice(g, Unit::Pds, g.s.planets[p].own.pds, g.r.unit(Unit::Pds).battle,
               modifier(g, f.shooter, Unit::Pds, RollKind::PdsFire, s, p));
    }
  }
}

}  // namespace

Next advance(Play& g, PdsFire& f) {
  switch (f.step) {
    case PdsFireStep::Next:
      f.before = left_to_fire(g, f) ? f.target : SystemId{};
      if (!f.before.valid()) f.shooter = next_shooter(g, f);
      f.step = f.shooter.valid() ? PdsFireStep::Decide : PdsFireStep::End;
      f.target = f.shooter.valid() ? only_target(g, f) : SystemId{};
      return Next::Again;
    case PdsFireStep::Decide:
      return Next::Ask;  // it may fire
    case PdsFireStep::Roll:
      throw_dice(g, f);
      f.step = PdsFireStep::Reroll;
      return g.call(Roll{f.shooter});
    case PdsFireStep::Reroll:
      f.step = PdsFireStep::Count;
      if (has_trait(g, f.shooter, Trait::RerollPdsMisses) &&
          hits_rolled(g) < static_cast<int>(g.s.roll.dice.size())) {
        Reroll r;
        r.seat = f.shooter;
        r.misses_only = true;
        return g.call(r);
      }
      return Next::Again;
    case PdsFireStep::Count:
      f.step = PdsFireStep::Hits;
      return open_window(g, Timing::AfterCombatDice, raw(f.shooter));
    case PdsFireStep::Hits: {
      f.step = PdsFireStep::Next;
      const int hits = hits_rolled(g);
      tell_roll(g, hits);
      if (hits == 0) return Next::Again;
      AssignHits a;
      a.seat = victim(g, f, f.target);
      a.by = f.shooter;
      a.system = f.target;
      a.hits = static_cast<std::uint8_t>(hits);
      a.how = RollKind::PdsFire;
      return g.call(a);
    }
    case PdsFireStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const PdsFire& f) { return {f.shooter, static_cast<std::uint8_t>(Ask::PdsFire)}; }

// In range of both systems of a transfer action it may fire at one of them (TI3-TRANSFER-10).
void options(const Look& look, const PdsFire& f, OptionList& out) {
  const SystemSet at = targets(look, f);
  if (at.size() > 1) {
    for (SystemId s : at) out.add(make(Verb::System, raw(s)));
  } else {
    out.add(make(Verb::Fire));
  }
  out.add(make(Verb::Hold));
  out.sort_from(0);
}

Refusal check(const Look& look, const PdsFire& f, Choice c) { return listed(look, f, c, "TI3-PDSFIRE-1"); }

void choose(Play& g, PdsFire& f, Choice c) {
  note_fired(g, f.shooter);  // TI3-PDSFIRE-6
  if (c.verb<Verb>() == Verb::Hold) {
    f.target = SystemId{};
    f.step = PdsFireStep::Next;
    return;
  }
  f.target = c.verb<Verb>() == Verb::System ? system_at(c, 0) : targets(g, f).first();
  f.step = PdsFireStep::Roll;
}

}  // namespace orrery::ti3
