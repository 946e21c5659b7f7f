#include "games/ti4/flow/agenda_phase.h"

#include <algorithm>

#include "games/ti4/flow/agenda_phase_steps.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/rounds.h"
#include "games/ti4/flow/rounds_steps.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(AgendaStep)

namespace {

constexpr int kAgendas = 2;  // 19.0

bool secret_scored(const Look& look) {
  for (int i = 0; i < look.r.players; ++i) {
    if (look.s.players[SeatId(i)].scored.intersects(look.r.secrets)) return true;
  }
  return false;
}

// Some agendas are replaced when they are revealed without anything they could be about.
bool lacks_target(const Look& look, AgendaId agenda) {
  const AgendaDef& def = look.r.agenda(agenda);
  return (def.needs_law && look.s.laws.empty()) || (def.needs_scored_secret && !secret_scored(look));
}

// Whether any agenda that can be voted on is left in the deck or the discard pile: otherwise revealing would
// never end.
bool anything_to_reveal(const Look& look) {
  for (AgendaId a : look.s.agenda_deck | look.s.agenda_discard) {
    if (!lacks_target(look, a)) return true;
  }
  for (const KnownAgenda& k : look.s.agenda_top) {
    if (!lacks_target(look, k.agenda)) return true;
  }
  for (const KnownAgenda& k : look.s.agenda_bottom) {
    if (!lacks_target(look, k.agenda)) return true;
  }
  return false;
}

void turn_up(Play& g, AgendaPhase& f, AgendaId agenda) {
  forget_agenda(g);
  reveal_agenda(g, agenda);
  if (lacks_target(g, agenda)) {
    replace_agenda(g);
    return;
  }
  f.step = AgendaStep::Revealed;
}

// 35.2a. Cards whose place is known come first; the others are a pool whose order nature decides.
Next reveal(Play& g, AgendaPhase& f) {
  if (!anything_to_reveal(g)) {
    f.step = AgendaStep::Ready;
    return Next::Again;
  }
  if (!g.s.agenda_top.empty()) {
    turn_up(g, f, g.s.agenda_top[0].agenda);
  } else if (!g.s.agenda_deck.empty()) {
    return Next::Chance;
  } else if (!g.s.agenda_bottom.empty()) {
    turn_up(g, f, g.s.agenda_bottom[0].agenda);
  } else {
    reshuffle_agendas(g);  // 44.5
  }
  return Next::Again;
}

// An agenda that can elect nobody and nothing is discarded without effect.
AgendaStep when_revealed(Play& g) {
  if (!g.s.agenda.agenda.valid()) return AgendaStep::Reveal;  // replaced
  OutcomeList outcomes;
  list_outcomes(g, outcomes);
  if (!outcomes.empty()) return AgendaStep::After;
  if (!g.s.agenda.revote) discard_agenda(g, g.s.agenda.agenda);
  return AgendaStep::Next;
}

// 35.2b, 58.2: from the left of the speaker, the speaker last.
Next vote(Play& g, AgendaPhase& f) {
  if (g.s.agenda.outcome != kNoOutcome) {  // named by an ability: no vote is held
    f.step = AgendaStep::Elected;
    f.at = kNoOutcome;
    return Next::Again;
  }
  const SeatList voters = clockwise_from(g, g.r.next_seat(g.s.speaker));
  if (f.at >= voters.size()) {
    f.step = AgendaStep::Tally;
    return open_window(g, Timing::SpeakerVoted);  // also if the speaker did not vote (FAQ-41)
  }
  const SeatId seat = voters[f.at++];
  return g.call(Voting{VotingStep::Outcome, seat});
}

// The outcomes with the most votes; all of them if nobody voted (35.19).
void list_leading(const Look& look, OutcomeList& out) {
  OutcomeList all;
  list_outcomes(look, all);
  int most = 0;
  for (std::uint8_t o : all) most = std::max(most, votes_of(look, o));
  for (std::uint8_t o : all) {
    if (votes_of(look, o) == most) out.push_back(o);
  }
}

// The window opens again if an ability used in it changed who is elected.
Next elected(Play& g, AgendaPhase& f) {
  const std::uint8_t outcome = g.s.agenda.outcome;
  if (g.r.agenda(g.s.agenda.agenda).election == Election::Player && f.at != outcome) {
    f.at = outcome;
    return open_window(g, Timing::PlayerElected, outcome);
  }
  f.step = AgendaStep::Resolve;
  return Next::Again;
}

bool becomes_law(const Look& look) {
  const AgendaMemory& m = look.s.agenda;
  const AgendaDef& def = look.r.agenda(m.agenda);
  return def.law && (def.election != Election::ForAgainst || m.outcome == kFor);  // 19.3, 19.6
}

LawInPlay law_of(const Look& look) {
  const AgendaMemory& m = look.s.agenda;
  const AgendaDef& def = look.r.agenda(m.agenda);
  LawInPlay law;
  law.agenda = m.agenda;
  if (def.election == Election::Player && def.owned) law.owner = SeatId(m.outcome);  // 19.4
  if (def.election == Election::ScoredSecret) law.objective = ObjectiveId(m.outcome);
  if (def.attached) law.planet = PlanetId(m.outcome);  // 5.0
  return law;
}

Next resolve_outcome(Play& g, AgendaPhase& f) {
  const AgendaMemory& m = g.s.agenda;
  g.emit(Happening::OutcomeDecided, outcome_kind(g.r.agenda(m.agenda).election), m.outcome);
  if (becomes_law(g)) {
    if (find_law(g, m.agenda) != nullptr) {
      reelect_law(g, law_of(g));
    } else {
      enact_law(g, law_of(g));
    }
  }
  f.step = AgendaStep::Put;
  ResolveAgenda child;
  child.agenda = m.agenda;
  child.outcome = m.outcome;
  child.first = g.s.speaker;
  return g.call(child);
}

// 35.20, 35.21. An effect may have discarded the law already.
void put_away(Play& g) {
  if (becomes_law(g)) return;
  if (find_law(g, g.s.agenda.agenda) != nullptr) {
    discard_law(g, g.s.agenda.agenda);
  } else {
    discard_agenda(g, g.s.agenda.agenda);
  }
}

// Keeps what came true and orders it: one ability each, from the speaker clockwise, again and again (0.5).
void sort_predictions(Play& g) {
  const auto& all = g.s.agenda.predictions;
  auto sorted = all;
  sorted.clear();
  for (std::size_t turn = 0; turn < all.size(); ++turn) {
    for (SeatId seat : clockwise_from(g, g.s.speaker)) {
      std::size_t nth = 0;
      for (const Prediction& p : all) {
        if (p.seat != seat || p.outcome != g.s.agenda.outcome || nth++ != turn) continue;
        sorted.push_back(p);
      }
    }
  }
  keep_predictions(g, sorted);
}

Next next_prediction(Play& g, AgendaPhase& f) {
  const auto& all = g.s.agenda.predictions;
  if (f.at >= all.size()) {
    f.step = AgendaStep::Next;
    return open_window(g, Timing::OutcomeResolved);
  }
  const Prediction& p = all[f.at++];
  if (g.s.players[p.seat].eliminated) return Next::Again;
  Reward child;
  child.seat = p.seat;
  child.source = p.source;
  child.outcome = p.outcome;
  return g.call(child);
}

// A law that must be voted on again comes at once, as if just revealed; it takes no place of its own.
AgendaStep next_agenda(Play& g) {
  const AgendaId again = g.s.agenda.recount;
  if (again.valid() && find_law(g, again) != nullptr) {
    forget_agenda(g);
    recall_law(g, again);
    return AgendaStep::Revealed;
  }
  if (g.s.agenda.number == kAgendas) return AgendaStep::Ready;
  forget_agenda(g);  // its card may go back into the deck now (44.5)
  count_agenda(g);
  return AgendaStep::Reveal;
}

void ready_planets(Play& g) {
  end_agendas(g);
  const PlanetSet all = g.s.exhausted_planets;
  for (PlanetId p : all) ready_planet(g, p);  // 35.4
}

}  // namespace

Next advance(Play& g, AgendaPhase& f) {
  switch (f.step) {
    case AgendaStep::Start:
      begin_agendas(g);
      f.step = AgendaStep::Reveal;
      return open_window(g, Timing::AgendaPhaseStart);
    case AgendaStep::Reveal:
      return reveal(g, f);
    case AgendaStep::Revealed:
      f.step = AgendaStep::Standing;
      return open_window(g, Timing::AgendaRevealed);
    case AgendaStep::Standing:
      f.step = when_revealed(g);
      return Next::Again;
    case AgendaStep::After:
      f.step = AgendaStep::BeforeVote;
      return open_window(g, Timing::AfterAgendaRevealed);
    case AgendaStep::BeforeVote:
      f.step = AgendaStep::Vote;
      f.at = 0;
      return open_window(g, Timing::BeforeVote);
    case AgendaStep::Vote:
      return vote(g, f);
    case AgendaStep::Tally:
      return ask(g, f);
    case AgendaStep::Elected:
      return elected(g, f);
    case AgendaStep::Resolve:
      return resolve_outcome(g, f);
    case AgendaStep::Put:
      put_away(g);
      sort_predictions(g);
      f.step = AgendaStep::Predictions;
      f.at = 0;
      return Next::Again;
    case AgendaStep::Predictions:
      return next_prediction(g, f);
    case AgendaStep::Next:
      return_passing_notes(g);
      f.step = next_agenda(g);
      return Next::Again;
    case AgendaStep::Ready:
      ready_planets(g);
      f.step = AgendaStep::End;
      return Next::Again;
    case AgendaStep::End:
      break;
  }
  return Next::Done;
}

// The speaker decides between tied outcomes; that is not a vote (35.19, 35.19a).
Asked asked(const Look& look, const AgendaPhase&) {
  return {look.s.speaker, static_cast<std::uint8_t>(Ask::Decide)};
}

void options(const Look& look, const AgendaPhase&, OptionList& out) {
  OutcomeList leading;
  list_leading(look, leading);
  for (std::uint8_t o : leading) out.add(outcome_choice(look, Verb::Decide, o));
}

Refusal check(const Look& look, const AgendaPhase& f, Choice c) {
  if (c.verb<Verb>() == Verb::Vote) return refuse("TI4-35.19a");
  return listed(look, f, c, "TI4-35.19");
}

void choose(Play& g, AgendaPhase& f, Choice c) {
  OutcomeList leading;
  list_leading(g, leading);
  if (leading.size() > 1)
    g.emit(Happening::TieBroken, raw(g.s.speaker), outcome_kind(g.r.agenda(g.s.agenda.agenda).election),
           outcome_at(c));
  set_outcome(g, outcome_at(c));
  f.step = AgendaStep::Elected;
  f.at = kNoOutcome;
}

ChancePoint chance(const Look& look, const AgendaPhase&) {
  ChancePoint point;
  point.kind = static_cast<std::uint8_t>(Luck::Agenda);
  point.count = 1;
  for (AgendaId a : look.s.agenda_deck) point.pool.insert(PoolItem(a.value));
  return point;
}

void outcome(Play& g, AgendaPhase& f, const Outcome& o) { turn_up(g, f, AgendaId(o.items[0])); }

void replace_agenda(Play& g) {
  const AgendaId agenda = g.s.agenda.agenda;
  if (!agenda.valid()) return;
  g.emit(Happening::AgendaReplaced, raw(agenda));
  if (find_law(g, agenda) != nullptr) {  // it was being voted on again
    discard_law(g, agenda);
  } else {
    discard_agenda(g, agenda);
  }
  clear_agenda(g);
  return_passing_notes(g);
}

Next resolve_delayed(Play& g, StrategyPhase& f) {
  if (g.s.delayed.empty()) {
    f.step = StrategyStep::Choose;
    return Next::Again;
  }
  const Delayed due = keep_promise(g);
  ResolveAgenda child;
  child.agenda = due.agenda;
  child.outcome = due.outcome;
  child.later = true;
  child.first = g.s.speaker;
  child.seats = due.seats;
  return g.call(child);
}

}  // namespace orrery::ti4
