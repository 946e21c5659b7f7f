// Peace Accords: after resolving an ability of Diplomacy its owner may gain control of one planet without
// units, not Mecatol Rex, in a system adjacent to a planet of theirs. A planet is adjacent to its own system
// (2.3, XXCHA-1). It comes exhausted (26.1).
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

SystemSet systems_near_planets_of(const Look& look, SeatId seat) {
  const SystemSet own = systems_with_planets_of(look, seat);
  SystemSet near = own;                                        // 2.3
  for (SystemId s : own) near |= adjacent_for(look, seat, s);  // 2.2
  return near;
}

bool without_units(const Look& look, PlanetId planet) {
  for (int i = 0; i < look.r.players; ++i) {
    if (ground(look, SeatId(i), planet).any()) return false;
  }
  return true;
}

PlanetSet planets_to_win_over(const Look& look, SeatId seat) {
  PlanetSet set;
  for (SystemId s : systems_near_planets_of(look, seat)) {
    if (s == look.r.mecatol_system) continue;
    for (PlanetId p : look.r.tile(s).planets) {
      if (look.s.planets[p].controller != seat && without_units(look, p)) set.insert(p);
    }
  }
  return set;
}

}  // namespace

const AbilityDef kPeaceAccords{
    .id = "peace_accords",
    .at = when(Timing::StrategyResolved),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && static_cast<StrategyCard>(w->object) == StrategyCard::Diplomacy &&
             !planets_to_win_over(look, seat).empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_planets(planets_to_win_over(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      gain_control(g, a.owner, planet_at(a.answers[0], 0));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
