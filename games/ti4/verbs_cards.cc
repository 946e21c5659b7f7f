// Verbs of the action deck and of attached laws.
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void reshuffle_action_cards(Play& g) {
  const CardSet cards = g.s.action_discard;
  g.s.action_deck |= cards;
  g.s.action_discard.clear();
  for (CardId c : cards) g.s.card_known[c.index()].clear();
  g.emit(Happening::ActionCardsShuffled, cards.size());
}

void exhaust_law(Play& g, AgendaId agenda) {
  for (LawInPlay& law : g.s.laws) {
    if (law.agenda == agenda) law.exhausted = true;
  }
  g.emit(Happening::LawExhausted, raw(agenda));
}

}  // namespace orrery::ti4
