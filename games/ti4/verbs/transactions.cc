// Transactions being made: who has dealt with whom, what lies on the table, what the other party has seen.
#include "engine/flow/change.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void note_deal_of_turn(Play& g, SeatId partner) { state_of(g).turn.dealt_with.insert(partner); }

void note_deal_of_agenda(Play& g, SeatId seat, SeatId partner) {
  AgendaDeals& d = state_of(g).agenda_deals;
  if (d.round != g.s.round || d.number != g.s.agenda.number || d.agenda != g.s.agenda.agenda) {
    d = AgendaDeals{};
    d.round = g.s.round;
    d.number = g.s.agenda.number;
    d.agenda = g.s.agenda.agenda;
  }
  d.with[seat].insert(partner);
  d.with[partner].insert(seat);
}

void put_parcel(Play& g, SeatId seat, const Parcel& parcel) { state_of(g).parcels[seat] = parcel; }
void learn_note(Play& g, SeatId seat, NoteId note) { state_of(g).note_known[note.index()].insert(seat); }
void learn_card(Play& g, SeatId seat, CardId card) { state_of(g).card_known[card.index()].insert(seat); }

}  // namespace orrery::ti4
