// Spy Net: at the start of their turn the holder looks at the action cards of its owner and takes one of
// them. Not with an empty hand: there is nothing to take.
#include "games/ti4/content/hand.h"
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AbilityDef kSpyNet{
    .id = "spy_net",
    .at = when(Timing::TurnStart),
    .resolve = [](Play& g, Use& a) -> Next { return take_from_hand(g, a, owner_of(a)); },
    .answers = [](const Look& look, const Use& a, OptionList& out) { list_hand(look, owner_of(a), out); },
    .answer = [](Play& g, Use& a, Choice c) { take_card(g, a, owner_of(a), c); },
    .note_usable = [](const Look& look, SeatId seat, NoteId note, const Occasion* w) -> bool {
      return w->subject == raw(seat) && !look.s.players[Rules::owner_of(note)].hand.empty();
    },
    .asks_anyway = true,
};

}  // namespace orrery::ti4
