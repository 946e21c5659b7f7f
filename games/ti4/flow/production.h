// Producing units (59, 60).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

// `produce <unit> <place>` one by one until `done`, then all is paid for at once (59.1b) and placed. Effects
// that produce without the Production ability fill in the fields themselves and clear by_ability (59.4).
ORRERY_STEPS(ProductionStep)
struct Production {
  static constexpr std::string_view kName = "production";
  ProductionStep step{};
  SeatId seat;
  SystemId system;
  PlanetSet planets;                   // where ground forces may be placed (60.3)
  bool in_space = false;               // ... also in the space area (60.4)
  bool ships = true;                   // may produce ships here (4.1, 59.6)
  bool by_ability = true;              // the Production ability (Sarween Tools), not another effect
  std::uint8_t limit = 0;              // units
  std::uint8_t infantry_limit = 0xff;  // ground forces among them (60.1d)
  std::uint8_t cost_limit = 0xff;      // total cost, for effects that say so
  bool only_ships = false;
  PlanetId dock;                             // the use of this one space dock alone
  bool single = false;                       // the use of one unit: the limit stays as it is
  std::array<std::uint8_t, kUnits> units{};  // chosen so far
  std::array<std::uint8_t, 4>
      infantry_on{};               // by planet of the system; the rest of it goes to the space area
  std::uint8_t recalled = 0xff;    // a unit type recalled of which none was produced yet (44.4b)
  std::uint16_t allowed = 0xffff;  // bits of unit types
  ORRERY_FIELDS(Production, step, seat, system, planets, in_space, ships, by_ability, limit, infantry_limit,
                cost_limit, only_ships, dock, single, units, infantry_on, recalled, allowed)
};
ORRERY_ASKING_FRAME(Production)
// The use of Production of all units of the player in the system (60.0); limit 0 if there are none.
Production production_in(const Look& look, SeatId seat, SystemId system);
// Of one space dock only (Warfare, ARBOREC-1): on a planet, or floating in a system.
Production production_of_dock(const Look& look, SeatId seat, PlanetId planet);
Production production_of_floating_dock(const Look& look, SeatId seat, SystemId system);
// Of an effect other than the Production ability: up to `limit` units in the system, ships if no other player
// has ships there, ground forces on the planets given.
Production production_by_effect(const Look& look, SeatId seat, SystemId system, int limit,
                                const PlanetSet& planets);
// Whether anything at all could be produced and paid for.
bool can_produce_anything(const Look& look, const Production& f);
int cost_of(const Look& look, const Production& f);  // of the units chosen so far, after reductions
// A text keeps the player from producing in this system (Stymie).
bool production_stymied(const Look& look, SeatId seat, SystemId system);

}  // namespace orrery::ti4
