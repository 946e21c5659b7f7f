// Action cards: decks, hands, and who knows what.
#include "engine/flow/change.h"
#include "games/ti/known_cards.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

SeatSet everyone() { return SeatSet::first_n(kSeats); }

// Out of the hand, where everybody sees it.
void show_from_hand(Play& g, SeatId seat, CardId card) {
  State& s = state_of(g);
  s.players[seat].hand.erase(card);
  ti::forget_a_copy(s, g.r, seat, card, everyone());
  s.card_known[card.index()] = SeatSet{};
}

void into_hand(Play& g, SeatId seat, CardId card) {
  State& s = state_of(g);
  s.players[seat].hand.insert(card);
  s.card_known[card.index()] = SeatSet{seat};
  alert(g, Alert::Hands);
}

}  // namespace

void draw_card(Play& g, SeatId seat, CardId card) {
  state_of(g).action_deck.erase(card);
  into_hand(g, seat, card);
  g.emit(Happening::CardDrawn, raw(seat), raw(g.r.kind_of[card.index()]));
}

void reshuffle_action_cards(Play& g) {
  State& s = state_of(g);
  const int n = s.action_discard.size();
  s.action_deck |= s.action_discard;
  s.action_discard.clear();
  g.emit(Happening::ActionCardsShuffled, n);
}

void play_card(Play& g, SeatId seat, CardId card) {
  show_from_hand(g, seat, card);
  state_of(g).on_table.insert(card);
  g.emit(Happening::CardPlayed, raw(seat), raw(g.r.kind_of[card.index()]));
}

void discard_played(Play& g, SeatId, CardId card) {
  State& s = state_of(g);
  s.on_table.erase(card);
  s.action_discard.insert(card);
}

void take_back_played(Play& g, SeatId seat, CardId card) {
  State& s = state_of(g);
  s.on_table.erase(card);
  into_hand(g, seat, card);
  s.card_known[card.index()] = everyone();
  g.emit(Happening::CardTaken, raw(seat), raw(g.r.kind_of[card.index()]));
}

void lay_on_planet(Play& g, CardId card, PlanetId planet) {
  State& s = state_of(g);
  s.on_table.erase(card);
  s.lying.push_back({card, planet});
}

void clear_planet(Play& g, PlanetId planet) {
  State& s = state_of(g);
  for (std::size_t i = s.lying.size(); i-- > 0;) {
    if (s.lying[i].planet != planet) continue;
    const CardId card = s.lying[i].card;
    s.lying.erase_at(i);
    s.action_discard.insert(card);
    const SeatId owner = s.planets[planet].controller;
    g.emit(Happening::CardDiscarded, raw(owner), raw(g.r.kind_of[card.index()]));
    let_go(g, Hold::DoubleMecatol, owner);
  }
}

// Only the last ones are remembered: there is never a second card of a name for so long.
void note_played_on(Play& g, SeatId seat, CardKindId kind, Choice target) {
  auto& list = state_of(g).played_on;
  const PlayedOn played{seat, kind, target};
  if (list.contains(played)) return;
  if (list.full()) list.erase_at(0);
  list.push_back(played);
}

void discard_card(Play& g, SeatId seat, CardId card) {
  show_from_hand(g, seat, card);
  state_of(g).action_discard.insert(card);
  g.emit(Happening::CardDiscarded, raw(seat), raw(g.r.kind_of[card.index()]));
}

void give_card(Play& g, SeatId from, SeatId to, CardId card) {
  State& s = state_of(g);
  const SeatSet parties{from, to};
  s.players[from].hand.erase(card);
  ti::forget_a_copy(s, g.r, from, card, SeatSet{to});
  ti::blur(s.players[from].hand, s.card_known, parties);
  s.players[to].hand.insert(card);
  s.card_known[card.index()] = parties;
  g.emit(Happening::CardGiven, raw(from), raw(to));
  g.emit(Happening::CardPassed, raw(from), raw(to), raw(g.r.kind_of[card.index()]));
  alert(g, Alert::Hands);
}

void show_hand(Play& g, SeatId owner, SeatId to) {
  State& s = state_of(g);
  g.emit(Happening::HandSeen, raw(to), raw(owner));
  for (CardId card : s.players[owner].hand) {
    s.card_known[card.index()].insert(to);
    g.emit(Happening::CardSeen, raw(to), raw(owner), raw(g.r.kind_of[card.index()]));
  }
}

void lay_card_open(Play& g, CardId card) {
  State& s = state_of(g);
  s.action_deck.erase(card);
  s.on_table.insert(card);
  g.emit(Happening::CardLaidOpen, raw(g.r.kind_of[card.index()]));
}

void look_through_deck(Play& g, SeatId seat) {
  for (std::size_t i = 0; i < g.r.card_kinds.size(); ++i) {
    const int n = (g.s.action_deck & g.r.card_kinds[i].cards).size();
    if (n > 0) g.emit(Happening::CardInDeck, raw(seat), i, n);
  }
}

void search_card(Play& g, SeatId seat, CardId card) {
  g.emit(Happening::CardsDrawn, raw(seat), 1);
  draw_card(g, seat, card);
}

}  // namespace orrery::ti3
