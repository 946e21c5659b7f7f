// Card Brokers: in the status phase, after the new cards have come, action cards are exchanged one for one
// with whoever agrees.
#include "games/ti3/content/powers/powers.h"
#include "games/ti3/flow/status_phase_steps.h"
#include "games/ti3/luck.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

enum BrokerStage : std::uint8_t { Partner, Mine, Theirs };

bool has_cards(const Look& look, SeatId seat) { return !look.s.players[seat].hand.empty(); }

bool anybody_to_ask(const Look& look, SeatId seat) {
  for (SeatId other : clockwise_after(look, seat)) {
    if (has_cards(look, other)) return true;
  }
  return false;
}

void list_hand(const Look& look, SeatId seat, OptionList& out) {
  CardKindId last;
  for (CardId c : look.s.players[seat].hand) {
    const CardKindId kind = look.r.kind_of[c.index()];
    if (kind != last) out.add(make(Verb::Card, raw(kind)));
    last = kind;
  }
}

// The first answer names the partner, the second the card that is offered.
SeatId partner(const Use& a) { return seat_at(a.answers[0], 0); }

}  // namespace

const AbilityDef kHacanCardExchange{
    .id = "hacan_card_exchange",
    .at = when(Timing::StatusPhase),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w != nullptr && w->subject == static_cast<std::uint8_t>(StatusStep::Redistribute) &&
             has_cards(look, seat) && anybody_to_ask(look, seat);
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (SeatId other : clockwise_after(look, a.owner)) {
        if (has_cards(look, other)) out.add(make(Verb::Exchange, raw(other)));
      }
    },
    .resolve = [](Play&, Use& a) -> Next {
      if (a.stage == Partner) a.stage = Mine;
      return a.stage > Theirs ? Next::Done : Next::Ask;
    },
    .answers = [](const Look& look, const Use& a, OptionList& out) -> void {
      list_hand(look, a.stage == Mine ? a.owner : partner(a), out);
      if (a.stage == Theirs) out.add(make(Verb::Decline));
    },
    .answer = [](Play& g, Use& a, Choice c) -> void {
      ++a.stage;
      if (a.stage == Theirs) {
        a.answers.push_back(c);
        return;
      }
      if (c.verb<Verb>() == Verb::Decline) return;
      const CardId mine = held_card(g, a.owner, CardKindId(a.answers[1].operand(0)));
      const CardId theirs = held_card(g, partner(a), CardKindId(c.operand(0)));
      give_card(g, a.owner, partner(a), mine);
      give_card(g, partner(a), a.owner, theirs);
    },
    .answerer = [](const Look&, const Use& a) -> SeatId { return a.stage == Theirs ? partner(a) : a.owner; },
    .asks_anyway = true,
    .secret_answers = true,
};

}  // namespace orrery::ti3
