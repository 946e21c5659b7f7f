// Military Support: at the start of its owner's turn the owner gives up 1 strategy token, if they have one;
// then the holder may place 2 infantry on one planet they control.
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kMilitarySupport{
    .id = "military_support",
    .at = when(Timing::TurnStart),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_planets(room_for_units(look, a.owner), out);
      if (!out.empty()) out.add(make(Verb::Done));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (g.s.players[owner_of(a)].strategy > 0) spend_token(g, owner_of(a), Pool3::Strategy);
      if (!a.answers.empty() && a.answers[0].verb<Verb>() == Verb::Planet)
        place_units(g, a.owner, Unit::Infantry, 2, on(planet_at(a.answers[0], 0)));
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId note, const Occasion* w) -> bool {
      const SeatId owner = Rules::owner_of(note);
      return w->subject == raw(owner) &&
             (look.s.players[owner].strategy > 0 || !room_for_units(look, seat).empty());
    },
};

}  // namespace orrery::ti4
