// Action cards.
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/knowledge.h"

namespace orrery::ti4 {

void draw_card(Play& g, SeatId seat, CardId card) {
  g.s.action_deck.erase(card);
  g.s.players[seat].hand.insert(card);
  g.s.card_known[card.index()] = SeatSet{seat};
  g.emit(Happening::CardDrawn, raw(seat), raw(g.r.kind_of[card.index()]));
  alert(g, Alert::Hands);
}

void reshuffle_action_cards(Play& g) {
  const CardSet cards = g.s.action_discard;
  g.s.action_deck |= cards;
  g.s.action_discard.clear();
  for (CardId c : cards) g.s.card_known[c.index()].clear();
  g.emit(Happening::ActionCardsShuffled, cards.size());
}

void play_card(Play& g, SeatId seat, CardId card) {
  g.s.players[seat].hand.erase(card);
  forget_a_copy(g, seat, card, everyone());
  g.s.on_table.insert(card);
  g.s.card_known[card.index()] = everyone();
  g.emit(Happening::CardPlayed, raw(seat), raw(g.r.kind_of[card.index()]));
}

void discard_played(Play& g, SeatId seat, CardId card) {
  static_cast<void>(seat);
  g.s.on_table.erase(card);
  g.s.action_discard.insert(card);
}

void discard_card(Play& g, SeatId seat, CardId card) {
  g.s.players[seat].hand.erase(card);
  forget_a_copy(g, seat, card, everyone());
  g.s.action_discard.insert(card);
  g.s.card_known[card.index()] = everyone();
  g.emit(Happening::CardDiscarded, raw(seat), raw(g.r.kind_of[card.index()]));
}

void give_card(Play& g, SeatId from, SeatId to, CardId card) {
  g.s.players[from].hand.erase(card);
  const SeatSet parties{from, to};
  forget_a_copy(g, from, card, SeatSet{to});
  blur(g.s.players[from].hand, g.s.card_known, parties);
  g.s.players[to].hand.insert(card);
  g.s.card_known[card.index()] = parties;
  g.emit(Happening::CardGiven, raw(from), raw(to));
  g.emit(Happening::CardPassed, raw(from), raw(to), raw(g.r.kind_of[card.index()]));
  alert(g, Alert::Hands);
}

}  // namespace orrery::ti4
