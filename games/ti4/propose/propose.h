// Proposals: what the seat that is asked could do, as one sequence. One file for each kind of question; a
// question without one gets no proposal. They work on a world imagined from the view of that seat.
#pragma once

#include "games/draft.h"
#include "games/ti4/flow/frames.h"
#include "games/ti4/query.h"
#include "games/ti4/state.h"

namespace orrery {
extern template class Draft<ti4::State, ti4::Rules, ti4::Occasion>;  // propose.cc: it holds the whole flow
}

namespace orrery::ti4 {

using Draft = orrery::Draft<State, Rules, Occasion>;

// Of the position, for whoever is asked; Match::proposal.
std::vector<Choice> proposal(const Look& look);

void propose(Draft& d, const Pay& f);                 // payment.cc
void propose(Draft& d, const AssignHits& f);          // hits.cc
void propose(Draft& d, const Excess& f);              // removal.cc
void propose(Draft& d, const Movement& f);            // cargo.cc
void propose(Draft& d, const SpaceCannonOffence& f);  // fire.cc
void propose(Draft& d, const Volley& f);              // fire.cc
void propose(Draft& d, const SpaceCombat& f);         // fire.cc
void propose(Draft& d, const Reroll& f);              // fire.cc
void propose(Draft& d, const Bombardment& f);         // bombardment.cc
void propose(Draft& d, const Invasion& f);            // landing.cc
void propose(Draft& d, const Production& f);          // production_bill.cc
void propose(Draft& d, const GainTokens& f);          // tokens.cc
void propose(Draft& d, const PlaceToken& f);          // tokens.cc
void propose(Draft& d, const ScoreObjective& f);      // tokens.cc
void propose(Draft& d, const StatusPhase& f);         // scoring.cc
void propose(Draft& d, const Research& f);            // research.cc
void propose(Draft& d, const Voting& f);              // votes.cc

// If the next question of this seat is what something costs, answers that too.
void pay_on(Draft& d);

}  // namespace orrery::ti4
