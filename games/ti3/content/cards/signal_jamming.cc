// Signal Jamming: a command counter out of the reinforcements of another player is put in a system that is no
// home system (TI3-Q-12).
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {
namespace {

bool jams(const Look& look, SeatId seat, SystemId s) {
  return reserve_counters(look, seat) > 0 && !look.s.players[seat].counters.contains(s);
}

bool jams_anybody(const Look& look, SeatId seat, SystemId s) {
  for (SeatId other : clockwise_after(look, seat)) {
    if (jams(look, other, s)) return true;
  }
  return false;
}

}  // namespace

const AbilityDef kSignalJamming{
    .id = "signal_jamming",
    .at = when(Timing::StrategyPhase),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (a.answers.empty()) {
        list_systems(
            systems_where(look,
                          [&](SystemId s) { return !is_home(look, s) && jams_anybody(look, a.owner, s); }),
            out);
      } else if (a.answers.size() == 1) {
        list_opponents(
            look, a.owner, [&](SeatId seat) { return jams(look, seat, system_answer(a, 0)); }, out);
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      activate_system(g, player_answer(a, 1), system_answer(a, 0), true);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
