// A combat (CBT, TUG, CFR, LOS, RET, AFT, NEU), in the step order of ruling Q-30.
#pragma once

#include "games/ahos/flow/losses.h"
#include "games/ahos/flow/response.h"
#include "games/ahos/flow/retreat.h"
#include "games/ahos/fwd.h"

namespace orrery::ahos {

ORRERY_STEPS(CombatStep)

// Timing points that texts can react to.
enum class Timing : std::uint8_t { AttackerStays, CombatEnds };

struct CombatSide {
  std::uint8_t bonus = 0;  // Matter spent and Combat texts used
  std::uint8_t fewer_losses = 0;
  std::uint8_t lost_fleets = 0;  // in this combat, whatever the reason
  bool loses = false;            // has to take losses at the end
  ORRERY_FIELDS(CombatSide, bonus, fewer_losses, lost_fleets, loses)
};

struct Combat {
  static constexpr std::string_view kName = "combat";
  CombatStep step{};
  SpaceId space;
  SeatId attacker;
  SeatId defender;  // none: a neutral system
  std::array<CombatSide, 2> sides;
  bool alien_counts = true;  // First Contact: the Alien token counts alien_value instead
  std::uint8_t alien_value = 0;
  bool crossed = false;  // the marker has crossed the border (CFR-3)
  bool yielded = false;  // the last response
  bool envoy = false;    // an envoy made the attacker withdraw
  Side winner = Side::Defender;
  CombatSide& side(Side s) { return sides[static_cast<std::size_t>(s)]; }
  [[nodiscard]] const CombatSide& side(Side s) const { return sides[static_cast<std::size_t>(s)]; }
  [[nodiscard]] SeatId seat(Side s) const { return s == Side::Attacker ? attacker : defender; }

  void lose_fleets(SeatId who, std::uint8_t fleets) {
    CombatSide& s = side(who == attacker ? Side::Attacker : Side::Defender);
    s.lost_fleets = static_cast<std::uint8_t>(s.lost_fleets + fleets);
  }
  void receive(const Response& r) { yielded = r.yielded; }
  void receive(const Losses& l) { lose_fleets(l.seat, l.fleets_lost); }
  void receive(const Retreat& r) { lose_fleets(r.seat, r.fleets_lost); }
  void receive(const Reaction& w) { envoy = w.cancelled; }
  ORRERY_FIELDS(Combat, step, space, attacker, defender, sides, alien_counts, alien_value, crossed, yielded,
                envoy, winner)
};
ORRERY_ASKING_FRAME(Combat)
ORRERY_CHANCE_FRAME(Combat)

// Combat strength of a side now: units, Matter, texts, Reserve, or tile and Alien token of a neutral system.
int strength(const Look& look, const Combat& c, Side side);
// What a card in a Reserve of that side adds to it.
int reserve_card_strength(const Look& look, const Combat& c, Side side, CardId card);
// The combat marker: attacker minus defender; the attacker is ahead above zero, else the defender (CBT-11).
int margin(const Look& look, const Combat& c);
// The combat being fought, if any (the frame nearest to the top).
const Combat* combat_in(const State& s);
Combat* combat_in(State& s);
Combat* combat_in(Play& g);

}  // namespace orrery::ahos
