// The chances of a fight of Twilight Imperium 4, exactly: every outcome of every die is counted, none is
// rolled. Dice, modifiers and who may sustain damage come from the rules themselves
// (games/ti4/flow/combat.h), so that there is one place that knows them; what is written here is how hits are
// taken and when optional texts are used (texts.h).
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/ti4/state.h"
#include "odds/ti4/force.h"

namespace orrery::ti4::odds {

// Who loses what when hits must be taken.
enum class Casualties : std::uint8_t {
  Usual,  // in the order of Army::order; a ship sustains when its type is next to be lost, all of a type
          // before one is lost
  Table,  // every ship that can sustains first, then the same order: what a table proposes
  Best,   // what serves the side's goal best, both sides knowing that of each other
};
enum class Goal : std::uint8_t {
  Win,        // the most likely win
  Value,      // the most value left, counting only fights that are won
  LoseDearly  // the most value taken from the enemy
};

// How a side fights.
struct Army {
  std::vector<Unit> order;  // first to be lost first; types that are not named come after, in the usual order
  Goal goal = Goal::Win;
  int retreat_after = 0;  // announces a retreat in this round; 0: never
  std::map<std::string, int>
      uses;  // texts it uses besides those that cost nothing (texts.h): the round, or how many
};

// Infantry that fights as ships goes first in space; on a planet fighters do, for they hold nothing
// (NAALU-1a).
std::vector<Unit> usual_order(bool in_space);

// usual, table or best; false if it is none of them.
bool casualties_named(std::string_view word, Casualties& out);

struct Question {
  SeatId attacker;
  SeatId defender;
  SystemId system;
  PlanetId planet;  // none: the fight in space
  Army attackers, defenders;
  Casualties casualties = Casualties::Usual;
  bool cannons = true;       // space cannons and bombardment before the fight
  bool bombarded = false;    // the bombardment lies behind
  bool start_due = false;    // the combat that goes on is at its very start
  bool barrage_due = false;  // or has its barrage still before it
  // Gives up beyond so many positions, or ways to take hits that were looked at (best play).
  int most_states = 200000;
  std::int64_t most_ways = std::numeric_limits<std::int64_t>::max();
};

struct Survivors {
  double p = 0;
  std::array<std::uint8_t, kFighting> units{};
  std::array<std::uint8_t, kSustaining> damaged{};
};
struct Answer {
  std::string error;  // nothing else holds then
  double attacker = 0, draw = 0, defender = 0;
  double rounds = 0;                              // expected
  double attacker_value = 0, defender_value = 0;  // expected, of what is left, in resources
  std::vector<Survivors> attackers,
      defenders;  // what is left, most likely first; those that are gone included
};

inline Answer no_answer(std::string why) {
  Answer out;
  out.error = std::move(why);
  return out;
}

// The fight in the position: units stand where they stand in `world`, and the active player, if any, is the
// attacker's. What the world does not know cannot be asked: hand it a view's world (games/ti4/imagined.h).
Answer chances(const Rules& rules, const State& world, const Question& q);

}  // namespace orrery::ti4::odds
