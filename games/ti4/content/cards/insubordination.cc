// Insubordination: another player loses 1 token of the tactic pool.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

SeatSet players_with_tokens(const Look& look, SeatId seat) {
  SeatSet set;
  for (SeatId other : others(look, seat)) {
    if (look.s.players[other].tactic > 0) set.insert(other);
  }
  return set;
}

}  // namespace

const AbilityDef kInsubordination{
    .id = "insubordination",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat,
                 const Occasion*) { return !players_with_tokens(look, seat).empty(); },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_players(players_with_tokens(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      spend_token(g, seat_at(a.answers[0], 0), Pool3::Tactic);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
