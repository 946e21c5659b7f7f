#include "games/ahos/text/combat_said.h"

#include <cstdlib>

#include "games/ahos/flow/combat_steps.h"
#include "games/ahos/text/sayings.h"

namespace orrery::ahos {
namespace {

// Losses and retreats change the units: strengths are of no use any more.
bool decided(const Combat& c) { return c.step >= CombatStep::LoserLosses; }

Saying outcome_said(const Look& look, const Combat& c) {
  const std::string space = look.r.name(c.space);
  const std::string attacker = look.r.name(c.attacker);
  const bool won = c.winner == Side::Attacker;
  if (!c.defender.valid())
    return say(won ? Say::CombatWonFromAliens : Say::CombatLostToAliens, space, attacker);
  const std::string defender = look.r.name(c.defender);
  return say(Say::CombatWon, space, won ? attacker : defender, won ? defender : attacker);
}

Saying strengths_said(const Look& look, const Combat& c, bool unknown) {
  const std::string space = look.r.name(c.space);
  const std::string attacker = look.r.name(c.attacker);
  const int ours = strength(look, c, Side::Attacker);
  const int theirs = strength(look, c, Side::Defender);
  if (c.defender.valid())
    return say(Say::CombatStands, space, attacker, ours, look.r.name(c.defender), theirs);
  return say(unknown ? Say::CombatWithUnknownAliens : Say::CombatWithAliens, space, attacker, ours, theirs);
}

Saying lead_said(const Look& look, const Combat& c) {
  const int m = margin(look, c);
  if (m == 0) return say(Say::Level);
  const SeatId ahead = c.seat(m > 0 ? Side::Attacker : Side::Defender);
  if (!ahead.valid()) return say(Say::AliensAhead, std::abs(m));
  return say(Say::Ahead, look.r.name(ahead), std::abs(m));
}

}  // namespace

Sayings combat_said(const Look& look, const Combat& c) {
  if (decided(c)) return {outcome_said(look, c)};
  const bool unknown = !c.defender.valid() && look.s.spaces[c.space].alien == AlienSide::Hidden;
  Sayings out{strengths_said(look, c, unknown)};
  if (!unknown) out.push_back(lead_said(look, c));
  return out;
}

}  // namespace orrery::ahos
