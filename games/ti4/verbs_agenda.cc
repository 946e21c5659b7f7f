// Verbs of the agenda deck and of laws; declared in verbs.h.
#include "games/ti4/content/agendas/agendas.h"
#include "games/ti4/query.h"
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

void reelect_law(Play& g, const LawInPlay& law) {
  for (LawInPlay& old : g.s.laws) {
    if (old.agenda != law.agenda) continue;
    old.objective = law.objective;
    old.planet = law.planet;  // it keeps its readied or exhausted state (5.2a)
    if (law.planet.valid()) g.emit(Happening::LawAttached, raw(law.agenda), raw(law.planet));
  }
  if (law.owner.valid()) give_law(g, law.agenda, law.owner);
}

void leak_objective(Play& g, ObjectiveId objective) {
  g.s.leaked.insert(objective);
  g.emit(Happening::ObjectiveRevealed, raw(objective));
}

void pass_law_points(Play& g, PlanetId planet, SeatId from, SeatId to) {
  for (const LawInPlay& law : g.s.laws) {
    if (law.planet != planet) continue;
    const int points = law_points(g.r, law.agenda);
    if (points > 0 && from.valid()) lose_points(g, from, points);
    if (points > 0 && to.valid()) gain_points(g, to, points);
  }
}

void trim_pds(Play& g) {
  constexpr int kPdsPerPlanet = 2;
  if (law_trait(g, Trait::LawAnyPds)) return;
  for (int i = 0; i < g.r.players; ++i) {
    const SeatId seat(i);
    for (std::size_t p = 0; p < g.r.planets.size(); ++p) {
      const PlanetId planet(p);
      while (ground(g, seat, planet).pds > kPdsPerPlanet)
        remove_unit(g, seat, {Unit::Pds, false}, on(planet));
    }
  }
}

}  // namespace orrery::ti4
