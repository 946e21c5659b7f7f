// What is remembered within a tactical or transfer action.
#include "engine/flow/change.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"

namespace orrery::ti3 {

void begin_tactical(Play& g, SeatId seat, SystemId system, SystemId second) {
  State& s = state_of(g);
  TacticalMemory t;
  t.seat = seat;
  t.system = system;
  t.second = second;
  t.before = s.players[seat].counters;
  s.tactical = t;
}

void end_tactical(Play& g) { state_of(g).tactical = TacticalMemory{}; }

void speed_up_ships(Play& g) { state_of(g).tactical.bonus_move = byte(g.s.tactical.bonus_move + 1); }

void pass_fleets_from(Play& g, SystemId system) { state_of(g).tactical.silent_from.insert(system); }

void note_passage(Play& g, SystemId system, bool granted) {
  TacticalMemory& t = state_of(g).tactical;
  t.passage_asked.insert(system);
  if (granted) t.passage.insert(system);
}

void lay_mines(Play& g, SeatId seat) { state_of(g).tactical.mines.insert(seat); }

void note_struck(Play& g, PlanetId planet) { state_of(g).tactical.struck.insert(planet); }

void note_fired(Play& g, SeatId seat) { state_of(g).tactical.pds_fired.insert(seat); }

void note_landed(Play& g, PlanetId planet) { state_of(g).tactical.landed_on.insert(planet); }

void note_probed(Play& g, PlanetId planet) { state_of(g).tactical.probed.insert(planet); }

void note_sent_back(Play& g, PlanetId planet) { state_of(g).tactical.sent_back.insert(planet); }

void spend_gun(Play& g, Unit unit) {
  std::uint8_t& n = state_of(g).tactical.spent_guns[at(unit)];
  n = byte(n + 1);
}

}  // namespace orrery::ti3
