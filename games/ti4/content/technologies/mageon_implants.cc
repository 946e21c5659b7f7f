// Mageon Implants: an action; exhausted, it shows its owner the action cards of another player, one of which
// they take.
#include "games/ti4/content/hand.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"

namespace orrery::ti4 {
namespace {

SeatSet players_with_hands(const Look& look, SeatId seat) {
  SeatSet set;
  for (SeatId other : others(look, seat)) {
    if (!look.s.players[other].hand.empty()) set.insert(other);
  }
  return set;
}

SeatId scanned(const Use& a) { return seat_at(a.answers[0], 0); }

}  // namespace

const AbilityDef kMageonImplants{
    .id = "mageon_implants",
    .at = when(Timing::ComponentAction),
    .exhausts = true,
    .usable = [](const Look& look, SeatId seat,
                 const Occasion*) { return !players_with_hands(look, seat).empty(); },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_players(players_with_hands(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next { return take_from_hand(g, a, scanned(a)); },
    .answers = [](const Look& look, const Use& a, OptionList& out) { list_hand(look, scanned(a), out); },
    .answer = [](Play& g, Use& a, Choice c) { take_card(g, a, scanned(a), c); },
    .asks_anyway = true,
};

}  // namespace orrery::ti4
