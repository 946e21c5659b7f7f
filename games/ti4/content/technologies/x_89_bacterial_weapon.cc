// X-89 Bacterial Weapon: all infantry of others on a planet is destroyed whose system holds a ship of one's
// own with Bombardment. No bombardment: shields do not help (70.1, FAQ-5).
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

bool bomber_in(const Look& look, SeatId seat, SystemId system) {
  for (Unit unit : kShips) {
    const UnitRow* row = row_of(look, seat, unit);
    if (row != nullptr && row->bombard > 0 && forces(look, seat, system).of(unit) > 0) return true;
  }
  return false;
}

PlanetSet targets(const Look& look, SeatId seat) {
  PlanetSet out;
  for (SystemId s : look.s.ships_in[seat]) {
    if (!bomber_in(look, seat, s)) continue;
    for (PlanetId p : look.r.tile(s).planets) {
      if (infantry_of_others(look, seat, p) > 0) out.insert(p);  // FAQ-36
    }
  }
  return out;
}

}  // namespace

const AbilityDef kX89BacterialWeapon{
    .id = "x_89_bacterial_weapon",
    .at = when(Timing::ComponentAction),
    .exhausts = true,
    .usable = [](const Look& look, SeatId seat, const Occasion*) { return !targets(look, seat).empty(); },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_planets(targets(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetId planet = planet_at(a.answers[0], 0);
      for (SeatId other : others(g, a.owner)) {
        for (int n = ground(g, other, planet).infantry; n > 0; --n)
          destroy_unit(g, other, {Unit::Infantry, false}, on(planet), a.owner);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti4
