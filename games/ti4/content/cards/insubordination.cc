// Insubordination: another player loses 1 token of the tactic pool.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

SeatSet victims(const Look& look, SeatId seat) {
  SeatSet set;
  for (SeatId other : others(look, seat)) {
    if (look.s.players[other].tactic > 0) set.insert(other);
  }
  return set;
}

bool usable(const Look& look, SeatId seat, const Occasion*) { return !victims(look, seat).empty(); }

void ask(const Look& look, const Use& a, OptionList& out) {
  if (!asked_before(a, 0)) list_players(victims(look, a.owner), out);
}

Next effect(Play& g, Use& a) {
  spend_token(g, seat_at(a.answers[0], 0), Pool3::Tactic);
  return Next::Done;
}

}  // namespace

const AbilityDef kInsubordination{.id = "insubordination",
                                  .at = when(Timing::ComponentAction),
                                  .usable = usable,
                                  .ask = ask,
                                  .resolve = effect};

}  // namespace orrery::ti4
