// Orbital Levies: an action; a counter of strategy allocation for two ground forces on a planet of one's own.
#include "games/ti3/content/powers/powers.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef kSolFreeTroops{
    .id = "sol_free_troops",
    .at = when(Timing::Action),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.players[seat].strategy > 0;
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (PlanetId p : planets_of(look, a.owner)) out.add(make(Verb::Planet, raw(p)));
    },
    .pay = [](Play& g, const Use& a) { spend_counter(g, a.owner, Area::Strategy); },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kLevy = 2;
      const int troops = law_trait(g, Trait::LawSingleTroops) ? 1 : kLevy;
      place_units(g, a.owner, Unit::GroundForce, troops, on(planet_at(a.answers[0], 0)));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
