// What the texts of several agendas have in common.
#pragma once

#include "games/ti4/content/agendas/agendas.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

// Goes on to the next living player in speaker order (0.5): puts them in f.seat and counts f.at up; false if
// all had their turn.
bool next_player(const Look& look, ResolveAgenda& f);
// Does something for every living player at once, in speaker order.
template <class Visit>
void each_player(Play& g, const Visit& visit) {
  for (SeatId seat : clockwise_from(g, g.s.speaker)) visit(seat);
}

// Who cast votes for an outcome of the agenda on the table.
SeatSet voters_for(const Look& look, std::uint8_t outcome);
void discard_hands(Play& g, SeatSet seats);  // all their action cards

// Remembers an effect for the beginning of the next strategy phase.
void promise(Play& g, const ResolveAgenda& f, SeatSet seats);
SeatSet all_players(const Look& look);  // living
void exhaust_planets(Play& g, const PlanetSet& planets);

// Everything on a planet, everything in a system. Nobody destroys it (31.0).
void destroy_all_on(Play& g, PlanetId planet);
void destroy_all_in(Play& g, SystemId system);
int destroy_infantry(Play& g, SeatId seat, PlanetId planet, int count);  // as far as there is; how many
void destroy_ships_in(Play& g, SystemId system);

// One unit to be destroyed: `unit red cruiser 18`, and back.
void list_units(const Look& look, SeatId seat, Unit unit, OptionList& out);
void destroy_named(Play& g, Choice c);

}  // namespace orrery::ti4
