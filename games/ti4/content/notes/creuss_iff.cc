// Creuss IFF: at the start of the holder's turn they place or move one wormhole token of the note's owner
// (CREUSS-1).
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

bool usable(const Look& look, SeatId seat, NoteId, const Occasion* w) {
  return w->subject == raw(seat) && !wormhole_places(look, seat).empty();
}

void ask(const Look& look, const Use& a, OptionList& out) {
  if (asked_before(a, 0)) return;
  for (Wormhole w : {Wormhole::Alpha, Wormhole::Beta}) {
    for (SystemId s : wormhole_places(look, a.owner)) out.add(make(Verb::Wormhole, w, raw(s)));
  }
}

Next effect(Play& g, Use& a) {
  const Choice c = a.answers[0];
  place_wormhole_token(g, owner_of(a), static_cast<Wormhole>(c.operand(0)), system_at(c, 1));
  return Next::Done;
}

}  // namespace

const AbilityDef kCreussIff{
    .id = "creuss_iff", .at = when(Timing::TurnStart), .ask = ask, .resolve = effect, .note_usable = usable};

}  // namespace orrery::ti4
