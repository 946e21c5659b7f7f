// Emergency Repairs: all Dreadnoughts and War Suns of one's own in a system are repaired.
#include <array>

#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {
namespace {

constexpr std::array<Unit, 2> kRepaired{Unit::Dreadnought, Unit::WarSun};

}  // namespace

const AbilityDef kEmergencyRepairs{
    .id = "emergency_repairs",
    .at = when(Timing::AnyTime),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      SystemSet targets;
      for (SystemId s : look.s.ships_in[a.owner]) {
        for (Unit u : kRepaired) {
          if (fleet(look, a.owner, s).damaged_of(u) > 0) targets.insert(s);
        }
      }
      list_systems(targets, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const SystemId s = system_answer(a, 0);
      for (Unit u : kRepaired) {
        while (fleet(g, a.owner, s).damaged_of(u) > 0) repair_unit(g, a.owner, u, s);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti3
