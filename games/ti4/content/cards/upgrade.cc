// Upgrade: a cruiser of one's own in the system just activated becomes a dreadnought (FAQ-38).
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kUpgrade{
    .id = "upgrade",
    .at = when(Timing::SystemActivated),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && forces(look, seat, SystemId(w->object)).of(Unit::Cruiser) > 0 &&
             can_place_unit(look, seat, Unit::Dreadnought);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      const SystemId system = g.s.tactical.system;
      remove_unit(g, a.owner, {Unit::Cruiser, false}, space_of(system));
      PlaceUnits f;
      f.seat = a.owner;
      f.unit = Unit::Dreadnought;
      f.spaces.insert(system);
      if (g.r.as_of(5)) f.recalled = Recalled::MustRecall;
      f.cause = ability_asked(g, a).cause;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
