// Determine Policy: a political card of the deck, of the discards or a law in play is voted on in place of
// the one that would be drawn.
#include <algorithm>

#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {
namespace {

bool in_deck(const Look& look, PoliticalId card) {
  const auto known = [&](const KnownCard& k) { return k.card == card; };
  return look.s.political_deck.contains(card) ||
         std::any_of(look.s.political_top.begin(), look.s.political_top.end(), known) ||
         std::any_of(look.s.political_bottom.begin(), look.s.political_bottom.end(), known);
}

}  // namespace

const AbilityDef kDeterminePolicy{
    .id = "determine_policy",
    .at = when(Timing::BeforePoliticalCardDrawn),
    .usable = [](const Look& look, SeatId, const Occasion*) -> bool {
      return !look.s.council.card.valid() && !look.s.council.dissolved;
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (std::size_t i = 0; i < look.r.political.size(); ++i) {
        const PoliticalId card(i);
        const bool somewhere = in_deck(look, card) || look.s.political_discard.contains(card);
        if (somewhere) out.add(make(Verb::Political, i));
      }
      for (const LawInPlay& law : look.s.laws) out.add(make(Verb::Law, raw(law.card)));
      out.sort_from(0);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const PoliticalId card(a.answers[0].operand(0));
      if (law_in_play(g, card) != nullptr) {
        lay_on_table(g, card);
        return Next::Done;
      }
      const bool searched = in_deck(g, card);
      draw_political(g, card);
      if (searched) shuffle_politicals(g);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
