// Reclamation: after a tactical action in which one gained control of Mecatol Rex, a PDS and a space dock go
// there, each as far as it can be placed (16.7). With none in the reserve others may be recalled for it
// (44.4a).
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/place.h"

namespace orrery::ti4 {
namespace {

PlaceStructure structure(const Look& look, SeatId seat, Unit unit) {
  PlaceStructure f;
  f.seat = seat;
  f.pds = unit == Unit::Pds;
  f.dock = unit == Unit::SpaceDock;
  f.system = look.r.mecatol_system;
  return f;
}

bool can_be_placed(const Look& look, SeatId seat, Unit unit) {
  OptionList list;
  options(look, structure(look, seat, unit), list);
  return list.size() > (list.contains(make(Verb::Done)) ? 1U : 0U);
}

}  // namespace

const AbilityDef kReclamation{
    .id = "reclamation",
    .at = when(Timing::TacticalActionDone),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && look.s.tactical.gained.contains(look.r.mecatol) &&
             (can_be_placed(look, seat, Unit::Pds) || can_be_placed(look, seat, Unit::SpaceDock));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage > 1) return Next::Done;
      PlaceStructure f = structure(g, a.owner, a.stage++ == 0 ? Unit::Pds : Unit::SpaceDock);
      f.cause = ability_asked(g, a).cause;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
