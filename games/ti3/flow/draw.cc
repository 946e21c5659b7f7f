#include "games/ti3/flow/draw.h"

#include <algorithm>

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/luck.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

// A full hand draws and discards one card at a time (TI3-ACARD-4).
int at_once(const Look& look, const DrawCards& f) {
  const int room = hand_limit(look, f.seat) - look.s.players[f.seat].hand.size();
  return std::min(std::clamp(room, 1, static_cast<int>(f.count)), look.s.action_deck.size());
}

void take(Play& g, DrawCards& f, CardSet cards) {
  g.emit(Happening::CardsDrawn, raw(f.seat), cards.size());
  for (CardId c : cards) draw_card(g, f.seat, c);
  f.count = static_cast<std::uint8_t>(f.count - cards.size());
}

}  // namespace

Next advance(Play& g, DrawCards& f) {
  if (f.count == 0) return Next::Done;
  if (g.s.action_deck.empty()) {
    if (g.s.action_discard.empty()) return Next::Done;
    reshuffle_action_cards(g);  // TI3-Q-28
    return Next::Again;
  }
  return Next::Chance;  // for the last cards too: which they are is not known to all
}

ChancePoint chance(const Look& look, const DrawCards& f) {
  return luck(Luck::Draw, pool_of(look.s.action_deck), static_cast<std::size_t>(at_once(look, f)), f.seat);
}

void outcome(Play& g, DrawCards& f, const Outcome& o) { take(g, f, drawn_cards(g.r, g.s.action_deck, o)); }

// ---- discarding

Next advance(Play& g, DiscardCards& f) {
  if (g.s.players[f.seat].hand.size() <= f.keep) return Next::Done;
  if (f.keep > 0) return Next::Ask;
  const CardSet hand = g.s.players[f.seat].hand;
  for (CardId c : hand) discard_card(g, f.seat, c);
  return Next::Done;
}

Asked asked(const Look&, const DiscardCards& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::Discard), f.cause};
}

void options(const Look& look, const DiscardCards& f, OptionList& out) {
  CardKindId last;
  for (CardId c : look.s.players[f.seat].hand) {
    const CardKindId kind = look.r.kind_of[c.index()];
    if (kind != last) out.add(make(Verb::Discard, raw(kind)));
    last = kind;
  }
  out.sort_from(0);
}

Refusal check(const Look& look, const DiscardCards& f, Choice c) { return listed(look, f, c, "TI3-ACARD-3"); }

void choose(Play& g, DiscardCards& f, Choice c) {
  discard_card(g, f.seat, held_card(g, f.seat, CardKindId(c.operand(0))));
}

// ---- cards that are laid open

namespace {

int ready_influence(const Look& look, SeatId seat) {
  int n = 0;
  for (PlanetId p : planets_of(look, seat) - look.s.exhausted) n += influence(look, p);
  return n;
}

// Of several with the same influence the first in the order of play.
SeatId next_to_choose(const Look& look, const OpenDraw& f) {
  SeatId best;
  for (SeatId seat : window_order(look)) {
    if (f.done.contains(seat)) continue;
    if (!best.valid() || ready_influence(look, seat) > ready_influence(look, best)) best = seat;
  }
  return best;
}

void lay_open(Play& g, OpenDraw& f, CardSet cards) {
  for (CardId c : cards) lay_card_open(g, c);
  f.left = static_cast<std::uint8_t>(f.left - cards.size());
}

// The law that makes it so.
std::uint16_t law_behind(const Look& look) {
  for (const LawInPlay& law : look.s.laws) {
    if (look.r.political_card(law.card).traits.contains(Trait::LawOpenStatusCards))
      return cause_of({Source::Law, law.card.value});
  }
  return Asked::kNoCause;
}

}  // namespace

int status_cards(const Look& look, SeatId seat) {
  constexpr int kCards = 1;
  return kCards + count_trait(look, seat, Trait::ExtraStatusCard);
}

Next advance(Play& g, OpenDraw& f) {
  if (f.left > 0) {
    // Also where nature has no choice: nobody can know which cards are left in the deck, and now all see
    // them.
    if (!g.s.action_deck.empty()) return Next::Chance;
    if (!g.s.action_discard.empty()) {
      reshuffle_action_cards(g);
    } else {
      f.left = 0;
    }
    return Next::Again;
  }
  if (g.s.on_table.empty()) return Next::Done;
  if (f.owed > 0) return ask(g, f);
  f.seat = next_to_choose(g, f);
  if (!f.seat.valid()) return Next::Done;
  f.done.insert(f.seat);
  f.owed = static_cast<std::uint8_t>(status_cards(g, f.seat));
  return Next::Again;
}

ChancePoint chance(const Look& look, const OpenDraw& f) {
  const auto most = static_cast<std::size_t>(look.s.action_deck.size());
  return luck(Luck::Draw, pool_of(look.s.action_deck), std::min<std::size_t>(f.left, most));
}

void outcome(Play& g, OpenDraw& f, const Outcome& o) { lay_open(g, f, drawn_cards(g.r, g.s.action_deck, o)); }

Asked asked(const Look& look, const OpenDraw& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::Ability), law_behind(look)};
}

void options(const Look& look, const OpenDraw&, OptionList& out) {
  CardKindId last;
  for (CardId c : look.s.on_table) {
    const CardKindId kind = look.r.kind_of[c.index()];
    if (kind != last) out.add(make(Verb::Card, raw(kind)));
    last = kind;
  }
}

Refusal check(const Look& look, const OpenDraw& f, Choice c) { return listed(look, f, c, "TI3-POLITICS-8"); }

void choose(Play& g, OpenDraw& f, Choice c) {
  --f.owed;
  take_back_played(g, f.seat, (g.s.on_table & g.r.card_kind(CardKindId(c.operand(0))).cards).first());
}

}  // namespace orrery::ti3
