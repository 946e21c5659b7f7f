// Trade Agreement: when its owner replenishes commodities, they all go to the holder, also if none were
// gained (FAQ-11).
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kTradeAgreement{
    .id = "trade_agreement",
    .at = when(Timing::CommoditiesReplenished),
    .resolve = [](Play& g, Use& a) -> Next {
      give_commodities(g, owner_of(a), a.owner, g.s.players[owner_of(a)].commodities);
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId, NoteId note, const Occasion* w) -> bool {
      const SeatId owner = Rules::owner_of(note);
      return w->subject == raw(owner) && look.s.players[owner].commodities > 0;
    },
};

}  // namespace orrery::ti4
