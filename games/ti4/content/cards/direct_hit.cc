// Direct Hit: destroys a ship that has just sustained damage from a hit of one's own (ERR-2).
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

// Damage is sustained in the active system only (77.0).
Place place(const Look& look) { return space_of(look.s.tactical.system); }

}  // namespace

const AbilityDef kDirectHit{
    .id = "direct_hit",
    .at = when(Timing::DamageSustained),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const SeatId owner(w->subject);
      const Unit unit = piece_of(w->object).unit;
      if (w->detail != raw(seat) || owner == seat) return false;
      const UnitRow* row = row_of(look, owner, unit);
      if (row == nullptr || row->has(UnitTrait::DirectHitProof)) return false;
      return forces(look, owner, place(look).system).damaged_of(unit) > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const Occasion* w = occasion_of(g, a);
      destroy_unit(g, SeatId(w->subject), {piece_of(w->object).unit, true}, place(g), a.owner);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
