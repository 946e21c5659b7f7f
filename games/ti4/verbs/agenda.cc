// The agenda on the table: votes, predictions, who is barred, what it promises.
#include "engine/flow/change.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void begin_agendas(Play& g) {
  state_of(g).agenda = AgendaMemory{};
  state_of(g).agenda.number = 1;
}

// Notes whose text lasted as long as the agenda go back to their owners (13.3).
void return_passing_notes(Play& g) {
  for (int i = 0; i < g.r.players; ++i) {
    const NoteSet lying = g.s.players[SeatId(i)].notes_in_play;
    for (NoteId note : lying) {
      if (!g.r.note_kinds[note_kind(g, note).index()].stays_in_play) return_note(g, note);
    }
  }
}

void forget_agenda(Play& g) {
  AgendaMemory fresh;
  fresh.number = g.s.agenda.number;
  fresh.barred_all = g.s.agenda.barred_all;
  fresh.threatened = g.s.agenda.threatened;
  state_of(g).agenda = fresh;
  state_of(g).turn.dealt_with.clear();  // 84.6
}

void count_agenda(Play& g) { ++state_of(g).agenda.number; }

void recall_law(Play& g, AgendaId law) {
  state_of(g).agenda.agenda = law;
  state_of(g).agenda.revote = true;
  g.emit(Happening::AgendaRevealed, raw(law));
}

void clear_agenda(Play& g) { state_of(g).agenda.agenda = AgendaId{}; }

void end_agendas(Play& g) {
  state_of(g).agenda = AgendaMemory{};
  state_of(g).turn.dealt_with.clear();
}

void set_outcome(Play& g, std::uint8_t outcome) { state_of(g).agenda.outcome = outcome; }

void mark_ballot(Play& g, SeatId seat, std::uint8_t outcome) {
  state_of(g).agenda.ballots[seat].outcome = outcome;
}

void put_votes(Play& g, SeatId seat, int votes) {
  Ballot& b = state_of(g).agenda.ballots[seat];
  b.votes = static_cast<std::uint16_t>(b.votes + votes);
}

void add_prediction(Play& g, const Prediction& prediction) {
  state_of(g).agenda.predictions.push_back(prediction);
}

void keep_predictions(Play& g, const FixedVec<Prediction, 12>& kept) {
  state_of(g).agenda.predictions = kept;
}

void bar_vote(Play& g, SeatId seat) { state_of(g).agenda.barred.insert(seat); }
void bar_votes_of_phase(Play& g, SeatId seat) { state_of(g).agenda.barred_all.insert(seat); }
void silence(Play& g, SeatId seat) { state_of(g).agenda.silenced.insert(seat); }
void note_threat(Play& g, SeatId seat) { state_of(g).agenda.threatened.insert(seat); }
void order_recount(Play& g, AgendaId law) { state_of(g).agenda.recount = law; }

void promise_effect(Play& g, const Delayed& effect) {
  if (!g.s.delayed.full()) state_of(g).delayed.push_back(effect);
}

Delayed keep_promise(Play& g) {
  const Delayed due = g.s.delayed[0];
  state_of(g).delayed.erase_at(0);
  return due;
}

}  // namespace orrery::ti4
