// The political deck (known cards on top, then the pool, then known cards at the bottom), laws, votes.
#include "engine/flow/change.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"

namespace orrery::ti3 {
namespace {

template <class List>
void erase_card(List& list, PoliticalId card) {
  for (std::size_t i = list.size(); i-- > 0;) {
    if (list[i].card == card) list.erase_at(i);
  }
}

void off_deck(State& s, PoliticalId card) {
  s.political_deck.erase(card);
  erase_card(s.political_top, card);
  erase_card(s.political_bottom, card);
}

}  // namespace

void draw_political(Play& g, PoliticalId card) {
  State& s = state_of(g);
  off_deck(s, card);
  s.political_discard.erase(card);
  s.council.card = card;
  g.emit(Happening::PoliticalDrawn, raw(card));
}

void reshuffle_political(Play& g) {
  State& s = state_of(g);
  g.emit(Happening::PoliticalsShuffled, s.political_discard.size());
  s.political_deck |= s.political_discard;
  s.political_discard.clear();
}

void discard_political(Play& g, PoliticalId card) {
  State& s = state_of(g);
  s.political_discard.insert(card);
  if (s.council.card == card) s.council.card = PoliticalId{};
  g.emit(Happening::PoliticalDiscarded, raw(card));
}

// A law that was to be voted on again stays in play.
void skip_political(Play& g) {
  const PoliticalId card = g.s.council.card;
  g.emit(Happening::PoliticalSkipped, raw(card));
  if (law_in_play(g, card) != nullptr) {
    state_of(g).council.card = PoliticalId{};
    return;
  }
  discard_political(g, card);
}

int politicals_in_deck(const Look& look) {
  return look.s.political_deck.size() + static_cast<int>(look.s.political_top.size()) +
         static_cast<int>(look.s.political_bottom.size());
}

void fix_political(Play& g, PoliticalId card) {
  State& s = state_of(g);
  s.political_deck.erase(card);
  s.political_top.push_back({card, SeatSet{}});
}

void raise_bottom_political(Play& g) {
  State& s = state_of(g);
  s.political_top.push_back(s.political_bottom[0]);
  s.political_bottom.erase_at(0);
}

void see_politicals(Play& g, SeatId seat, int count) {
  State& s = state_of(g);
  g.emit(Happening::PoliticalsSeen, raw(seat), count);
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
    s.political_top[i].seen.insert(seat);
    g.emit(Happening::PoliticalSeen, raw(seat), raw(s.political_top[i].card));
  }
}

// In which order the others lie at the bottom nobody else knows; the player does not care.
void put_political_on_top(Play& g, SeatId seat, PoliticalId card, int of) {
  State& s = state_of(g);
  FixedVec<KnownCard, 8> rest;
  KnownCard kept;
  for (std::size_t i = 0; i < s.political_top.size(); ++i) {
    const KnownCard known = s.political_top[i];
    if (i >= static_cast<std::size_t>(of)) {
      rest.push_back(known);
    } else if (known.card == card) {
      kept = known;
    } else {
      s.political_bottom.push_back({known.card, SeatSet{seat}});
    }
  }
  s.political_top.clear();
  kept.seen = SeatSet{seat};
  s.political_top.push_back(kept);
  for (const KnownCard& k : rest) s.political_top.push_back(k);
  g.emit(Happening::PoliticalReturned, raw(seat), 1, of - 1);
}

void enact_law(Play& g, const LawInPlay& law) {
  State& s = state_of(g);
  for (std::size_t i = s.laws.size(); i-- > 0;) {
    if (s.laws[i].card == law.card) s.laws.erase_at(i);
  }
  // It may have been bought off while it was voted on once more.
  off_deck(s, law.card);
  s.political_discard.erase(law.card);
  s.laws.push_back(law);
  if (s.council.card == law.card) s.council.card = PoliticalId{};
  g.emit(Happening::LawEnacted, raw(law.card));
  if (law.owner.valid()) g.emit(Happening::LawOwner, raw(law.owner), raw(law.card));
  recount_all_traits(s, g.r);
  alert(g, Alert::Fleets);
  alert(g, Alert::Hands);
  alert(g, Alert::Planets);
}

void discard_law(Play& g, PoliticalId card) {
  State& s = state_of(g);
  for (std::size_t i = s.laws.size(); i-- > 0;) {
    if (s.laws[i].card == card) s.laws.erase_at(i);
  }
  s.political_discard.insert(card);
  g.emit(Happening::LawDiscarded, raw(card));
  recount_all_traits(s, g.r);
  alert(g, Alert::Fleets);
}

void begin_council(Play& g, SeatId active) {
  CouncilMemory fresh;
  fresh.active = active;
  fresh.more = g.s.council.more;
  state_of(g).council = fresh;
}

void mark_ballot(Play& g, SeatId seat, const Ballot& ballot) { state_of(g).council.ballots[seat] = ballot; }

void set_outcome(Play& g, std::uint8_t outcome, std::uint8_t second) {
  state_of(g).council.outcome = outcome;
  state_of(g).council.second = second;
}

void add_votes(Play& g, SeatId seat, int votes) {
  std::uint8_t& n = state_of(g).council.extra[seat];
  n = byte(n + votes);
}

// The vote of a player does not count; he abstains.
void void_ballot(Play& g, SeatId seat) {
  state_of(g).council.ballots[seat] = Ballot{};
  g.emit(Happening::Abstained, raw(seat));
}

void dissolve_council(Play& g) { state_of(g).council.dissolved = true; }

void shuffle_politicals(Play& g) {
  State& s = state_of(g);
  for (const KnownCard& k : s.political_top) s.political_deck.insert(k.card);
  for (const KnownCard& k : s.political_bottom) s.political_deck.insert(k.card);
  s.political_top.clear();
  s.political_bottom.clear();
  g.emit(Happening::PoliticalsShuffled, s.political_deck.size());
}

void hear_alone(Play& g, SeatId seat) { state_of(g).council.alone = seat; }

void vote_again_on(Play& g, PoliticalId law) { state_of(g).council.again = law; }

void draw_more_politicals(Play& g, int count) { state_of(g).council.more = byte(count); }

void lay_on_table(Play& g, PoliticalId law) {
  state_of(g).council.card = law;
  g.emit(Happening::PoliticalDrawn, raw(law));
}

void count_down_council(Play& g) { state_of(g).council.more = byte(g.s.council.more - 1); }

void end_council(Play& g) { state_of(g).council = CouncilMemory{}; }

}  // namespace orrery::ti3
