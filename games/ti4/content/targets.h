// Targets of texts as options, and what texts of several kinds ask about a position. Answers use the verbs
// `player`, `system`, `planet`, `unit`, `technology`, `card`, `law` and `number` (notation.h).
#pragma once

#include "games/ti/find_frame.h"
#include "games/ti4/content/ability.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {

// The timing points of a def.
template <class... Timings>
constexpr FixedVec<Timing, 3> when(Timings... timings) {
  FixedVec<Timing, 3> list;
  (list.push_back(timings), ...);
  return list;
}

// Options.
void list_players(SeatSet seats, OptionList& out);
void list_systems(const SystemSet& systems, OptionList& out);
void list_planets(const PlanetSet& planets, OptionList& out);
void list_numbers(int first, int last, OptionList& out);
// Both states of a ship as far as such ships are there: `unit red dreadnought 18`.
void list_ships(const Look& look, SeatId owner, Unit unit, SystemId system, OptionList& out);

// Players.
SeatSet others(const Look& look, SeatId seat);  // living players but this one

// Systems.
SystemSet home_systems(const Look& look);

// Planets.
PlanetSet planets_of_others(const Look& look, SeatId seat);
// For texts that name one of those: `usable` and `ask`.
bool others_have_planets(const Look& look, SeatId seat, const Occasion* w);
void ask_planet_of_others(const Look& look, const Use& a, OptionList& out);
PlanetSet with_trait(const Look& look, const PlanetSet& planets, PlanetTrait trait);
PlanetSet away_from_home(const Look& look, const PlanetSet& planets);  // not in any home system
// Planets of the player on which units can be placed (laws may forbid it).
PlanetSet room_for_units(const Look& look, SeatId seat);
bool controls_planet_in(const Look& look, SeatId seat, SystemId system);

// Units.
// One such unit can come from the reserve, or from a system without one's command token (44.4a).
bool can_place_unit(const Look& look, SeatId seat, Unit unit);
int infantry_of_others(const Look& look, SeatId seat, PlanetId planet);
bool space_combat_of(const Look& look, SeatId seat);   // the player fights in a space combat now
bool ground_combat_of(const Look& look, SeatId seat);  // ... in a ground combat
// A unit of this type fights as a ship in the space combat: ships, and ground forces that an effect made
// ships (NEKRO-2).
bool fights_as_ship(const Look& look, SeatId seat, Unit unit);
// Where a Creuss wormhole token may be put by this player (wormholes of the pieces of another faction
// included): systems with a planet of theirs, and non-home systems free of other players' ships.
SystemSet wormhole_places(const Look& look, SeatId seat);
// Each of the two tokens in each of those places, and doing what was chosen of that.
void list_wormhole_tokens(const Look& look, SeatId seat, OptionList& out);
void place_chosen_wormhole(Play& g, SeatId owner, Choice c);
// A unit that a text places in the space of the system that was named first.
Next place_in_named_system(Play& g, Use& a, Unit unit);

// The procedure in which a text is being used.
template <class Frame>
const Frame* find_frame(const Look& look) {
  return ti::topmost<Frame>(look.s.flow.frames);
}
template <class Frame>
Frame* find_frame(Play& g) {
  return ti::topmost<Frame>(g.flow().frames);
}

}  // namespace orrery::ti4
