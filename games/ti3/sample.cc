#include "games/take_random.h"
#include "games/ti/deal_hands.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/open_facts.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"
#include "games/ti3/view.h"

namespace orrery::ti3 {
namespace {

Player sampled_player(const PlayerView& v) {
  Player p;
  copy_open_player(v, p);
  p.secret = v.secret;
  p.tiles = v.tiles;
  return p;
}

void deal_hands(const Rules& r, const View& v, State& s, Random& random) {
  CardSet box = r.all_cards;
  s.action_discard = ti::take_counted(r, v.action_discard, box);
  s.on_table = ti::take_counted(r, v.on_table, box);
  for (LyingCard& l : s.lying) box.erase(l.card);
  ti::deal_known_hands(r, v, s, box);
  CardSet unseen = ti::take_counted(r, v.unseen_cards, box);
  const CardSet deck = ti::take_counted(r, v.searched, unseen);
  ti::fill_hands(r, v, s, unseen, random);
  s.action_deck = unseen | deck;
}

void deal_objectives(const Rules& r, const View& v, State& s, Random& random) {
  ObjectiveSet unseen = v.unseen_secrets;
  for (int i = 0; i < r.players; ++i) {
    Player& p = s.players[SeatId(i)];
    if (v.players[SeatId(i)].has_secret && !p.secret.valid() && !unseen.empty())
      p.secret = take_one(unseen, random);
  }
  s.secret_deck = unseen;
  s.stage_one_deck = v.unseen_stage_one;
  s.stage_two_deck = v.unseen_stage_two;
}

void deal_tiles(const Rules& r, const View& v, State& s, Random& random) {
  SystemSet unseen = v.unseen_tiles;
  for (int i = 0; i < r.players; ++i) {
    Player& p = s.players[SeatId(i)];
    while (p.tiles.size() < v.players[SeatId(i)].tile_count && !unseen.empty())
      p.tiles.push_back(take_one(unseen, random));
  }
  s.loose_tiles = unseen;
}

void stack_political_deck(const View& v, State& s, Random& random) {
  PoliticalSet unseen = v.unseen_political;
  const auto known = [&](PoliticalId card) {
    KnownCard k;
    k.card = card.valid() ? card : take_one(unseen, random);
    if (card.valid() && v.viewer.valid()) k.seen.insert(v.viewer);
    return k;
  };
  for (PoliticalId card : v.political_top) s.political_top.push_back(known(card));
  for (PoliticalId card : v.political_bottom) s.political_bottom.push_back(known(card));
  s.political_deck = unseen;
}

// Counters that somebody else has looked at show something that the viewer has not seen.
void lay_counters(const Rules& r, const View& v, State& s, Random& random) {
  CounterSet box = r.all_counters;
  const auto take = [&](CounterKindId kind) {
    const CounterId counter = (box & r.counter_kinds[kind.index()].counters).first();
    box.erase(counter);
    return counter;
  };
  for (std::size_t i = 0; i < r.planets.size(); ++i) {
    CounterId& counter = s.planets[PlanetId(i)].counter;
    if (counter.valid()) counter = take(r.counter_kind_of[counter.index()]);
  }
  CounterSet unseen;
  for (const CounterCount& c : v.unseen_counters) {
    for (int i = 0; i < c.count; ++i) unseen.insert(take(c.kind));
  }
  for (std::size_t i = 0; i < r.planets.size(); ++i) {
    Planet& p = s.planets[PlanetId(i)];
    const bool decided = p.counter_state == CounterState::Known || !p.seen.empty();
    if (decided && !p.counter.valid() && !unseen.empty()) p.counter = take_one(unseen, random);
  }
  s.counter_pool = unseen;
}

// What was told in secret is some card of that hand.
void answer_secretly(const Rules& r, State& s, Random& random) {
  for (Frames& frame : s.flow.frames) {
    auto* use = std::get_if<Use>(&frame);
    if (use == nullptr) continue;
    for (Choice& c : use->answers) {
      if (c != make(Verb::Card, CardKindId{}.value)) continue;
      CardSet hand = s.players[use->owner].hand;
      if (!hand.empty()) c = make(Verb::Card, raw(r.kind_of[take_one(hand, random).index()]));
    }
  }
}

}  // namespace

State sample_state(const Rules& r, const View& v, Random& random) {
  State s;
  copy_open_table(v, s);
  for (int i = 0; i < r.players; ++i) s.players[SeatId(i)] = sampled_player(v.players[SeatId(i)]);
  deal_hands(r, v, s, random);
  deal_objectives(r, v, s, random);
  deal_tiles(r, v, s, random);
  stack_political_deck(v, s, random);
  lay_counters(r, v, s, random);
  answer_secretly(r, s, random);
  for (int i = 0; i < r.players; ++i) recount_presence(s, r, SeatId(i));
  recount_all_traits(s, r);
  return s;
}

}  // namespace orrery::ti3
