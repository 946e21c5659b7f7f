// Successful Spy: two random action cards of an opponent.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/luck.h"

namespace orrery::ti3 {
namespace {

constexpr int kStolen = 2;

}  // namespace

const AbilityDef kSuccessfulSpy{
    .id = "successful_spy",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_opponents(
          look, a.owner, [&](SeatId seat) { return !look.s.players[seat].hand.empty(); }, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage > 0) return Next::Done;
      const CardSet hand = g.s.players[player_answer(a, 0)].hand;
      if (hand.size() > kStolen) return Next::Chance;
      for (CardId c : hand) give_card(g, player_answer(a, 0), a.owner, c);
      return Next::Done;
    },
    .luck = [](const Look& look, const Use& a) -> ChancePoint {
      const SeatId victim = player_answer(a, 0);
      return luck(Luck::Steal, pool_of(look.s.players[victim].hand), kStolen, victim);
    },
    .lucky = [](Play& g, Use& a, const Outcome& o) -> void {
      a.stage = 1;
      const SeatId victim = player_answer(a, 0);
      const CardSet stolen = drawn_cards(g.r, g.s.players[victim].hand, o);
      for (CardId c : stolen) give_card(g, victim, a.owner, c);
    },
};

}  // namespace orrery::ti3
