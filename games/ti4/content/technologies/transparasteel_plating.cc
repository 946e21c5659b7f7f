// Transparasteel Plating: in its owner's turns of the action phase players who have passed cannot play action
// cards. It is in force by itself; whatever is no action card stays usable.
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {

const AbilityDef kTransparasteelPlating{
    .id = "transparasteel_plating",
    .at = {},
    .forbids_cards = [](const Look& look, SeatId owner, SeatId seat) -> bool {
      return look.s.phase == Phase::Action && look.s.turn.seat == owner && seat != owner &&
             look.s.players[seat].passed;
    },
};

}  // namespace orrery::ti4
