// Chaos Mapping: at the start of each of one's turns 1 unit may be produced in a system with a unit of one's
// own that has Production (SAAR-1, SAAR-2). Not the Production ability. That others cannot activate asteroid
// fields with one's ships is a trait.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/flow/production.h"

namespace orrery::ti4 {
namespace {

// Where the units with Production stand decides where the new one may be placed.
Production yard(const Look& look, SeatId seat, SystemId system) {
  Production f = production_in(look, seat, system);
  if (f.limit == 0) return f;
  f.limit = 1;
  f.by_ability = false;
  f.single = true;
  return f;
}

SystemSet systems(const Look& look, SeatId seat) {
  SystemSet out;
  for (SystemId s : look.s.presence[seat]) {
    const Production f = yard(look, seat, s);
    if (f.limit > 0 && can_produce_anything(look, f)) out.insert(s);
  }
  return out;
}

}  // namespace

const AbilityDef kChaosMapping{
    .id = "chaos_mapping",
    .at = when(Timing::TurnStart),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && !systems(look, seat).empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_systems(systems(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      return g.call(yard(g, a.owner, system_at(a.answers[0], 0)));
    },
};

}  // namespace orrery::ti4
