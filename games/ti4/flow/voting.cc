#include <algorithm>

#include "games/ti4/flow/agenda_phase.h"
#include "games/ti4/flow/agenda_phase_steps.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/transaction.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(VotingStep)

namespace {

// Votes a planet gives this player now; 0 if it cannot be exhausted for them (35.6).
int votes_from(const Look& look, SeatId seat, PlanetId planet) {
  if (planet.index() >= look.r.planets.size()) return 0;
  if (look.s.planets[planet].controller != seat || exhausted(look, planet)) return 0;
  return influence(look, planet);
}

bool by_planets(const Look& look) { return !law_trait(look, Trait::LawOneVoteEach); }

bool has_votes(const Look& look, SeatId seat) {
  if (!may_vote(look, seat)) return false;
  if (!by_planets(look)) return true;
  for (PlanetId p : planets_of(look, seat)) {
    if (votes_from(look, seat, p) > 0) return true;
  }
  return false;
}

void list_planets(const Look& look, SeatId seat, OptionList& out) {
  for (PlanetId p : planets_of(look, seat)) {
    if (votes_from(look, seat, p) > 0) out.add(make(Verb::Exhaust, raw(p)));
  }
}

// Which rule keeps this thing from being elected.
std::string_view why_no_outcome(const Look& look) {
  switch (look.r.agenda(look.s.agenda.agenda).election) {
    case Election::ForAgainst:
      return "TI4-35.8";
    case Election::Player:
    case Election::Law:
    case Election::ScoredSecret:
      return "TI4-35.9";
    default:
      return "TI4-35.11";
  }
}

// Why this player has nothing to vote with: barred from voting, or no influence left.
std::string_view why_no_vote(const Look& look, SeatId seat) {
  return may_vote(look, seat) ? "TI4-35.6" : "TI4-0.2";
}

Refusal check_outcome(const Look& look, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Abstain:
      return c == make(Verb::Abstain) ? kAllowed : refuse("TI4-35.14");
    case Verb::Vote:
      if (!is_outcome(look, outcome_at(c)) || c != outcome_choice(look, Verb::Vote, outcome_at(c)))
        return refuse(why_no_outcome(look));
      return kAllowed;
    case Verb::Exhaust:
      return refuse("TI4-35.12");  // the outcome is named first
    case Verb::Spend:
      return refuse("TI4-35.13");
    case Verb::Play:
      return refuse("TI4-18.6");  // its moment is another one
    default:
      return refuse("TI4-35.5");
  }
}

Refusal check_planet(const Look& look, const Voting& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Done:  // without a vote that would be to abstain
      return look.s.agenda.ballots[f.seat].votes > 0 && c == make(Verb::Done) ? kAllowed
                                                                              : refuse("TI4-FAQ-20");
    case Verb::Vote:
      return refuse("TI4-35.7");
    case Verb::Spend:
      return refuse("TI4-35.13");
    default:
      return listed(look, f, c, "TI4-35.6");
  }
}

}  // namespace

Next advance(Play& g, Voting& f) {
  const Ballot& ballot = g.s.agenda.ballots[f.seat];
  switch (f.step) {
    case VotingStep::Outcome:
      if (has_votes(g, f.seat)) return Next::Ask;
      if (g.r.as_of(5) && asked_to_deal(g, f.seat)) return Next::Ask;  // 84.6
      if (may_vote(g, f.seat)) g.emit(Happening::Abstained, raw(f.seat));
      return Next::Done;
    case VotingStep::Planets:
      return ask(g, f);  // ends by itself with the last planet
    case VotingStep::Cast:
      f.step = VotingStep::End;
      g.emit(Happening::Voted, raw(f.seat), outcome_kind(g.r.agenda(g.s.agenda.agenda).election),
             ballot.outcome, std::min<int>(ballot.votes, 255));
      return open_window(g, Timing::VotesCast, raw(f.seat));
    case VotingStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Voting& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Vote)}; }

void options(const Look& look, const Voting& f, OptionList& out) {
  if (f.step == VotingStep::Planets) {
    list_planets(look, f.seat, out);
    if (look.s.agenda.ballots[f.seat].votes > 0) out.add(make(Verb::Done));
    return;
  }
  OutcomeList outcomes;
  if (has_votes(look, f.seat)) list_outcomes(look, outcomes);
  for (std::uint8_t o : outcomes) out.add(outcome_choice(look, Verb::Vote, o));
  out.add(make(may_vote(look, f.seat) ? Verb::Abstain : Verb::Pass));  // 35.14
}

Refusal check(const Look& look, const Voting& f, Choice c) {
  if (f.step == VotingStep::Planets) return check_planet(look, f, c);
  return has_votes(look, f.seat) ? check_outcome(look, c) : listed(look, f, c, why_no_vote(look, f.seat));
}

void choose(Play& g, Voting& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Abstain:
      g.emit(Happening::Abstained, raw(f.seat));
      f.step = VotingStep::End;
      break;
    case Verb::Pass:
      f.step = VotingStep::End;
      break;
    case Verb::Vote:
      mark_ballot(g, f.seat, outcome_at(c));
      f.step = VotingStep::Planets;
      if (!by_planets(g)) {
        put_votes(g, f.seat, 1);
        f.step = VotingStep::Cast;
      }
      break;
    case Verb::Exhaust: {
      const PlanetId planet = planet_at(c, 0);
      put_votes(g, f.seat, votes_from(g, f.seat, planet));  // 35.6a
      exhaust_planet(g, planet);
      break;
    }
    default:
      f.step = VotingStep::Cast;
      break;
  }
}

bool may_vote(const Look& look, SeatId seat) {
  const AgendaMemory& m = look.s.agenda;
  return !look.s.players[seat].eliminated && !has_trait(look, seat, Trait::NoVote) &&
         !(m.barred | m.barred_all | m.silenced).contains(seat);
}

int votes_of(const Look& look, std::uint8_t outcome) {
  int votes = 0;
  for (const Ballot& b : look.s.agenda.ballots) {
    if (b.outcome == outcome) votes += b.votes;
  }
  return votes;
}

bool voted_for(const Look& look, SeatId seat, std::uint8_t outcome) {
  const Ballot& b = look.s.agenda.ballots[seat];
  return b.votes > 0 && b.outcome == outcome;
}

void add_votes(Play& g, SeatId seat, int votes) {
  put_votes(g, seat, votes);
  const Ballot& b = g.s.agenda.ballots[seat];
  g.emit(Happening::Voted, raw(seat), outcome_kind(g.r.agenda(g.s.agenda.agenda).election), b.outcome,
         std::min(votes, 255));
}

}  // namespace orrery::ti4
