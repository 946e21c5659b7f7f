// What only happens while the table is set up, and when a player leaves it.
#include "engine/flow/change.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void take_faction(Play& g, SeatId seat, FactionId faction) {
  State& s = state_of(g);
  s.players[seat].faction = faction;
  recount_rows(s, g.r, seat);
  recount_traits(s, g.r, seat);
  g.emit(Happening::FactionTaken, raw(seat), raw(faction));
}

void deal_tile(Play& g, SeatId seat, SystemId tile) {
  state_of(g).loose_tiles.erase(tile);
  state_of(g).players[seat].tiles.push_back(tile);
  g.emit(Happening::TilesDealt, raw(seat), raw(tile));
}

void take_tile_from_hand(Play& g, SeatId seat, SystemId tile) {
  auto& hand = state_of(g).players[seat].tiles;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (hand[i] == tile) return hand.erase_at(i);
  }
}

void box_loose_tiles(Play& g) { state_of(g).loose_tiles.clear(); }

void take_own_notes(Play& g, SeatId seat) {
  for (std::size_t n = 0; n < kNotesPerSeat; ++n) {
    const NoteId note(seat.index() * kNotesPerSeat + n);
    state_of(g).players[seat].notes.insert(note);
    state_of(g).note_known[note.index()] = SeatSet::first_n(kSeats);
  }
}

void deal_secret(Play& g, SeatId seat, ObjectiveId objective) {
  state_of(g).secret_deck.erase(objective);
  state_of(g).players[seat].dealt_secrets.push_back(objective);
  g.emit(Happening::SecretDrawn, raw(seat), raw(objective));
}

void keep_dealt_secret(Play& g, SeatId seat, ObjectiveId kept) {
  Player& p = state_of(g).players[seat];
  for (ObjectiveId objective : p.dealt_secrets) p.secrets.insert(objective);
  for (ObjectiveId objective : p.dealt_secrets) {
    if (objective != kept) return_secret(g, seat, objective);
  }
  g.emit(Happening::SecretsReturned, raw(seat), p.dealt_secrets.size() - 1);
  p.dealt_secrets.clear();
}

void empty_sheet(Play& g, SeatId seat) {
  Player& p = state_of(g).players[seat];
  set_pools(g, seat, 0, 0, 0);
  lose_goods(g, seat, p.trade_goods);
  p.commodities = 0;
  p.fallen = 0;
  p.returning = 0;
}

void return_scored_secrets(Play& g, SeatId seat) {
  State& s = state_of(g);
  s.secret_deck |= (s.players[seat].scored & g.r.secrets) - s.leaked;
  s.players[seat].scored.clear();
}

void leave_game(Play& g, SeatId seat) {
  state_of(g).players[seat].eliminated = true;
  state_of(g).players[seat].passed = true;
}

void forget_player(Play& g, SeatId seat) {
  State& s = state_of(g);
  if (s.turn.seat == seat) s.turn.over = true;
  s.turn.dealt_with.erase(seat);
  for (Delayed& d : s.delayed) d.seats.erase(seat);
  auto& predictions = s.agenda.predictions;
  for (std::size_t i = predictions.size(); i-- > 0;) {
    if (predictions[i].seat == seat) predictions.erase_at(i);
  }
  // Another player who has the token keeps it until the status phase ends (32.10c).
  if (s.zero_token == seat) s.zero_token = SeatId{};
  recount_traits(s, g.r, seat);
}

}  // namespace orrery::ti4
