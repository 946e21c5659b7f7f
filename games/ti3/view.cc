#include "games/ti3/view.h"

#include "games/ti3/content/ability.h"
#include "games/ti3/flow/at_hand.h"
#include "games/ti3/open_facts.h"
#include "games/ti3/query.h"

namespace orrery::ti3 {
namespace {

CardCounts counted_cards(const Rules& r, const CardSet& cards) {
  return ti::counted<CardCounts, CardKindId>(r, cards);
}

// ---- action cards

// A card that its holder has begun to play is no secret any more, although it is still in the hand.
void add_open_cards(const Look& look, SeatId seat, CardSet& known) {
  for (const Frames& frame : look.s.flow.frames) {
    const auto* use = std::get_if<Use>(&frame);
    if (use == nullptr || use->owner != seat || !use->ref.is_card()) continue;
    const CardSet held = look.s.players[seat].hand & look.r.card_kind(card_for(look, use->ref)).cards;
    if (use->step == AbilityStep::Ask && !held.empty() && !known.intersects(held)) known.insert(held.first());
  }
}

CardSet known_cards(const Look& look, SeatId seat, SeatId viewer) {
  const Player& p = look.s.players[seat];
  if (seat == viewer) return p.hand;
  CardSet known;
  for (CardId c : p.hand) {
    if (viewer.valid() && look.s.card_known[c.index()].contains(viewer)) known.insert(c);
  }
  add_open_cards(look, seat, known);
  return known;
}

// Action cards that the viewer cannot place.
CardSet unseen_cards(const Look& look, SeatId viewer) {
  CardSet out = look.s.action_deck;
  for (int i = 0; i < look.r.players; ++i)
    out |= look.s.players[SeatId(i)].hand - known_cards(look, SeatId(i), viewer);
  return out;
}

// Whether the viewer looks through the deck just now.
bool searches_deck(const Look& look, SeatId viewer) {
  for (const Frames& frame : look.s.flow.frames) {
    const auto* use = std::get_if<Use>(&frame);
    if (use == nullptr || use->owner != viewer || use->step != AbilityStep::Resolve || use->stage == 0)
      continue;
    const AbilityDef* def = text_of(look, use->ref);
    if (def != nullptr && def->searches_deck) return true;
  }
  return false;
}

// ---- objectives

// Whether the player is just claiming the secret objective.
bool shows_secret(const Look& look, SeatId seat) {
  for (const Frames& frame : look.s.flow.frames) {
    const auto* claim = std::get_if<Claim>(&frame);
    if (claim != nullptr && claim->seat == seat && claim->objective == look.s.players[seat].secret)
      return true;
  }
  return false;
}

bool knows_secret(const Look& look, SeatId seat, SeatId viewer) {
  return seat == viewer || shows_secret(look, seat);
}

ObjectiveSet unseen_secrets(const Look& look, SeatId viewer) {
  ObjectiveSet out = look.s.secret_deck;
  for (int i = 0; i < look.r.players; ++i) {
    const ObjectiveId secret = look.s.players[SeatId(i)].secret;
    if (secret.valid() && !knows_secret(look, SeatId(i), viewer)) out.insert(secret);
  }
  return out;
}

// ---- tiles

bool knows_tiles(const Look& look, SeatId seat, SeatId viewer) {
  return seat == viewer || look.s.players[seat].tiles_shown;  // TI3-GALAXY-14
}

SystemSet unseen_tiles(const Look& look, SeatId viewer) {
  SystemSet out = look.s.loose_tiles;
  for (int i = 0; i < look.r.players; ++i) {
    if (knows_tiles(look, SeatId(i), viewer)) continue;
    for (SystemId tile : look.s.players[SeatId(i)].tiles) out.insert(tile);
  }
  return out;
}

// ---- domain counters

bool knows_counter(const Planet& p, SeatId viewer) {
  return p.counter_state == CounterState::FaceUp || (viewer.valid() && p.seen.contains(viewer));
}

void hide_counters(const Look& look, View& v) {
  CounterSet unseen = look.s.counter_pool;
  for (std::size_t i = 0; i < look.r.planets.size(); ++i) {
    Planet& p = v.planets[PlanetId(i)];
    if (!p.counter.valid()) continue;
    if (knows_counter(p, v.viewer)) {  // copies are alike
      p.counter = look.r.counter(p.counter).counters.first();
    } else {
      unseen.insert(p.counter);
      p.counter = CounterId{};
    }
  }
  for (std::size_t i = 0; i < look.r.counter_kinds.size(); ++i) {
    const int n = (unseen & look.r.counter_kinds[i].counters).size();
    if (n > 0) v.unseen_counters.push_back({CounterKindId(i), static_cast<std::uint8_t>(n)});
  }
}

// ---- the political deck

template <class List, class Known>
void see_deck(const Known& cards, SeatId viewer, List& shown, PoliticalSet& unseen) {
  for (const KnownCard& k : cards) {
    const bool seen = viewer.valid() && k.seen.contains(viewer);
    shown.push_back(seen ? k.card : PoliticalId{});
    if (!seen) unseen.insert(k.card);
  }
}

// ---- the stack

// Cards of a hand that a text was told of in secret: only who told knows which.
void hide_answers(const Look& look, View& v) {
  for (Frames& frame : v.flow.frames) {
    auto* use = std::get_if<Use>(&frame);
    if (use == nullptr || use->owner == v.viewer) continue;
    const AbilityDef* def = text_of(look, use->ref);
    if (def == nullptr || !def->secret_answers) continue;
    for (Choice& c : use->answers) {
      if (c.verb<Verb>() == Verb::Card) c = make(Verb::Card, CardKindId{}.value);
    }
  }
}

PlayerView view_player(const Look& look, SeatId seat, SeatId viewer) {
  const Player& p = look.s.players[seat];
  PlayerView v;
  copy_open_player(p, v);
  v.hand_size = static_cast<std::uint8_t>(p.hand.size());
  v.hand = counted_cards(look.r, known_cards(look, seat, viewer));
  v.has_secret = p.secret.valid();
  if (knows_secret(look, seat, viewer)) v.secret = p.secret;
  v.tile_count = static_cast<std::uint8_t>(p.tiles.size());
  if (knows_tiles(look, seat, viewer)) v.tiles = p.tiles;
  return v;
}

}  // namespace

View view_of(const Look& look, SeatId viewer) {
  const State& s = look.s;
  View v;
  v.viewer = viewer;
  copy_open_table(s, v);
  hide_counters(look, v);
  hide_answers(look, v);
  for (int i = 0; i < look.r.players; ++i) v.players[SeatId(i)] = view_player(look, SeatId(i), viewer);
  v.unseen_cards = counted_cards(look.r, unseen_cards(look, viewer));
  if (searches_deck(look, viewer)) v.searched = counted_cards(look.r, s.action_deck);
  v.action_discard = counted_cards(look.r, s.action_discard);
  v.on_table = counted_cards(look.r, s.on_table);
  v.action_deck_size = static_cast<std::uint8_t>(s.action_deck.size());
  v.unseen_political = s.political_deck;
  see_deck(s.political_top, viewer, v.political_top, v.unseen_political);
  see_deck(s.political_bottom, viewer, v.political_bottom, v.unseen_political);
  v.unseen_stage_one = s.stage_one_deck;
  v.unseen_stage_two = s.stage_two_deck;
  v.unseen_secrets = unseen_secrets(look, viewer);
  v.unseen_tiles = unseen_tiles(look, viewer);
  return v;
}

}  // namespace orrery::ti3
