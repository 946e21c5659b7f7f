#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/battle_steps.h"
#include "games/ti3/flow/roll.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(BattleRollStep)

namespace {

constexpr int kGeneralRerolls = 2;  // TI3-LGENERAL-1

// The next dice, as many as there is room for; false if all have been thrown.
bool put_dice(Play& g, BattleRoll& f) {
  const SeatId seat = g.s.battle.side(f.side).seat;
  clear_dice(g, seat, g.s.battle.planet.valid() ? RollKind::Invasion : RollKind::SpaceBattle);
  int skip = f.thrown;
  for (const DiceGroup& group : battle_dice(g, f.side)) {
    const int left = group.dice - std::min(skip, group.dice);
    skip -= group.dice - left;
    const auto before = static_cast<int>(g.s.roll.dice.size());
    add_dice(g, group.unit, left, group.needs, group.modifier);
    f.thrown = static_cast<std::uint16_t>(f.thrown + static_cast<int>(g.s.roll.dice.size()) - before);
  }
  return !g.s.roll.dice.empty();
}

// Who rolls the dice of hostile locals: the player to the left of the invader (TI3-Q-18).
SeatId roller(const Look& look, Side side) {
  const SeatId seat = look.s.battle.side(side).seat;
  return seat.valid() ? seat : left_of(look, look.s.battle.attacker.seat);
}

}  // namespace

int rerolls_of_generals(const Look& look, Side side) {
  const BattleMemory& b = look.s.battle;
  if (!b.planet.valid() || side != Side::Attacker) return 0;
  const RaceId race = look.s.players[b.attacker.seat].race;
  const std::uint8_t here = look.s.planets[b.planet].landed.leaders;
  int n = 0;
  for (std::size_t i = 0; race.valid() && i < look.r.race(race).leaders.size(); ++i) {
    const bool lands = (here >> i & 1U) != 0;
    n += lands && look.r.leader(look.r.race(race).leaders[i]).type == LeaderType::General ? 1 : 0;
  }
  return n * kGeneralRerolls;
}

Next advance(Play& g, BattleRoll& f) {
  switch (f.step) {
    case BattleRollStep::Throw:
      f.step = BattleRollStep::End;
      if (!put_dice(g, f)) return Next::Again;
      f.step = BattleRollStep::Thrown;
      return g.call(Roll{roller(g, f.side)});
    case BattleRollStep::Thrown:
      f.step = BattleRollStep::Reroll;
      return open_window(g, Timing::AfterCombatDice, raw(g.s.battle.side(f.side).seat));
    case BattleRollStep::Reroll:
      f.step = BattleRollStep::Count;
      if (const int n = rerolls_of_generals(g, f.side); n > 0) {
        Reroll r;
        r.seat = g.s.battle.attacker.seat;
        r.most = static_cast<std::uint8_t>(n);
        return g.call(r);
      }
      return Next::Again;
    case BattleRollStep::Count: {
      const int hits = hits_rolled(g);
      tell_roll(g, hits);
      const Side against = other(f.side);
      set_hits(g, against, std::min(255, g.s.battle.side(against).hits + hits));
      f.step = BattleRollStep::Throw;
      return Next::Again;
    }
    case BattleRollStep::End:
      break;
  }
  return Next::Done;
}

}  // namespace orrery::ti3
