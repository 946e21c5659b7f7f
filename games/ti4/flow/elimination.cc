#include "games/ti4/flow/elimination.h"

#include "games/ti4/flow/rounds.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

void remove_all(Play& g, SeatId seat, Piece piece, Place place, int count) {
  for (; count > 0; --count) remove_unit(g, seat, piece, place);
}

void remove_units(Play& g, SeatId seat) {
  const SystemSet systems = g.s.presence[seat];
  for (SystemId s : systems) {
    for (Unit u : kAllUnits) {
      for (bool damaged : {false, true}) {
        const Piece piece{u, damaged};
        remove_all(g, seat, piece, space_of(s), forces(g, seat, s).of(piece));
      }
    }
    for (PlanetId p : g.r.tile(s).planets) {
      for (Unit u : {Unit::Infantry, Unit::Pds, Unit::SpaceDock})
        remove_all(g, seat, {u, false}, on(p), ground(g, seat, p).of(u));
    }
  }
}

// Command tokens and goods (32.2).
void clear_sheet(Play& g, SeatId seat) {
  const SystemSet tokens = g.s.players[seat].tokens;
  for (SystemId s : tokens) return_token(g, seat, s);
  empty_sheet(g, seat);
}

// What an assimilator token of another player lies on stays with that player (32.10a).
void clear_technologies(Play& g, SeatId seat) {
  const TechSet techs = g.s.players[seat].techs | g.s.players[seat].copied;
  for (TechId t : techs) lose_technology(g, seat, t);
}

// Notes of this player leave the game wherever they are (32.4a); what such a note in play was worth is lost.
void box_own_notes(Play& g, SeatId seat) {
  for (std::size_t i = 0; i < kNotesPerSeat; ++i) {
    const NoteId note(seat.index() * kNotesPerSeat + i);
    const bool worth_point = g.r.note_kinds[note_kind(g, note).index()].traits.contains(Trait::WorthPoint);
    for (int j = 0; j < g.r.players && worth_point; ++j) {
      if (g.s.players[SeatId(j)].notes_in_play.contains(note)) lose_points(g, SeatId(j), 1);
    }
    return_note(g, note);
  }
}

void return_others_notes(Play& g, SeatId seat) {  // 32.4
  const NoteSet held = g.s.players[seat].notes | g.s.players[seat].notes_in_play;
  for (NoteId n : held) {
    if (Rules::owner_of(n) != seat) return_note(g, n);
  }
}

void discard_laws(Play& g, SeatId seat) {  // 32.3
  AgendaSet owned;
  for (const LawInPlay& law : g.s.laws) {
    if (law.owner == seat) owned.insert(law.agenda);
  }
  for (AgendaId a : owned) discard_law(g, a);
}

void discard_hand(Play& g, SeatId seat) {  // 32.5
  const CardSet hand = g.s.players[seat].hand;
  for (CardId c : hand) discard_card(g, seat, c);
}

void return_strategy_cards(Play& g, SeatId seat) {  // 32.6
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    if (g.s.strategy[i].owner == seat) return_strategy_card(g, static_cast<StrategyCard>(i));
  }
}

// Secret objectives go back to the deck, scored ones too (32.7), but for those that became public. Control
// tokens on public objectives and on the track leave with the others (32.2).
void return_objectives(Play& g, SeatId seat) {
  const Player& p = g.s.players[seat];
  const ObjectiveSet unscored = p.secrets;
  for (ObjectiveId o : unscored) return_secret(g, seat, o);
  if (!unscored.empty()) g.emit(Happening::SecretsReturned, raw(seat), unscored.size());
  return_scored_secrets(g, seat);
  if (p.vp > 0) lose_points(g, seat, p.vp);
}

void pass_speaker_token(Play& g, SeatId seat) {  // 32.8
  if (g.s.speaker != seat) return;
  const SeatList rest = clockwise_from(g, seat);
  if (!rest.empty()) set_speaker(g, rest[0]);
}

}  // namespace

bool must_leave(const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  if (p.eliminated || !p.planets.empty() || count_on_board(look, seat, Unit::Infantry) > 0) return false;
  for (Unit u : kAllUnits) {
    const UnitRow* row = row_of(look, seat, u);
    if (row != nullptr && row->produces() && count_on_board(look, seat, u) > 0) return false;
  }
  return true;
}

Next advance(Play& g, Elimination& f) {
  if (g.s.players[f.seat].eliminated) return Next::Done;
  g.emit(Happening::Eliminated, raw(f.seat));
  remove_units(g, f.seat);
  clear_sheet(g, f.seat);
  discard_laws(g, f.seat);
  discard_hand(g, f.seat);
  return_strategy_cards(g, f.seat);
  return_objectives(g, f.seat);
  clear_technologies(g, f.seat);
  leave_game(g, f.seat);  // from here on nothing goes to this player any more
  return_others_notes(g, f.seat);
  box_own_notes(g, f.seat);
  pass_speaker_token(g, f.seat);
  forget_player(g, f.seat);
  // One player alone has won: nobody is left to play against.
  if (living(g) <= 1) {
    end_game(g);
    return Next::Over;
  }
  return Next::Done;
}

}  // namespace orrery::ti4
