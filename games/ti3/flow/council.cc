#include "games/ti3/flow/council.h"

#include <algorithm>

#include "games/ti3/content/political/political.h"
#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/council_steps.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/luck.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(CouncilStep)

namespace {

constexpr int kSurvivorVotes = 3;  // TI3-DOMAIN-8

const PoliticalDef& on_table(const Look& look) { return look.r.political_card(look.s.council.card); }

bool is_pair(Vote v) { return v == Vote::TwoPlayers || v == Vote::TwoPlanets; }

// ---- what may be elected

struct Candidates {
  FixedVec<std::uint8_t, 128> list;
};

Candidates candidates(const Look& look, Vote vote) {
  Candidates out;
  switch (vote) {
    case Vote::ForAgainst:
      out.list.push_back(kFor);
      out.list.push_back(kAgainst);
      break;
    case Vote::Player:
    case Vote::TwoPlayers:
      for (SeatId seat : clockwise_from(look, SeatId(0))) out.list.push_back(seat.value);
      break;
    case Vote::Planet:
    case Vote::TwoPlanets:
      for (SystemId s : look.s.board) {
        for (PlanetId p : look.r.tile(s).planets) {
          if (!out.list.full()) out.list.push_back(p.value);
        }
      }
      break;
    case Vote::Law:
      for (const LawInPlay& law : look.s.laws) out.list.push_back(law.card.value);
      break;
    case Vote::Colour:
      for (Colour c : {Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow})
        out.list.push_back(static_cast<std::uint8_t>(c));
      break;
  }
  std::sort(out.list.begin(), out.list.end());
  return out;
}

bool may_elect(const Look& look, std::uint8_t a, std::uint8_t b) {
  const PoliticalText* text = on_table(look).text;
  return text == nullptr || text->may_elect == nullptr || text->may_elect(look, a, b);
}

Choice voting(Verb one, Verb pair, Vote vote, std::uint8_t a, std::uint8_t b) {
  const OutcomeKind kind = outcome_kind(vote);
  return is_pair(vote) ? make(pair, kind, a, kind, b) : make(one, kind, a);
}

template <class Visit>
void each_outcome(const Look& look, const Visit& visit) {
  const Vote vote = on_table(look).vote;
  const Candidates all = candidates(look, vote);
  for (std::size_t i = 0; i < all.list.size(); ++i) {
    if (!is_pair(vote)) {
      if (may_elect(look, all.list[i], kNoOutcome)) visit(all.list[i], kNoOutcome);
      continue;
    }
    for (std::size_t j = i + 1; j < all.list.size(); ++j) {
      if (may_elect(look, all.list[i], all.list[j])) visit(all.list[i], all.list[j]);
    }
  }
}

// TI3-Q-27.
bool can_be_voted(const Look& look) {
  const PoliticalText* text = on_table(look).text;
  if (text != nullptr && text->can_be_voted != nullptr) return text->can_be_voted(look);
  bool any = false;
  each_outcome(look, [&](std::uint8_t, std::uint8_t) { any = true; });
  return any;
}

// Something that was voted for may be gone by the time the votes are counted: a law that was bought off.
bool electable(const Look& look, std::uint8_t outcome, std::uint8_t second) {
  bool any = false;
  each_outcome(look, [&](std::uint8_t a, std::uint8_t b) { any |= a == outcome && b == second; });
  return any;
}

// ---- votes

// From the Speaker's left, the Speaker last (TI3-POLITICS-12).
SeatId voter(const Look& look, const Council& f) {
  const SeatList order = clockwise_from(look, look.s.speaker);
  return f.voted < order.size() ? order[(f.voted + 1U) % order.size()] : SeatId{};
}

bool may_vote(const Look& look, SeatId seat) {
  return !held(look, Hold::NoVote, seat) && !held(look, Hold::NoVoteNext, seat);
}

struct Tally {
  std::uint8_t outcome = kNoOutcome;
  std::uint8_t second = kNoOutcome;
  int votes = 0;
};
using Tallies = FixedVec<Tally, kSeats>;

Tallies tallies(const Look& look) {
  Tallies out;
  for (SeatId seat : clockwise_from(look, look.s.speaker)) {
    const Ballot& b = look.s.council.ballots[seat];
    if (!b.cast || !electable(look, b.outcome, b.second)) continue;
    if (look.s.council.alone.valid() && look.s.council.alone != seat) continue;
    auto found = std::find_if(out.begin(), out.end(),
                              [&](const Tally& t) { return t.outcome == b.outcome && t.second == b.second; });
    if (found == out.end()) {
      out.push_back({b.outcome, b.second, 0});
      found = out.end() - 1;
    }
    found->votes += b.votes;
  }
  return out;
}

// The outcomes that lead; none if nobody has voted: then the Speaker decides among all (TI3-POLITICS-18).
Tallies leading(const Look& look) {
  Tallies out;
  int most = 0;
  for (const Tally& t : tallies(look)) most = std::max(most, t.votes);
  for (const Tally& t : tallies(look)) {
    if (t.votes == most && most > 0) out.push_back(t);
  }
  return out;
}

void tell_outcome(Play& g, std::uint8_t a, std::uint8_t b) {
  set_outcome(g, a, b);
  const OutcomeKind kind = outcome_kind(on_table(g).vote);
  if (b == kNoOutcome) {
    g.emit(Happening::OutcomeDecided, kind, a);
  } else {
    g.emit(Happening::PairDecided, kind, a, kind, b);
  }
}

Next count(Play& g, Council& f) {
  if (!can_be_voted(g)) {  // not any more (TI3-Q-27)
    skip_political(g);
    f.step = CouncilStep::Begin;
    return Next::Again;
  }
  const Tallies best = leading(g);
  f.step = CouncilStep::Decide;
  if (best.size() != 1) return Next::Again;
  tell_outcome(g, best[0].outcome, best[0].second);
  f.step = CouncilStep::CarryOut;
  return Next::Again;
}

// ---- the deck

Next draw(Play& g, Council& f) {
  if (g.s.council.card.valid()) {  // chosen by an effect
    f.step = CouncilStep::Read;
    return Next::Again;
  }
  if (!g.s.political_top.empty()) {
    draw_political(g, g.s.political_top[0].card);
  } else if (!g.s.political_deck.empty()) {
    return Next::Chance;
  } else if (!g.s.political_bottom.empty()) {
    draw_political(g, g.s.political_bottom[0].card);
  } else if (!g.s.political_discard.empty()) {
    reshuffle_political(g);
    return Next::Again;
  } else {
    f.step = CouncilStep::End;
    return Next::Again;
  }
  f.step = CouncilStep::Read;
  return Next::Again;
}

// A law that passes is in play before its effect (TI3-POLITICS-8); an elected holder keeps it (TI3-Q-24).
void put_in_play(Play& g) {
  const CouncilMemory& c = g.s.council;
  const PoliticalDef& card = on_table(g);
  const bool passed = card.vote != Vote::ForAgainst || c.outcome == kFor;
  if (!passed || card.stays.empty()) return;
  LawInPlay law;
  law.card = c.card;
  switch (card.vote) {
    case Vote::Player:
      law.owner = SeatId(c.outcome);
      break;
    case Vote::TwoPlayers:
      law.owner = SeatId(c.outcome);
      law.second = SeatId(c.second);
      break;
    case Vote::Planet:
      law.planet = PlanetId(c.outcome);
      break;
    case Vote::Colour:
      law.colour = static_cast<Colour>(c.outcome);
      break;
    default:
      break;
  }
  const int rounds = card.text == nullptr ? 0 : card.text->rounds;
  if (rounds > 0) law.until = static_cast<std::uint8_t>(g.s.round + rounds);
  enact_law(g, law);
}

// The card leaves the table; a law that was voted on again and failed leaves the game (Revote).
void clear_table(Play& g) {
  const PoliticalId card = g.s.council.card;
  if (!card.valid()) return;
  if (law_in_play(g, card) != nullptr) {
    discard_law(g, card);
  } else {
    discard_political(g, card);
  }
}

// What follows when one card is done with: a law is voted on again, or another card is drawn.
void go_on(Play& g, Council& f) {
  const PoliticalId again = g.s.council.again;
  f.voted = 0;
  f.later = true;
  f.step = CouncilStep::End;
  if (again.valid() && law_in_play(g, again) != nullptr) {
    begin_council(g, f.seat);
    lay_on_table(g, again);
    f.step = CouncilStep::BeforeVote;
  } else if (g.s.council.more > 0) {
    count_down_council(g);
    f.step = CouncilStep::Begin;
  }
}

Next carry_out(Play& g, Council& f) {
  f.step = CouncilStep::Done;
  CarryOut out;
  out.card = g.s.council.card;
  out.outcome = g.s.council.outcome;
  out.second = g.s.council.second;
  out.seat = f.seat;
  put_in_play(g);
  return g.call(out);
}

}  // namespace

int votes_of(const Look& look, SeatId seat) {
  int n = 0;
  for (PlanetId p : planets_of(look, seat)) {
    const bool doubled = p == look.r.mecatol && held(look, Hold::DoubleMecatol, seat);
    if (doubled) {
      n += 2 * influence(look, p);
    } else if (!exhausted(look, p)) {
      n += influence(look, p);
    }
  }
  n = std::max(1, n);  // TI3-POLITICS-13
  return n + look.s.council.extra[seat] + kSurvivorVotes * look.s.players[seat].survivors;
}

Next advance(Play& g, Council& f) {
  switch (f.step) {
    case CouncilStep::Begin:
      begin_council(g, f.seat);
      f.voted = 0;
      f.step = CouncilStep::Draw;
      return open_window(g, Timing::BeforePoliticalCardDrawn, raw(f.seat), f.later ? 1 : 0);
    case CouncilStep::Draw:
      if (g.s.council.dissolved) {
        if (g.s.council.card.valid()) skip_political(g);
        f.step = CouncilStep::End;
        return Next::Again;
      }
      return draw(g, f);
    case CouncilStep::Read:
      if (!can_be_voted(g)) {
        skip_political(g);
        f.step = CouncilStep::Draw;
        return Next::Again;
      }
      f.step = CouncilStep::BeforeVote;
      return open_window(g, Timing::PoliticalCardRead, raw(f.seat), raw(g.s.council.card));
    case CouncilStep::BeforeVote:
      if (!g.s.council.card.valid()) {  // vetoed: another is drawn
        f.step = CouncilStep::Draw;
        return Next::Again;
      }
      f.step = CouncilStep::NextVoter;
      return open_window(g, Timing::PoliticsBeforeVote, raw(f.seat), raw(g.s.council.card));
    case CouncilStep::NextVoter: {
      if (!g.s.council.card.valid()) {
        f.step = CouncilStep::Draw;
        return Next::Again;
      }
      const SeatId seat = voter(g, f);
      if (!seat.valid()) {
        f.step = CouncilStep::Count;
        return Next::Again;
      }
      if (!may_vote(g, seat)) {
        ++f.voted;
        return Next::Again;
      }
      f.step = CouncilStep::Vote;
      return open_window(g, Timing::PoliticsBeforeOwnVote, raw(seat));
    }
    case CouncilStep::Vote:
      return Next::Ask;
    case CouncilStep::Voted: {
      const SeatId seat = voter(g, f);
      ++f.voted;
      f.step = CouncilStep::NextVoter;
      return open_window(g, Timing::PoliticsAfterVoteCast, raw(seat));
    }
    case CouncilStep::Count:
      return count(g, f);
    case CouncilStep::Decide:
      return ask(g, f);
    case CouncilStep::CarryOut:
      return carry_out(g, f);
    case CouncilStep::Done:
      clear_table(g);
      for (int i = 0; i < g.r.players; ++i) let_go(g, Hold::NoVoteNext, SeatId(i));
      go_on(g, f);
      return Next::Again;
    case CouncilStep::End:
      break;
  }
  if (!g.s.council.dissolved) end_council(g);
  return Next::Done;
}

Asked asked(const Look& look, const Council& f) {
  if (f.step == CouncilStep::Decide) return {look.s.speaker, static_cast<std::uint8_t>(Ask::Decide)};
  return {voter(look, f), static_cast<std::uint8_t>(Ask::Vote)};
}

void options(const Look& look, const Council& f, OptionList& out) {
  const Vote vote = on_table(look).vote;
  if (f.step == CouncilStep::Decide) {
    const Tallies best = leading(look);
    for (const Tally& t : best) out.add(voting(Verb::Decide, Verb::DecidePair, vote, t.outcome, t.second));
    if (best.empty())
      each_outcome(look, [&](std::uint8_t a, std::uint8_t b) {
        out.add(voting(Verb::Decide, Verb::DecidePair, vote, a, b));
      });
    out.sort_from(0);
    return;
  }
  each_outcome(
      look, [&](std::uint8_t a, std::uint8_t b) { out.add(voting(Verb::Vote, Verb::VotePair, vote, a, b)); });
  out.add(make(Verb::Abstain));
  out.sort_from(0);
}

Refusal check(const Look& look, const Council& f, Choice c) {
  return listed(look, f, c, f.step == CouncilStep::Decide ? "TI3-POLITICS-18" : "TI3-POLITICS-14");
}

void choose(Play& g, Council& f, Choice c) {
  const OutcomeKind kind = outcome_kind(on_table(g).vote);
  const std::uint8_t a = c.operand(1);
  const std::uint8_t b = is_pair(on_table(g).vote) ? c.operand(3) : kNoOutcome;
  if (f.step == CouncilStep::Decide) {
    g.emit(Happening::TieBroken, raw(g.s.speaker), kind, a);
    tell_outcome(g, a, b);
    f.step = CouncilStep::CarryOut;
    return;
  }
  const SeatId seat = voter(g, f);
  f.step = CouncilStep::Voted;
  if (c.verb<Verb>() == Verb::Abstain) {
    g.emit(Happening::Abstained, raw(seat));
    return;
  }
  const int votes = votes_of(g, seat);
  mark_ballot(g, seat, {a, b, static_cast<std::uint8_t>(std::min(255, votes)), true});
  if (b == kNoOutcome) {
    g.emit(Happening::Voted, raw(seat), kind, a, votes);
  } else {
    g.emit(Happening::VotedPair, raw(seat), kind, a, kind, b, votes);
  }
}

ChancePoint chance(const Look& look, const Council&) {
  return luck(Luck::Political, pool_of(look.s.political_deck), 1);
}

void outcome(Play& g, Council& f, const Outcome& o) {
  draw_political(g, PoliticalId(o.items[0]));
  f.step = CouncilStep::Read;
}

// ---- carrying out

namespace {

const PoliticalText* text_of(const Look& look, const CarryOut& f) {
  return look.r.political_card(f.card).text;
}

}  // namespace

Next advance(Play& g, CarryOut& f) {
  const PoliticalText* text = text_of(g, f);
  return text == nullptr || text->resolve == nullptr ? Next::Done : text->resolve(g, f);
}

Asked asked(const Look&, const CarryOut& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::Ability), cause_of({Source::Law, f.card.value})};
}

void options(const Look& look, const CarryOut& f, OptionList& out) {
  text_of(look, f)->answers(look, f, out);
  out.sort_from(0);
}

Refusal check(const Look& look, const CarryOut& f, Choice c) { return listed(look, f, c, "TI3-POLITICS-8"); }

void choose(Play& g, CarryOut& f, Choice c) { text_of(g, f)->answer(g, f, c); }

ChancePoint chance(const Look& look, const CarryOut& f) { return text_of(look, f)->luck(look, f); }

void outcome(Play& g, CarryOut& f, const Outcome& o) { text_of(g, f)->lucky(g, f, o); }

}  // namespace orrery::ti3
