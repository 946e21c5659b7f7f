// Questions to a position that several procedures ask. Nothing here changes anything.
#pragma once

#include "games/ti4/content/ability.h"
#include "games/ti4/notation.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

using SeatList = FixedVec<SeatId, kSeats>;

// Traits and technologies.
inline bool has_trait(const Look& look, SeatId seat, Trait t) {
  return look.s.players[seat].traits[static_cast<std::size_t>(t)] > 0;
}
inline int count_trait(const Look& look, SeatId seat, Trait t) {
  return look.s.players[seat].traits[static_cast<std::size_t>(t)];
}
inline bool has_tech(const Look& look, SeatId seat, TechId t) {
  return look.s.players[seat].techs.contains(t) || look.s.players[seat].copied.contains(t);
}
// An effect has switched off the player's faction abilities and faction technologies for the tactical action
// that goes on (Greyfire Mutagen).
inline bool faction_off(const Look& look, SeatId seat) {
  return look.s.tactical.seat.valid() && look.s.agenda.silenced.contains(seat);
}
inline bool switched_off(const Look& look, SeatId seat, TechId t) {
  return faction_off(look, seat) && look.r.tech(t).faction == look.s.players[seat].faction;
}
// The values of a player's units now; null if they cannot have such units (war suns without the technology).
inline const UnitRow* row_of(const Look& look, SeatId seat, Unit unit) {
  const UnitRowId id = look.s.players[seat].rows[at(unit)];
  return id.valid() ? &look.r.units[id.index()] : nullptr;
}
inline int capacity_of(const Look& look, SeatId seat, Unit unit) {
  const UnitRow* row = row_of(look, seat, unit);
  return row == nullptr ? 0 : row->capacity;
}

// Players.
SeatList clockwise_from(const Look& look, SeatId first);  // living players
SeatList initiative_order(const Look& look);              // 55.0; all living players with strategy cards
SeatList window_order(const Look& look);                  // 0.4, 0.5: for the present phase
int initiative(const Look& look, SeatId seat);            // lowest number of its strategy cards; 99 without
int living(const Look& look);
bool neighbours(const Look& look, SeatId a, SeatId b);  // 88.0
int reserve_tokens(const Look& look, SeatId seat);      // command tokens in reinforcements
int hand_limit(const Look& look, SeatId seat);          // 18.4; 255: none
NoteKindId note_kind(const Look& look, NoteId note);
const AbilityDef* note_ability(const Look& look, NoteId note);

// Galaxy.
SystemSet adjacent_systems(const Look& look, SystemId s);           // for everybody (2.0, 2.1)
SystemSet adjacent_for(const Look& look, SeatId seat, SystemId s);  // also what only this player treats so
SystemSet linked_to(const Look& look, SystemId s);  // what an effect makes adjacent in this tactical action
bool has_wormhole(const Look& look, SystemId s, Wormhole w);  // tokens and flagships included
bool has_any_wormhole(const Look& look, SystemId s);
// In this player's tactical action Mecatol Rex's system counts for them as having an alpha and a beta
// wormhole.
bool folds_gate(const Look& look, SeatId seat);
bool has_wormhole_for(const Look& look, SeatId seat, SystemId s);  // any, for this player
SystemSet systems_with(const Look& look, Wormhole w);
struct WormholeMap {
  std::array<SystemSet, kWormholes> with;  // by Wormhole
};
WormholeMap wormhole_map(const Look& look);                                  // all of them at once
inline SystemId active(const Look& look) { return look.s.tactical.system; }  // 76.0
// The planets of the active system, and which of them a planet is: their number if it is none of them.
inline const FixedVec<PlanetId, 4>& planets_here(const Look& look) {
  return look.r.tile(look.s.tactical.system).planets;
}
std::size_t number_of(const Look& look, PlanetId planet);
inline Anomaly anomaly_of(const Look& look, SystemId s) { return look.r.tile(s).anomaly; }
bool is_home_system(const Look& look, SystemId s);
SystemId home_system(const Look& look, SeatId seat);

// Forces.
inline const SpaceForces& forces(const Look& look, SeatId seat, SystemId s) {
  return look.s.systems[s].space[seat];
}
inline const GroundForces& ground(const Look& look, SeatId seat, PlanetId p) {
  return look.s.planets[p].ground[seat];
}
int ships(const SpaceForces& f);  // fighters included
int non_fighters(const SpaceForces& f);
inline bool has_ships(const Look& look, SeatId seat, SystemId s) { return look.s.ships_in[seat].contains(s); }
SeatSet players_with_ships(const Look& look, SystemId s);
SeatId other_fleet(const Look& look, SystemId s, SeatId seat);  // another player with ships there, or none
bool has_units(const Look& look, SeatId seat, SystemId s);
int count_on_board(const Look& look, SeatId seat, Unit unit);  // with those under way
int units_at(const Look& look, SeatId seat, Unit unit, Place place);
int capacity_in(const Look& look, SeatId seat, SystemId s);  // of ships and floating factories
int cargo_in(const Look& look, SeatId seat, SystemId s);     // fighters and ground forces that need capacity
int free_fighters(const Look& look, SeatId seat, SystemId s);  // that space docks there look after
int fleet_limit(const Look& look, SeatId seat);
int fleet_size(const Look& look, SeatId seat, SystemId s);  // ships that count against the fleet pool there
int available(const Look& look, SeatId seat,
              Unit unit);  // that can be placed without recalling: 255 for fighters and infantry
bool blockaded(const Look& look, SeatId seat, SystemId s);  // 4.0
bool can_sustain(const Look& look, SeatId seat, Unit unit,
                 SystemId s);                  // has the ability here and an undamaged piece
bool in_combat(const Look& look, SystemId s);  // a space combat goes on there
// A unit text in force: the player has such a unit in the space area of the system.
bool unit_text(const Look& look, SeatId seat, SystemId s, UnitTrait t);

// Planets.
PlanetSet planets_of(const Look& look, SeatId seat);
int resources(const Look& look, PlanetId p);  // with attachments
int influence(const Look& look, PlanetId p);
bool controls_home(const Look& look, SeatId seat);  // every planet of the home system (20.16)
bool shielded(const Look& look, PlanetId p,
              SeatId attacker);  // Planetary Shield in force against this player
SystemSet systems_with_planets_of(const Look& look, SeatId seat);
bool units_barred(const Look& look, PlanetId p);  // Demilitarized Zone: no unit lands or is placed there

bool production_barred(const Look& look,
                       PlanetId p);  // units there cannot use Production (Holy Planet of Ixth)

// Laws.
const LawInPlay* find_law(const Look& look, AgendaId a);
bool law_trait(const Look& look, Trait t);  // of the whole table
inline bool exhausted(const Look& look, PlanetId p) { return look.s.exhausted_planets.contains(p); }

}  // namespace orrery::ti4
