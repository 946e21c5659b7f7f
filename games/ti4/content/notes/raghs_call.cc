// Ragh's Call: after the holder committed units to a planet, all ground forces of its owner there go together
// to another planet that the owner controls, of the holder's choice.
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

PlanetSet refuges(const Look& look, NoteId note, PlanetId left) {
  PlanetSet set = room_for_units(look, Rules::owner_of(note));
  set.erase(left);
  return set;
}

}  // namespace

const AbilityDef kRaghsCall{
    .id = "raghs_call",
    .at = when(Timing::GroundForcesCommitted),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0))
        list_planets(refuges(look, NoteId(a.ref.id), PlanetId(occasion_of(look, a)->object)), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetId planet(occasion_of(g, a)->object);
      const int count = ground(g, owner_of(a), planet).infantry;
      relocate_infantry(g, owner_of(a), count, on(planet), on(planet_at(a.answers[0], 0)));
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId note, const Occasion* w) -> bool {
      const PlanetId planet(w->object);
      return w->subject == raw(seat) && ground(look, Rules::owner_of(note), planet).infantry > 0 &&
             !refuges(look, note, planet).empty();
    },
};

}  // namespace orrery::ti4
