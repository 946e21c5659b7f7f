// Ceasefire: after its owner activated a system with units of the holder, the owner cannot move units there
// in this tactical action.
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {
namespace {

bool usable(const Look& look, SeatId seat, NoteId note, const Occasion* w) {
  return w->subject == raw(Rules::owner_of(note)) && has_units(look, seat, SystemId(w->object)) &&
         !look.s.tactical.no_movement;
}

Next effect(Play& g, Use&) {
  g.s.tactical.no_movement = true;
  return Next::Done;
}

}  // namespace

const AbilityDef kCeasefire{
    .id = "ceasefire", .at = when(Timing::SystemActivated), .resolve = effect, .note_usable = usable};

}  // namespace orrery::ti4
