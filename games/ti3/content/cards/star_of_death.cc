// Star of Death: before the landing everything on a planet in a system with a War Sun of one's own is
// destroyed; it turns neutral and gets a Radiation counter.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {
namespace {

// It comes from outside the shuffled counters, with or without Distant Suns.
CounterId radiation_of(const Look& look) {
  CounterId out;
  for (const CounterKindDef& kind : look.r.counter_kinds) {
    if (kind.id == "radiation") out = kind.spare;
  }
  return out;
}

}  // namespace

const AbilityDef kStarOfDeath{
    .id = "star_of_death",
    .at = when(Timing::BeforeLanding),
    .usable = [](const Look&, SeatId seat, const Occasion* w) -> bool { return w->subject == raw(seat); },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      PlanetSet targets;
      for (SystemId s : look.s.ships_in[a.owner]) {
        if (fleet(look, a.owner, s).of(Unit::WarSun) == 0) continue;
        for (PlanetId p : look.r.tile(s).planets) targets.insert(p);
      }
      list_planets(targets, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetId p = planet_answer(a, 0);
      if (g.s.planets[p].controller.valid()) lose_control(g, p);
      remove_counter(g, p);
      put_counter(g, p, radiation_of(g));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
