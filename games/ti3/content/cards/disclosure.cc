// Disclosure: a look at the action cards of an opponent, one of which is discarded.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/luck.h"

namespace orrery::ti3 {

const AbilityDef kDisclosure{
    .id = "disclosure",
    .at = when(Timing::AnyTime),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_opponents(
          look, a.owner, [&](SeatId seat) { return !look.s.players[seat].hand.empty(); }, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage > 1 || g.s.players[player_answer(a, 0)].hand.empty()) return Next::Done;
      if (a.stage == 0) show_hand(g, player_answer(a, 0), a.owner);
      a.stage = 1;
      return Next::Ask;
    },
    .answers = [](const Look& look, const Use& a, OptionList& out) -> void {
      CardKindId before;
      for (CardId c : look.s.players[player_answer(a, 0)].hand) {
        const CardKindId kind = look.r.kind_of[c.index()];
        if (kind != before) out.add(make(Verb::Card, raw(kind)));
        before = kind;
      }
      out.sort_from(0);
    },
    .answer = [](Play& g, Use& a, Choice c) -> void {
      a.stage = 2;
      discard_card(g, player_answer(a, 0), held_card(g, player_answer(a, 0), CardKindId(c.operand(0))));
    },
    .asks_anyway = true,
};

}  // namespace orrery::ti3
