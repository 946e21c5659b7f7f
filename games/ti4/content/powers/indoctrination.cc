// Indoctrination: at the start of a ground combat 2 influence exchange one infantry of the opponent in it for
// one of one's own. The other one is removed, not destroyed: it does not come back (31.2). Fighters that
// landed are no infantry. Infantry tokens are never short (75), and some infantry of one's own stands there.
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kPriceOfFaith = 2;  // influence

Next pay_for_faith(Play& g, const Use& a) {
  Pay p;
  p.seat = a.owner;
  p.currency = Currency::Influence;
  p.owed = kPriceOfFaith;
  p.cause = ability_asked(g, a).cause;
  return g.call(p);
}

}  // namespace

const AbilityDef kIndoctrination{
    .id = "indoctrination",
    .at = when(Timing::GroundCombatStart),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return ground_combat_of(look, seat) &&
             ground(look, opponent_of(look, seat), look.s.combat.planet).infantry > 0 &&
             purchasing_power(look, seat, Currency::Influence) >= kPriceOfFaith;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ == 0) return pay_for_faith(g, a);
      const Place place = on(g.s.combat.planet);
      remove_unit(g, opponent_of(g, a.owner), {Unit::Infantry, false}, place);
      place_units(g, a.owner, Unit::Infantry, 1, place);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
