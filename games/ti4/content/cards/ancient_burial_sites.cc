// Ancient Burial Sites: at the start of the agenda phase all cultural planets of one player are exhausted.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kAncientBurialSites{
    .id = "ancient_burial_sites",
    .at = when(Timing::AgendaPhaseStart),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_players(others(look, a.owner) | SeatSet{a.owner}, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetSet planets = planets_of(g, seat_at(a.answers[0], 0));
      for (PlanetId p : with_trait(g, planets, PlanetTrait::Cultural)) exhaust_planet(g, p);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
