// Bribery: after the speaker voted, or would have (FAQ-41), one more vote for each trade good spent, for the
// outcome one voted for (ERR-4).
#include <algorithm>

#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/agenda_phase.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kMostGoods = 255;  // one operand of a choice

}  // namespace

const AbilityDef kBribery{
    .id = "bribery",
    .at = when(Timing::SpeakerVoted),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.agenda.ballots[seat].votes > 0 && look.s.players[seat].trade_goods > 0 &&
             may_vote(look, seat);  // 35.16
    },
    .resolve = [](Play& g, Use& a) -> Next {
      return a.stage > 0 || g.s.players[a.owner].trade_goods == 0 ? Next::Done : Next::Ask;
    },
    .answers = [](const Look& look, const Use& a, OptionList& out) -> void {
      const int goods = std::min<int>(look.s.players[a.owner].trade_goods, kMostGoods);
      for (int n = 1; n <= goods; ++n) out.add(make(Verb::Spend, n));
    },
    .answer = [](Play& g, Use& a, Choice c) -> void {
      a.stage = 1;
      spend_goods(g, a.owner, c.operand(0));
      add_votes(g, a.owner, c.operand(0));
    },
};

}  // namespace orrery::ti4
