// Research Agreement: once its owner has researched a technology that is not of a faction, the holder gains
// it too.
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/research.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kResearchAgreement{
    .id = "research_agreement",
    .at = when(Timing::TechnologyResearched),
    .resolve = [](Play& g, Use& a) -> Next {
      gain_technology(g, a.owner, TechId(occasion_of(g, a)->object));
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId note, const Occasion* w) -> bool {
      const TechId tech(w->object);
      return w->subject == raw(Rules::owner_of(note)) && !look.r.tech(tech).faction.valid() &&
             technology_deck(look, seat).contains(tech);
    },
};

}  // namespace orrery::ti4
