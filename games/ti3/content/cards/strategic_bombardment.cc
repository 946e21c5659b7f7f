// Strategic Bombardment: planets of opponents in a system with a War Sun of one's own are exhausted; a die of
// 6 or more brings the card back to the hand.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/roll.h"

namespace orrery::ti3 {
namespace {

// Planets of opponents there.
PlanetSet below(const Look& look, SeatId seat, SystemId s) {
  PlanetSet out;
  for (PlanetId p : look.r.tile(s).planets) {
    if (look.s.planets[p].controller.valid() && look.s.planets[p].controller != seat) out.insert(p);
  }
  return out;
}

}  // namespace

const AbilityDef kStrategicBombardment{
    .id = "strategic_bombardment",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      SystemSet targets;
      for (SystemId s : look.s.ships_in[a.owner]) {
        if (fleet(look, a.owner, s).of(Unit::WarSun) > 0 && !below(look, a.owner, s).empty())
          targets.insert(s);
      }
      list_systems(targets, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kComesBack = 6;
      if (a.stage == 0) {
        a.stage = 1;
        for (PlanetId p : below(g, a.owner, system_answer(a, 0))) exhaust_planet(g, p);
        clear_dice(g, a.owner, RollKind::Other);
        add_dice(g, Unit::WarSun, 1, kComesBack, 0);
        return g.call(Roll{a.owner});
      }
      const bool back = hits_rolled(g) > 0;
      tell_roll(g, back ? 1 : 0);
      clear_dice(g, SeatId{}, RollKind::Other);
      if (back) take_back_played(g, a.owner, card_on_table(g, a));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
