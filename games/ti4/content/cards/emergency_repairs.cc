// Emergency Repairs: at the start or end of a combat round all one's damaged units in the active system are
// repaired.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kEmergencyRepairs{
    .id = "emergency_repairs",
    .at = when(Timing::CombatRoundStart, Timing::CombatRoundEnd),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      if (!look.s.combat.on) return false;
      for (std::uint8_t n : forces(look, seat, look.s.combat.system).damaged) {
        if (n > 0) return true;
      }
      return false;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const SystemId system = g.s.combat.system;
      for (std::size_t i = 0; i < kSustaining; ++i) {
        while (forces(g, a.owner, system).damaged[i] > 0) repair_unit(g, a.owner, kAllUnits[i], system);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti4
