// Laws in play.
#include "engine/flow/change.h"
#include "games/ti4/content/agendas/agendas.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

LawInPlay* law_in(State& s, AgendaId agenda) {
  for (LawInPlay& l : s.laws) {
    if (l.agenda == agenda) return &l;
  }
  return nullptr;
}

void recount_all_traits(Play& g) {
  for (int i = 0; i < g.r.players; ++i) recount_traits(state_of(g), g.r, SeatId(i));
}

}  // namespace

void enact_law(Play& g, const LawInPlay& law) {
  state_of(g).agenda_discard.erase(law.agenda);  // discarded by its owner while it was voted on again
  state_of(g).laws.push_back(law);
  g.emit(Happening::LawEnacted, raw(law.agenda));
  if (law.owner.valid()) g.emit(Happening::LawOwner, raw(law.owner), raw(law.agenda));
  if (law.planet.valid()) g.emit(Happening::LawAttached, raw(law.agenda), raw(law.planet));
  recount_all_traits(g);
  alert(g, Alert::Fleets);
  alert(g, Alert::Hands);
}

void discard_law(Play& g, AgendaId agenda) {
  for (std::size_t i = 0; i < state_of(g).laws.size(); ++i) {
    if (state_of(g).laws[i].agenda != agenda) continue;
    state_of(g).laws.erase_at(i);
    break;
  }
  state_of(g).agenda_discard.insert(agenda);
  g.emit(Happening::LawDiscarded, raw(agenda));
  recount_all_traits(g);
  trim_pds(g);
  alert(g, Alert::Fleets);
  alert(g, Alert::Hands);
}

void give_law(Play& g, AgendaId agenda, SeatId owner) {
  LawInPlay* law = law_in(state_of(g), agenda);
  if (law == nullptr) return;
  law->owner = owner;
  g.emit(Happening::LawOwner, raw(owner), raw(agenda));
  recount_all_traits(g);
}

void reelect_law(Play& g, const LawInPlay& law) {
  for (LawInPlay& old : state_of(g).laws) {
    if (old.agenda != law.agenda) continue;
    old.objective = law.objective;
    old.planet = law.planet;  // it keeps its readied or exhausted state (5.2a)
    if (law.planet.valid()) g.emit(Happening::LawAttached, raw(law.agenda), raw(law.planet));
  }
  if (law.owner.valid()) give_law(g, law.agenda, law.owner);
}

void exhaust_law(Play& g, AgendaId agenda) {
  if (LawInPlay* law = law_in(state_of(g), agenda); law != nullptr) law->exhausted = true;
  g.emit(Happening::LawExhausted, raw(agenda));
}

void ready_law(Play& g, AgendaId agenda) {
  if (LawInPlay* law = law_in(state_of(g), agenda); law != nullptr) law->exhausted = false;
}

void pass_law_points(Play& g, PlanetId planet, SeatId from, SeatId to) {
  for (const LawInPlay& law : state_of(g).laws) {
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
