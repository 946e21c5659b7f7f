// Questions about a state that rules ask again and again. Pure; named as in the rulebook.
#pragma once

#include <span>

#include "games/ti3/state.h"

namespace orrery::ti3 {

using SeatList = FixedVec<SeatId, kSeats>;

inline constexpr int kMostPds = 2;  // on a planet (TI3-LIMIT-5)

// ---- traits and lasting effects
int count_trait(const Look& look, SeatId seat, Trait t);
bool has_trait(const Look& look, SeatId seat, Trait t);
bool law_trait(const Look& look, Trait t);  // of the whole table
// Whether such an effect is in force. An invalid seat, or 0xff, stands for any.
bool held(const Look& look, Hold what, SeatId seat = SeatId{}, std::uint8_t object = 0xff);

// ---- players
SeatId next_around(const Look& look, SeatId seat);        // clockwise, living or not
SeatList clockwise_from(const Look& look, SeatId first);  // living ones, the first included
SeatList clockwise_after(const Look& look, SeatId seat);  // without that one
SeatList order_of_play(const Look& look);                 // TI3-ORDER
int number_in_play(const Look& look, SeatId seat);        // the lowest Initiative Number; 99 without a card
SeatList window_order(const Look& look);                  // TI3-ACARD-7, TI3-ACARD-8
int living(const Look& look);
SeatId left_of(const Look& look, SeatId seat);
SeatId right_of(const Look& look, SeatId seat);
int reserve_counters(const Look& look, SeatId seat);  // command counters in reinforcements (TI3-COMMAND-1)
int hand_limit(const Look& look, SeatId seat);        // 255: none
SystemId home_system(const Look& look, SeatId seat);
bool controls_home(const Look& look, SeatId seat);  // all planets of it (TI3-STATUS-6)
bool holds_card(const Look& look, SeatId seat, StrategyCard card);

// ---- galaxy
// Two relations (TI3-WORMHOLE-4): edges alone, and edges with wormholes, for movement.
SystemSet adjacent(const Look& look, SystemId s);
SystemSet adjacent_for_moving(const Look& look, SystemId s);
bool has_wormhole(const Look& look, SystemId s, Wormhole w);
bool any_wormhole(const Look& look, SystemId s);
bool is_home(const Look& look, SystemId s);
bool can_be_entered(const Look& look, SystemId s);    // ships may end a move there
bool may_be_activated(const Look& look, SystemId s);  // by the map alone (TI3-ACTIVATE-7)

// ---- forces
const Fleet& fleet(const Look& look, SeatId seat, SystemId s);
int ships(const Fleet& f);
int non_fighters(const Fleet& f);
SeatSet players_with_ships(const Look& look, SystemId s);
SeatId other_fleet(const Look& look, SystemId s, SeatId seat);  // the first in clockwise order; none
bool enemy_ships(const Look& look, SeatId seat, SystemId s);
bool has_units(const Look& look, SeatId seat, SystemId s);
bool empty_system(const Look& look, SystemId s);         // TI3-GENERAL-14, TI3-GENERAL-16
int on_board(const Look& look, SeatId seat, Unit unit);  // loads included
int units_at(const Look& look, SeatId seat, Unit unit, Place place);
SystemId system_of(const Look& look, Place place);

// What ships carry. A ship without cargo has no entry.
Load aboard(const Look& look, SeatId seat, SystemId s);    // of all its ships there
int room_of(const Look& look, SeatId seat, Unit ship);     // places for ground forces, PDS and fighters
int taken(const Look& look, Unit ship, const Load& load);  // places that a load takes on such a ship
// Ships of that kind in the system that carry nothing.
int unladen(const Look& look, SeatId seat, SystemId s, Piece piece);
// What is lost with any one of them: nothing as long as one carries nothing (fighters may carry leaders).
Load least_load(const Look& look, SeatId seat, SystemId s, Piece piece);

// ---- limits
int fleet_limit(const Look& look, SeatId seat, SystemId s);    // 255: none
int ships_counted(const Look& look, SeatId seat, SystemId s);  // against it (TI3-FLEET-6, TI3-ERRATA-12)
// The same once these ships have arrived too.
int ships_expected(const Look& look, SeatId seat, SystemId s, std::span<const Moving> coming);
int fighter_capacity(const Look& look, SeatId seat, SystemId s);  // TI3-FIGHTER-4

// ---- planets
const Garrison& garrison(const Look& look, SeatId seat, PlanetId p);  // the controller's, or what has landed
int resources(const Look& look, PlanetId p);
int influence(const Look& look, PlanetId p);
bool exhausted(const Look& look, PlanetId p);
PlanetSet planets_of(const Look& look, SeatId seat);
bool is_home_planet(const Look& look, PlanetId p);
int planets_away(const Look& look, SeatId seat);                  // outside the own home system
bool blockaded(const Look& look, SeatId seat, SystemId s);        // TI3-DOCK-11
bool controls_system(const Look& look, SeatId seat, SystemId s);  // TI3-Q-23

// ---- technology and laws
bool has_tech(const Look& look, SeatId seat, TechId t);
int specialties(const Look& look, SeatId seat, Colour c, bool unexhausted_only);
const LawInPlay* law_in_play(const Look& look, PoliticalId card);

// ---- trade
bool partners(const Look& look, SeatId a, SeatId b);
int agreements(const Look& look, SeatId seat);
std::uint16_t trade_card_bit(SeatId seat, int card);  // in TurnMemory::exchanged
// What the trade cards pay; through the secondary ability not those exchanged in this action.
int trade_income(const Look& look, SeatId seat, bool by_secondary);

}  // namespace orrery::ti3
