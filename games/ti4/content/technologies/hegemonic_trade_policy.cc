// Hegemonic Trade Policy: with a use of Production, one planet of one's own has its resources and influence
// exchanged for that use, attachments included (ERR-3). Planets on which both are the same are not offered.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

PlanetSet worth_swapping(const Look& look, SeatId seat) {
  PlanetSet out;
  for (PlanetId p : planets_of(look, seat)) {
    if (resources(look, p) != influence(look, p)) out.insert(p);
  }
  return out;
}

}  // namespace

const AbilityDef kHegemonicTradePolicy{
    .id = "hegemonic_trade_policy",
    .at = when(Timing::ProductionUsed),
    .exhausts = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && !worth_swapping(look, seat).empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_planets(worth_swapping(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      swap_values(g, planet_at(a.answers[0], 0));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
