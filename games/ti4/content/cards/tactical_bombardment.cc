// Tactical Bombardment: in a system with a unit of one's own that has Bombardment, all planets of other
// players are exhausted; there may be none.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

bool bombards_in(const Look& look, SeatId seat, SystemId system) {
  for (Unit unit : kShips) {
    const UnitRow* row = row_of(look, seat, unit);
    if (row != nullptr && row->bombard_dice > 0 && forces(look, seat, system).of(unit) > 0) return true;
  }
  return false;
}

SystemSet bombarded_systems(const Look& look, SeatId seat) {
  SystemSet set;
  for (SystemId s : look.s.ships_in[seat]) {
    if (bombards_in(look, seat, s)) set.insert(s);
  }
  return set;
}

}  // namespace

const AbilityDef kTacticalBombardment{
    .id = "tactical_bombardment",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat,
                 const Occasion*) { return !bombarded_systems(look, seat).empty(); },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_systems(bombarded_systems(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      for (PlanetId p : g.r.tile(system_at(a.answers[0], 0)).planets) {
        const SeatId controller = g.s.planets[p].controller;
        if (controller.valid() && controller != a.owner) exhaust_planet(g, p);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti4
