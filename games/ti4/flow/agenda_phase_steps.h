// The steps of agenda_phase.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(AgendaStep, Start, Reveal,
                 Revealed,     // the window "when an agenda is revealed"
                 Standing,     // is it still on the table, and can anything be voted for?
                 After,        // the window of predictions
                 BeforeVote,   //
                 Vote,         // one player after the other
                 Tally,        // the speaker breaks ties
                 Elected,      // the window "when you are elected"
                 Resolve,      //
                 Put,          // the card goes where it goes
                 Predictions,  //
                 Next,         //
                 Ready,        //
                 End)
ORRERY_STEPS_ARE(VotingStep, Outcome, Planets, Cast, End)

}  // namespace orrery::ti4
