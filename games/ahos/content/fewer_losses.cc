// fewer_losses(n): the owner loses n units fewer when losses are taken in this combat, never below none.
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/combat.h"

namespace orrery::ahos {

const EffectDef kFewerLosses{
    .code = EffectCode::FewerLosses,
    .parse = parse_number,
    .usable = [](const Look& look, SeatId, const Effect&) -> Refusal {
      return combat_in(look.s) != nullptr ? kAllowed : refuse("AHOS-CRD-13");
    },
    .resolve = [](Play& g, Text& a, const Effect& e) -> Next {
      Combat* c = combat_in(g);
      CombatSide& side = c->side(a.owner == c->attacker ? Side::Attacker : Side::Defender);
      side.fewer_losses = static_cast<std::uint8_t>(side.fewer_losses + e.n);
      return Next::Done;
    },
};

}  // namespace orrery::ahos
