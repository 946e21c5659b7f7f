#include "games/ti4/content/hand.h"

#include "games/ti4/luck.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

enum HandStage : std::uint8_t { kHandLook, kHandTake, kHandTaken };

}  // namespace

Next take_from_hand(Play& g, Use& a, SeatId victim) {
  const CardSet hand = g.s.players[victim].hand;
  switch (a.stage) {
    case kHandLook:
      show_hand(g, victim, a.owner);
      a.stage = kHandTake;
      return Next::Again;
    case kHandTake:
      if (hand.size() > 1) return Next::Ask;
      if (!hand.empty()) give_card(g, victim, a.owner, hand.first());
      return Next::Done;
    default:
      return Next::Done;
  }
}

void list_hand(const Look& look, SeatId victim, OptionList& out) {
  for (CardId c : look.s.players[victim].hand) {
    const Choice want = make(Verb::WantCard, raw(look.r.kind_of[c.index()]));
    if (!out.contains(want)) out.add(want);
  }
  out.sort_from(0);
}

void take_card(Play& g, Use& a, SeatId victim, Choice c) {
  a.stage = kHandTaken;
  give_card(g, victim, a.owner, held_card(g, victim, CardKindId(c.operand(0))));
}

}  // namespace orrery::ti4
