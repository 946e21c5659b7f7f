// Spy: a random action card out of another player's hand.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/luck.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

SeatSet players_with_cards(const Look& look, SeatId seat) {
  SeatSet set;
  for (SeatId other : others(look, seat)) {
    if (!look.s.players[other].hand.empty()) set.insert(other);
  }
  return set;
}

SeatId victim(const Use& a) { return seat_at(a.answers[0], 0); }

}  // namespace

const AbilityDef kSpy{
    .id = "spy",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat,
                 const Occasion*) { return !players_with_cards(look, seat).empty(); },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_players(players_with_cards(look, a.owner), out);
    },
    // The victim may have played their last card against this one.
    .resolve = [](Play& g, Use& a) -> Next {
      return a.stage > 0 || g.s.players[victim(a)].hand.empty() ? Next::Done : Next::Chance;
    },
    .luck = [](const Look& look, const Use& a) -> ChancePoint {
      return luck(Luck::Steal, pool_of(look.s.players[victim(a)].hand), 1, a.owner);
    },
    .lucky = [](Play& g, Use& a, const Outcome& o) -> void {
      a.stage = 1;
      give_card(g, victim(a), a.owner, drawn_cards(g.r, g.s.players[victim(a)].hand, o).first());
    },
};

}  // namespace orrery::ti4
