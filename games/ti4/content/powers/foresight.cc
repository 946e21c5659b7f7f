// Foresight: after another player has moved ships into a system with ships of one's own, a strategy token
// goes to an adjacent system without ships of others, and all those ships go there with what they can carry
// (FAQ-6). No retreat: no planet or unit of one's own is needed there, and nobody can cancel it.
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/retreat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

// With a command token there already, the one that is paid goes to the reserve (73.6).
void pay_with_token(Play& g, SeatId seat, SystemId system) {
  if (g.s.players[seat].tokens.contains(system)) {
    spend_token(g, seat, Pool3::Strategy);
  } else {
    place_token_from(g, seat, system, Pool3::Strategy);
  }
}

}  // namespace

const AbilityDef kForesight{
    .id = "foresight",
    .at = when(Timing::ShipsMoved),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject != raw(seat) && look.s.tactical.ships_moved && look.s.players[seat].strategy > 0 &&
             has_ships(look, seat, active(look)) && !retreat_systems(look, seat, true).empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_systems(retreat_systems(look, a.owner, true), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      const SystemId to = system_at(a.answers[0], 0);
      pay_with_token(g, a.owner, to);
      Retreat f;
      f.seat = a.owner;
      f.any_system = true;
      f.places_token = false;
      f.to = to;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
