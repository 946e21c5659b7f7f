// Promissory notes.
#include "engine/flow/change.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/knowledge.h"

namespace orrery::ti4 {

void give_note(Play& g, SeatId from, SeatId to, NoteId note) {
  state_of(g).players[from].notes.erase(note);
  const SeatSet parties{from, to};
  blur(state_of(g).players[from].notes, state_of(g).note_known, parties);
  state_of(g).players[to].notes.insert(note);
  state_of(g).note_known[note.index()] = parties;
  g.emit(Happening::NoteGiven, raw(from), raw(to));
  g.emit(Happening::NotePassed, raw(from), raw(to), raw(note));
  // Which note it was stays between the two, unless its text shows it at once.
  const AbilityDef* text = note_ability(g, note);
  if (text != nullptr && text->at.contains(Timing::NoteReceived))
    trigger(g, Timing::NoteReceived, raw(to), raw(note));
}

void put_note_in_play(Play& g, SeatId seat, NoteId note) {
  state_of(g).players[seat].notes.erase(note);
  state_of(g).players[seat].notes_in_play.insert(note);
  state_of(g).note_known[note.index()] = everyone();
  recount_traits(state_of(g), g.r, seat);
  g.emit(Happening::NoteInPlay, raw(seat), raw(note));
}

void return_note(Play& g, NoteId note) {
  const SeatId owner = Rules::owner_of(note);
  for (int i = 0; i < g.r.players; ++i) {
    Player& p = state_of(g).players[SeatId(i)];
    const bool was_in_play = p.notes_in_play.contains(note);
    p.notes.erase(note);
    p.notes_in_play.erase(note);
    if (was_in_play) recount_traits(state_of(g), g.r, SeatId(i));
  }
  state_of(g).note_known[note.index()] = everyone();
  if (!state_of(g).players[owner].eliminated)
    state_of(g).players[owner].notes.insert(note);  // else to the box (32.4a)
  g.emit(Happening::NoteReturned, raw(owner), raw(note));
}

}  // namespace orrery::ti4
