#include "games/ti3/flow/roll.h"

#include "games/ti/dice.h"
#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/roll_steps.h"
#include "games/ti3/luck.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(RerollStep)

namespace {

constexpr int kReturnsOn = 5;  // Gen Synthesis

int unrolled(const Look& look) { return ti::unrolled(look.s.roll.dice); }

auto may_be_named(const Reroll& f) {
  return
      [&f](const Die& d) { return d.face > 0 && !d.rerolled && f.most > 0 && !(f.misses_only && d.hit()); };
}
Choice named(const Die& d) { return make(Verb::Reroll, d.unit, d.face); }

}  // namespace

int hits_rolled(const Look& look) { return ti::hits(look.s.roll.dice); }

void tell_roll(Play& g, int hits) {
  g.emit(Happening::DiceRolled, raw(g.s.roll.seat), g.s.roll.kind, g.s.roll.dice.size(), hits);
}

// ---- the throw

Next advance(Play& g, Roll&) { return unrolled(g) > 0 ? Next::Chance : Next::Done; }

ChancePoint chance(const Look& look, const Roll& f) {
  ChancePoint point =
      luck(Luck::Roll, ti::faces(), static_cast<std::size_t>(unrolled(look)), f.seat, true);  // TI3-GENERAL-6
  point.replace = true;
  return point;
}

void outcome(Play& g, Roll&, const Outcome& o) { show_faces(g, o); }

// ---- rerolls

Next advance(Play& g, Reroll& f) {
  if (f.step == RerollStep::Begin) {
    forget_rerolls(g);
    f.step = RerollStep::Choose;
    return Next::Again;
  }
  return f.step == RerollStep::Choose ? ask(g, f) : Next::Done;
}

Asked asked(const Look&, const Reroll& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::Reroll), f.cause};
}

void options(const Look& look, const Reroll& f, OptionList& out) {
  ti::list_rerolls(look.s.roll.dice, may_be_named(f), named, out);
  out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Reroll& f, Choice c) { return listed(look, f, c, "TI3-ERRATA-2"); }

void choose(Play& g, Reroll& f, Choice c) {
  const std::size_t die = ti::die_named(g.s.roll.dice, may_be_named(f), named, c);
  if (die < g.s.roll.dice.size()) {
    pick_up_die(g, die);
    --f.most;
    return;
  }
  f.step = RerollStep::End;
  if (unrolled(g) > 0) g.call(Roll{f.seat});
}

// ---- ground forces that may come back

Next advance(Play& g, Recovery& f) {
  const SystemId home = home_system(g, f.seat);
  PlanetId planet;
  for (PlanetId p : g.r.tile(home).planets) {
    if (!planet.valid() && g.s.planets[p].controller == f.seat) planet = p;
  }
  const int fallen = g.s.players[f.seat].fallen;
  if (!f.rolled) {
    if (fallen == 0) return Next::Done;
    if (!planet.valid()) {
      forget_fallen(g, f.seat);
      return Next::Done;
    }
    clear_dice(g, f.seat, RollKind::Other);
    add_dice(g, Unit::GroundForce, fallen, kReturnsOn, 0);
    f.rolled = true;
    return g.call(Roll{f.seat});
  }
  const int saved = hits_rolled(g);
  tell_roll(g, saved);
  forget_fallen(g, f.seat);
  note_fallen(g, f.seat, -saved);  // they were not killed (Dacxive Animators)
  place_units(g, f.seat, Unit::GroundForce, saved, on(planet));
  return Next::Done;
}

}  // namespace orrery::ti3
