// The agenda deck (19, 57.2c): known cards on top, then the pool, then known cards at the bottom.
#include <algorithm>

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
  take_known(g.s.agenda_top, agenda);
  take_known(g.s.agenda_bottom, agenda);
  g.s.agenda_deck.erase(agenda);
  g.s.agenda.agenda = agenda;
  g.emit(Happening::AgendaRevealed, raw(agenda));
}

void reshuffle_agendas(Play& g) {
  g.s.agenda_deck |= g.s.agenda_discard;
  g.s.agenda_discard.clear();
}

void discard_agenda(Play& g, AgendaId agenda) {
  g.s.agenda_discard.insert(agenda);
  g.emit(Happening::AgendaDiscarded, raw(agenda));
}

int agendas_in_deck(const Look& look) {
  return static_cast<int>(look.s.agenda_top.size() + look.s.agenda_bottom.size()) + look.s.agenda_deck.size();
}

void fix_agenda(Play& g, AgendaId agenda) {
  g.s.agenda_deck.erase(agenda);
  KnownAgenda known;
  known.agenda = agenda;
  g.s.agenda_top.push_back(known);
}

void raise_bottom_agenda(Play& g) {
  g.s.agenda_top.push_back(g.s.agenda_bottom[0]);
  g.s.agenda_bottom.erase_at(0);
}

void see_agendas(Play& g, SeatId seat, int count) {
  g.emit(Happening::AgendasSeen, raw(seat), count);
  for (int i = 0; i < count; ++i) {
    KnownAgenda& known = g.s.agenda_top[static_cast<std::size_t>(i)];
    // Several cards go back in an order that nobody else sees: what others knew of them is no longer sure.
    if (count > 1) known.seen = SeatSet{};
    known.seen.insert(seat);
    g.emit(Happening::AgendaSeen, raw(seat), raw(known.agenda));
  }
}

void put_agenda_on_top(Play& g, AgendaId agenda, int of) {
  const auto end = static_cast<std::size_t>(of);
  for (std::size_t i = place_on_top(g.s, agenda); i + 1 < end; ++i)
    std::swap(g.s.agenda_top[i], g.s.agenda_top[i + 1]);
}

void put_agenda_at_bottom(Play& g, AgendaId agenda) {
  const std::size_t i = place_on_top(g.s, agenda);
  const KnownAgenda known = g.s.agenda_top[i];
  g.s.agenda_top.erase_at(i);
  g.s.agenda_bottom.push_back(known);
}

}  // namespace orrery::ti4
