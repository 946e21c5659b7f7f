#include "games/ahos/text/combat_text.h"

#include <cstdlib>

#include "games/ahos/flow/combat_steps.h"
#include "games/ahos/text/pretty.h"

namespace orrery::ahos {
namespace {

constexpr std::string_view kAliens = "the aliens";

std::string side_name(const Look& look, const Combat& c, Side side) {
  const SeatId seat = c.seat(side);
  return seat.valid() ? look.r.name(seat) : std::string(kAliens);
}

std::string is_or_has(const Combat& c, Side side, const char* one, const char* many) {
  return c.seat(side).valid() ? one : many;
}

// Losses and retreats change the units: strengths are of no use any more.
bool decided(const Combat& c) { return c.step >= CombatStep::LoserLosses; }

std::string lead(const Look& look, const Combat& c) {
  const int m = margin(look, c);
  if (m == 0) return "the sides are level, so the defender is ahead";  // CBT-11
  const Side side = m > 0 ? Side::Attacker : Side::Defender;
  return side_name(look, c, side) + is_or_has(c, side, " is", " are") + " ahead by " +
         std::to_string(std::abs(m));
}

}  // namespace

std::string combat_text(const Look& look, const Combat& c) {
  const std::string attacker = side_name(look, c, Side::Attacker);
  const std::string defender = side_name(look, c, Side::Defender);
  std::string out = "Combat at " + space_label(look, c.space) + ": ";
  if (decided(c)) {
    const Side loser = c.winner == Side::Attacker ? Side::Defender : Side::Attacker;
    return out + side_name(look, c, c.winner) + is_or_has(c, c.winner, " has", " have") + " won against " +
           side_name(look, c, loser) + ".";
  }
  const bool unknown = !c.defender.valid() && look.s.spaces[c.space].alien == AlienSide::Hidden;
  out += attacker + " (attacker) " + std::to_string(strength(look, c, Side::Attacker)) + ", " + defender +
         " " + std::to_string(strength(look, c, Side::Defender));
  return out + (unknown ? "+?." : "; " + lead(look, c) + ".");
}

}  // namespace orrery::ahos
