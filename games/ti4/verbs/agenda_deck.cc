// The agenda deck (19, 57.2c): known cards on top, then the pool, then known cards at the bottom.
#include <algorithm>

#include "engine/flow/change.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

template <class List>
void take_known(List& list, AgendaId agenda) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].agenda != agenda) continue;
    list.erase_at(i);
    return;
  }
}

std::size_t place_on_top(const State& s, AgendaId agenda) {
  std::size_t i = 0;
  while (i < s.agenda_top.size() && s.agenda_top[i].agenda != agenda) ++i;
  return i;
}

}  // namespace

void reveal_agenda(Play& g, AgendaId agenda) {
  take_known(state_of(g).agenda_top, agenda);
  take_known(state_of(g).agenda_bottom, agenda);
  state_of(g).agenda_deck.erase(agenda);
  state_of(g).agenda.agenda = agenda;
  g.emit(Happening::AgendaRevealed, raw(agenda));
}

void reshuffle_agendas(Play& g) {
  state_of(g).agenda_deck |= state_of(g).agenda_discard;
  state_of(g).agenda_discard.clear();
}

void discard_agenda(Play& g, AgendaId agenda) {
  state_of(g).agenda_discard.insert(agenda);
  g.emit(Happening::AgendaDiscarded, raw(agenda));
}

int agendas_in_deck(const Look& look) {
  return static_cast<int>(look.s.agenda_top.size() + look.s.agenda_bottom.size()) + look.s.agenda_deck.size();
}

void fix_agenda(Play& g, AgendaId agenda) {
  state_of(g).agenda_deck.erase(agenda);
  KnownAgenda known;
  known.agenda = agenda;
  state_of(g).agenda_top.push_back(known);
}

void raise_bottom_agenda(Play& g) {
  state_of(g).agenda_top.push_back(state_of(g).agenda_bottom[0]);
  state_of(g).agenda_bottom.erase_at(0);
}

void see_agendas(Play& g, SeatId seat, int count) {
  g.emit(Happening::AgendasSeen, raw(seat), count);
  for (int i = 0; i < count; ++i) {
    KnownAgenda& known = state_of(g).agenda_top[static_cast<std::size_t>(i)];
    // Several cards go back in an order that nobody else sees: what others knew of them is no longer sure.
    if (count > 1) known.seen = SeatSet{};
    known.seen.insert(seat);
    g.emit(Happening::AgendaSeen, raw(seat), raw(known.agenda));
  }
}

void put_agenda_on_top(Play& g, AgendaId agenda, int of) {
  const auto end = static_cast<std::size_t>(of);
  for (std::size_t i = place_on_top(state_of(g), agenda); i + 1 < end; ++i)
    std::swap(state_of(g).agenda_top[i], state_of(g).agenda_top[i + 1]);
}

void put_agenda_at_bottom(Play& g, AgendaId agenda) {
  const std::size_t i = place_on_top(state_of(g), agenda);
  const KnownAgenda known = state_of(g).agenda_top[i];
  state_of(g).agenda_top.erase_at(i);
  state_of(g).agenda_bottom.push_back(known);
}

}  // namespace orrery::ti4
