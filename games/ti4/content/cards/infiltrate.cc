// Infiltrate: when one gains control of a planet, the PDS and space docks there are replaced by one's own of
// the same type.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/replace_structures.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AbilityDef kInfiltrate{
    .id = "infiltrate",
    .at = when(Timing::PlanetGained),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && can_replace_structures(look, seat, PlanetId(w->object));
    },
    .resolve = replace_structures,
    .answers = list_replacements,
    .answer = choose_replacement,
};

}  // namespace orrery::ti4
