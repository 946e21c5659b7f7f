// Recheck: a combat die of either side in a Space Battle or Invasion Combat that one fights is rolled again.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/roll.h"

namespace orrery::ti3 {
namespace {

// The rounds alone, not what comes before them (TI3-ERRATA-5, TI3-ERRATA-6).
bool of_rounds(RollKind kind) { return kind == RollKind::SpaceBattle || kind == RollKind::Invasion; }

}  // namespace

const AbilityDef kRecheck{
    .id = "recheck",
    .at = when(Timing::AfterCombatDice),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return takes_part(look, seat) && of_rounds(look.s.roll.kind);
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (const Die& d : look.s.roll.dice) {
        const Choice die = make(Verb::Die, d.unit, d.face);
        if (d.face > 0 && !out.contains(die)) out.add(die);
      }
      out.sort_from(0);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage > 0) return Next::Done;
      a.stage = 1;
      for (std::size_t i = 0; i < g.s.roll.dice.size(); ++i) {
        const Die d = g.s.roll.dice[i];
        if (make(Verb::Die, d.unit, d.face) != a.answers[0]) continue;
        pick_up_die(g, i);
        return g.call(Roll{g.s.roll.seat});
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti3
