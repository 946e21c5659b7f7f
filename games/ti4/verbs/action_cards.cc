// Action cards.
#include "engine/flow/change.h"
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/knowledge.h"

namespace orrery::ti4 {
namespace {

// Out of the hand, where everybody sees it.
void show_from_hand(Play& g, SeatId seat, CardId card) {
  state_of(g).players[seat].hand.erase(card);
  forget_a_copy(g, seat, card, everyone());
  state_of(g).card_known[card.index()] = everyone();
}

}  // namespace

void draw_card(Play& g, SeatId seat, CardId card) {
  state_of(g).action_deck.erase(card);
  state_of(g).players[seat].hand.insert(card);
  state_of(g).card_known[card.index()] = SeatSet{seat};
  g.emit(Happening::CardDrawn, raw(seat), raw(g.r.kind_of[card.index()]));
  alert(g, Alert::Hands);
}

void reshuffle_action_cards(Play& g) {
  const CardSet cards = state_of(g).action_discard;
  state_of(g).action_deck |= cards;
  state_of(g).action_discard.clear();
  for (CardId c : cards) state_of(g).card_known[c.index()].clear();
  g.emit(Happening::ActionCardsShuffled, cards.size());
}

void play_card(Play& g, SeatId seat, CardId card) {
  show_from_hand(g, seat, card);
  state_of(g).on_table.insert(card);
  g.emit(Happening::CardPlayed, raw(seat), raw(g.r.kind_of[card.index()]));
}

void discard_played(Play& g, SeatId seat, CardId card) {
  static_cast<void>(seat);
  state_of(g).on_table.erase(card);
  state_of(g).action_discard.insert(card);
}

void discard_card(Play& g, SeatId seat, CardId card) {
  show_from_hand(g, seat, card);
  state_of(g).action_discard.insert(card);
  g.emit(Happening::CardDiscarded, raw(seat), raw(g.r.kind_of[card.index()]));
}

void give_card(Play& g, SeatId from, SeatId to, CardId card) {
  state_of(g).players[from].hand.erase(card);
  const SeatSet parties{from, to};
  forget_a_copy(g, from, card, SeatSet{to});
  blur(state_of(g).players[from].hand, state_of(g).card_known, parties);
  state_of(g).players[to].hand.insert(card);
  state_of(g).card_known[card.index()] = parties;
  g.emit(Happening::CardGiven, raw(from), raw(to));
  g.emit(Happening::CardPassed, raw(from), raw(to), raw(g.r.kind_of[card.index()]));
  alert(g, Alert::Hands);
}

void show_hand(Play& g, SeatId owner, SeatId to) {
  g.emit(Happening::HandSeen, raw(to), raw(owner));
  for (CardId card : g.s.players[owner].hand) {
    state_of(g).card_known[card.index()].insert(to);
    g.emit(Happening::CardSeen, raw(to), raw(owner), raw(g.r.kind_of[card.index()]));
  }
}

}  // namespace orrery::ti4
