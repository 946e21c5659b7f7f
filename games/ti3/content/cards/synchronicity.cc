// Synchronicity: a card of one's choice out of the deck of action cards, which is shuffled.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kSynchronicity{
    .id = "synchronicity",
    .at = when(Timing::StrategyPhase),
    .usable = [](const Look& look, SeatId, const Occasion*) -> bool { return !look.s.action_deck.empty(); },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage > 1 || g.s.action_deck.empty()) return Next::Done;
      if (a.stage == 0) look_through_deck(g, a.owner);
      a.stage = 1;
      return Next::Ask;
    },
    .answers = [](const Look& look, const Use&, OptionList& out) -> void {
      for (std::size_t i = 0; i < look.r.card_kinds.size(); ++i) {
        if (!(look.s.action_deck & look.r.card_kinds[i].cards).empty()) out.add(make(Verb::Card, i));
      }
    },
    .answer = [](Play& g, Use& a, Choice c) -> void {
      a.stage = 2;
      search_card(g, a.owner, (g.s.action_deck & g.r.card_kind(CardKindId(c.operand(0))).cards).first());
    },
    .asks_anyway = true,
    .searches_deck = true,
};

}  // namespace orrery::ti3
