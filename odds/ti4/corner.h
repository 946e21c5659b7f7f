// One side of a fight: what its ships can stand, in which order it loses them, what it uses.
#pragma once

#include "odds/ti4/arena.h"
#include "odds/ti4/dice.h"

namespace orrery::ti4::odds {

// What hits did to a side.
struct Blow {
  Force force;
  std::array<std::uint8_t, kSustaining> fresh{};      // ships that were damaged by it and are still there
  std::array<std::uint8_t, kSustaining> sustained{};  // ships that were damaged by it
  std::uint8_t first_lost = kNothing;                 // the first ship lost that is no fighter
  static constexpr std::uint8_t kNothing = 0xff;
};

struct Corner {
  Side side = Side::Attacker;
  Army army;
  // By whether a ship of the enemy keeps ships from sustaining damage.
  std::array<std::array<bool, kSustaining>, 2> sustains{};
  std::array<bool, kSustaining> direct_hit_proof{};
  std::array<int, kFighting> worth{};    // in sixtieths of a resource
  std::array<int, kFighting> printed{};  // combat value; 0: none
  int hits_per_sustain = 1;
  bool sustains_first = false;    // whatever can, before anything is lost
  bool repairs_one = false;       // one damaged ship each round
  bool repairs_flagship = false;  // at the start of each round
  bool flagship_stops_sustain = false;
  bool flagship_destroys_all = false;
  bool flagship_counts_enemies = false;  // its dice are the enemy's non-fighter ships
  bool flagship_buys = false;            // goods for dice that missed by one
  bool more_hits_when_hit = false;  // one hit more in a round of ground combat in which the enemy made any
  bool bombards_each_round = false;
  bool munitions = false;  // 2 goods a round for rerolls
  bool funds = false;      // War Funding is this player's note: its use by the enemy costs 2 goods
  bool stakes = false;     // The Crown of Thalnos
  bool devotion = false;
  bool rams = false;  // Exotrireme II

  [[nodiscard]] int used(const char* id) const {
    const auto it = army.uses.find(id);
    return it == army.uses.end() ? 0 : it->second;
  }
};

Corner make_corner(Arena& arena, Side side, const Question& q);
// Whether ships can sustain damage, with and without the enemy's flagship: the rules are asked.
void ask_who_sustains(Arena& arena, Corner& me);
// What the side brings to the fight beyond its pieces: cards, goods, the enemy's Direct Hits.
void equip(const Arena& arena, const Corner& me, const Corner& enemy, Force& f);

// Hits on ships or ground forces, as Army::order says. Returns how many more hits, of another kind, the ships
// that sustained have cancelled besides (77.6).
int take_hits(const Corner& c, Blow& b, int hits, bool non_fighters_first, bool stopped);
void take_barrage(Blow& b, int hits);
// Ground forces that the side's flagship could make ships: those in the space area, and if the text was named
// those on planets too.
int infantry_for_ships(const Arena& arena, const Corner& c);
// Pieces are destroyed, not hit.
void lose(const Corner& c, Force& f, int pieces, bool non_fighters_only = false);
// One damaged ship that was not damaged just now is repaired: the one that would be lost last.
void repair_one(const Corner& c, Blow& b);
// The most valuable ship, of those that could not sustain a hit if there are any.
std::optional<Piece> best_target(const Corner& c, const Force& f, bool stopped);
// The hit on that ship alone.
void hit_ship(const Corner& c, Force& f, Piece piece, bool stopped);
void remove(Force& f, Piece piece);
int toughness(const Corner& c, const Force& f);
// Falls with everything that happens in a fight without repairs, so that no position comes twice.
int potential(const Corner& c, const Force& f);
double value_of(const Corner& c, const Force& f);

}  // namespace orrery::ti4::odds
