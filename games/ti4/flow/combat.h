// Space combat and ground combat (23, 24, 68).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

// In the active system, between the active player and the other player with ships there (23.0, 6.0, 29.0).
ORRERY_STEPS(SpaceCombatStep)
struct SpaceCombat {
  static constexpr std::string_view kName = "space_combat";
  SpaceCombatStep step{};
  std::uint8_t at = 0;        // which side is at it: 0 first, 1 second, 2 both done; assigning: 0 to 4
  std::uint8_t light = 0;     // of the hits being assigned, those that may go to fighters too
  bool round_closed = false;  // the window at the end of the round has been
  ORRERY_FIELDS(SpaceCombat, step, at, light, round_closed)
};
ORRERY_ASKING_FRAME(SpaceCombat)

ORRERY_STEPS(GroundCombatStep)
struct GroundCombat {
  static constexpr std::string_view kName = "ground_combat";
  PlanetId planet;
  GroundCombatStep step{};
  std::uint8_t at = 0;
  bool round_closed = false;
  ORRERY_FIELDS(GroundCombat, planet, step, at, round_closed)
};
ORRERY_FRAME(GroundCombat)

// All combat rolls of one side in one round: by combat value in ascending order, rerolls after each
// (23.5b-23.5f).
ORRERY_STEPS(CombatRollStep)
struct CombatRoll {
  static constexpr std::string_view kName = "combat_roll";
  CombatRollStep step{};
  Side side = Side::Attacker;
  std::uint8_t value = 0;       // the combat value rolled last
  std::uint16_t done_dice = 0;  // of the value, when they are too many for one throw
  std::uint16_t all_dice = 0;   // of the value, when the last throw was made
  std::uint8_t hits = 0;
  std::uint8_t heavy_hits = 0;  // of these, by units whose hits must go to non-fighter ships
  ORRERY_FIELDS(CombatRoll, step, side, value, done_dice, all_dice, hits, heavy_hits)
};
ORRERY_FRAME(CombatRoll)
// The dice of one unit type in a roll of a combat: combat roll, barrage, space cannon, bombardment.
struct DiceGroup {
  Unit unit = Unit::Fighter;
  int dice = 0;
  int needs = 0;  // what a die must show at least, before the modifier
  int modifier = 0;
  bool heavy = false;  // its hits must go to non-fighter ships
  int per_unit = 1;    // dice of each unit
  bool extra = false;  // each die of kBestFaces or more, before modifiers, makes kExtraHits more hits
};
using DiceGroups = FixedVec<DiceGroup, kUnits>;
inline constexpr int kBestFaces = 9;
inline constexpr int kExtraHits = 2;
// What a side rolls in this round, as its units stand now, in ascending order of what they need (23.5c).
DiceGroups combat_dice(const Look& look, Side side);
DiceGroups barrage_dice(const Look& look, SeatId seat);  // 68.1
// The most hits a side could produce in one round, with the modifiers it has now.
int most_hits(const Look& look, Side side);

// Sides of the combat going on.
Side side_of(const Look& look, SeatId seat);
bool takes_part(const Look& look, SeatId seat);  // 8.0, 8.1
SeatId opponent_of(const Look& look, SeatId seat);
SeatId seat_of(const Look& look, Side side);
inline constexpr std::array<Side, 2> kSides{Side::Attacker, Side::Defender};

// Units in the combat. Ground forces that fight as ships count in a space combat (NEKRO-2); fighters that
// landed count in a ground combat.
int infantry_as_ships(const Look& look, Side side);
int landed_fighters(const Look& look, Side side);
int units_in_combat(const Look& look, Side side, Unit unit);
bool still_fights(const Look& look, Side side);
int non_fighters_in_combat(const Look& look, SeatId seat);  // NEKRO-6, NEKRO-7

// What both kinds of combat share.
void begin_combat(Play& g, SeatId attacker, SeatId defender, SystemId system, PlanetId planet);
void begin_round(Play& g);
bool combat_over(const Look& look);
// Who wins and who loses as the units stand now (23.10, 24.4b): nobody before the combat is over, or in a
// draw. In the window of the last round effects of its end may still change it (23.9a, 24.4a): what listens
// to the end of the combat asks this, not the window.
struct Verdict {
  SeatId winner;
  SeatId loser;
};
Verdict verdict(const Look& look);
// The window at the end of a combat whose last round did not have one yet (16.12b).
Next open_last_window(Play& g);
// After that window: the verdict is final, and told.
void end_combat(Play& g);

// Hits that an ability produces in a space combat against a player: they may be cancelled before they are
// assigned (FAQ-33). First announce_hits, then, when called again, claim_hits tells how many are left.
Next announce_hits(Play& g, SeatId against, int hits);
int claim_hits(Play& g, SeatId against);

}  // namespace orrery::ti4
