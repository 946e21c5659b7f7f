#include "games/ti4/flow/draw.h"

#include <algorithm>

#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/draw_steps.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/luck.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(DrawSecretsStep)

namespace {

void take_cards(Play& g, DrawCards& f, CardSet cards) {
  for (CardId c : cards) draw_card(g, f.seat, c);
  f.count = static_cast<std::uint8_t>(f.count - cards.size());
  f.drawn = static_cast<std::uint8_t>(f.drawn + cards.size());
}

// A card that a text adds to a draw is part of that draw, not a draw of its own (16.16).
bool adds_to_draw(const Look& look) {
  const auto& frames = look.s.flow.frames;
  if (frames.size() < 2) return false;
  const Use* text = std::get_if<Use>(&frames[frames.size() - 2]);
  const Occasion* w = text != nullptr ? occasion_of(look, *text) : nullptr;
  return w != nullptr && is_at(*w, Timing::CardsDrawn);
}

Next finish_draw(Play& g, const DrawCards& f) {
  if (f.drawn == 0) return Next::Done;
  g.emit(Happening::CardsDrawn, raw(f.seat), f.drawn);
  if (!adds_to_draw(g)) trigger(g, Timing::CardsDrawn, raw(f.seat), f.drawn);
  return Next::Done;
}

int to_discard(const Look& look, const HandLimit& f) {
  const int hand = look.s.players[f.seat].hand.size();
  return f.by_effect ? std::min<int>(f.count, hand) : std::max(0, hand - hand_limit(look, f.seat));
}

void discard_one(Play& g, HandLimit& f, CardId card) {
  discard_card(g, f.seat, card);
  if (f.count > 0) --f.count;
}

void take_secrets(Play& g, DrawSecrets& f, ObjectiveSet secrets) {
  for (ObjectiveId o : secrets) draw_secret(g, f.seat, o);
  g.emit(Happening::SecretsDrawn, raw(f.seat), secrets.size());
  f.step = DrawSecretsStep::Limit;
}

}  // namespace

// ---- action cards

Next advance(Play& g, DrawCards& f) {
  if (f.count == 0) return finish_draw(g, f);
  const CardSet deck = g.s.action_deck;
  if (deck.size() > f.count) return Next::Chance;
  if (!deck.empty()) {  // nature has no choice
    take_cards(g, f, deck);
    return Next::Again;
  }
  if (g.s.action_discard.empty()) return finish_draw(g, f);  // every card is in a hand
  reshuffle_action_cards(g);
  return Next::Again;
}

ChancePoint chance(const Look& look, const DrawCards& f) {
  return luck(Luck::Draw, pool_of(look.s.action_deck), f.count, f.seat);
}

void outcome(Play& g, DrawCards& f, const Outcome& o) {
  take_cards(g, f, drawn_cards(g.r, g.s.action_deck, o));
}

// ---- hand limit

Next advance(Play& g, HandLimit& f) {
  if (f.count > 0) f.by_effect = true;
  const int due = to_discard(g, f);
  if (due == 0) return Next::Done;
  const CardSet hand = g.s.players[f.seat].hand;
  if (due < hand.size()) return Next::Ask;  // also with one kind in hand: not asking would tell so
  for (CardId c : hand) discard_one(g, f, c);
  return Next::Done;
}

Asked asked(const Look&, const HandLimit& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Discard)}; }

void options(const Look& look, const HandLimit& f, OptionList& out) {
  CardKindId last;
  for (CardId c : look.s.players[f.seat].hand) {
    const CardKindId kind = look.r.kind_of[c.index()];
    if (kind != last) out.add(make(Verb::Discard, raw(kind)));
    last = kind;
  }
  out.sort_from(0);
}

Refusal check(const Look& look, const HandLimit& f, Choice c) {
  const CardKindId kind(c.operand(0));
  if (c != make(Verb::Discard, raw(kind))) return refuse("TI4-18.4");
  return held_card(look, f.seat, kind).valid() ? kAllowed : refuse("TI4-18.4");
}

void choose(Play& g, HandLimit& f, Choice c) {
  discard_one(g, f, held_card(g, f.seat, CardKindId(c.operand(0))));
}

// ---- secret objectives

int secrets_counted(const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  return (p.secrets | ((p.scored & look.r.secrets) - look.s.leaked)).size();
}

bool can_draw_secret(const Look& look) { return !look.s.secret_deck.empty(); }

Next advance(Play& g, DrawSecrets& f) {
  switch (f.step) {
    case DrawSecretsStep::Draw: {
      const ObjectiveSet deck = g.s.secret_deck;
      if (f.count == 0 || deck.empty()) return Next::Done;
      f.count = static_cast<std::uint8_t>(std::min<int>(f.count, deck.size()));
      if (deck.size() > f.count) return Next::Chance;
      take_secrets(g, f, deck);
      return Next::Again;
    }
    case DrawSecretsStep::Limit:
      if (secrets_counted(g, f.seat) > kMostSecrets && !g.s.players[f.seat].secrets.empty()) return ask(g, f);
      break;
    case DrawSecretsStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const DrawSecrets& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::ReturnSecret)};
}

void options(const Look& look, const DrawSecrets& f, OptionList& out) {
  for (ObjectiveId o : look.s.players[f.seat].secrets) out.add(make(Verb::Return, raw(o)));
}

Refusal check(const Look& look, const DrawSecrets& f, Choice c) {
  const ObjectiveId o(c.operand(0));
  if (c != make(Verb::Return, raw(o)) || !look.s.players[f.seat].secrets.contains(o))
    return refuse("TI4-20.21a");
  return kAllowed;
}

void choose(Play& g, DrawSecrets& f, Choice c) {
  return_secret(g, f.seat, ObjectiveId(c.operand(0)));
  g.emit(Happening::SecretsReturned, raw(f.seat), 1);
}

ChancePoint chance(const Look& look, const DrawSecrets& f) {
  return luck(Luck::Secrets, pool_of(look.s.secret_deck), f.count, f.seat);
}

void outcome(Play& g, DrawSecrets& f, const Outcome& o) {
  ObjectiveSet secrets;
  for (std::uint8_t item : o.items) secrets.insert(ObjectiveId(item));
  take_secrets(g, f, secrets);
}

}  // namespace orrery::ti4
