// Dice: PDS fire, battles go on, misses are rolled again.
#include "games/ti3/flow/battle_steps.h"
#include "games/ti3/propose/propose.h"

namespace orrery::ti3 {

void propose(Draft& d, const PdsFire&) { d.take(make(Verb::Fire)); }

void propose(Draft& d, const SpaceBattle& f) {
  if (f.step == SpaceBattleStep::Announce) d.take(make(Verb::Stay));
}

void propose(Draft& d, const Reroll& f) {
  const RollMemory roll = d.look().s.roll;
  const bool own = roll.seat == f.seat;
  int left = f.most;
  for (const Die& die : roll.dice) {
    if (die.face == 0 || die.rerolled || die.hit() == own || left-- == 0) continue;
    if (!d.take(make(Verb::Reroll, die.unit, die.face))) break;
  }
  d.take(make(Verb::Done));
}

}  // namespace orrery::ti3
