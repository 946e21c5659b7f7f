// Proposals: what the seat that is asked could do, as one sequence. A question without one gets no proposal.
// They work on a world imagined from the view of that seat.
#pragma once

#include "games/draft.h"
#include "games/ti/payment.h"
#include "games/ti3/flow/frames.h"
#include "games/ti3/query.h"
#include "games/ti3/state.h"

namespace orrery {
extern template class Draft<ti3::State, ti3::Rules, ti3::Occasion>;  // propose.cc: it holds the whole flow
}

namespace orrery::ti3 {

using Draft = orrery::Draft<State, Rules, Occasion>;
using Bill = ti::Bill<PlanetId>;

// Of the position, for whoever is asked; Match::proposal.
std::vector<Choice> proposal(const Look& look);

void propose(Draft& d, const Movement& f);      // movement.cc
void propose(Draft& d, const Landing& f);       // landing.cc
void propose(Draft& d, const GainCounters& f);  // counters.cc
void propose(Draft& d, const Pay& f);           // payment.cc
void propose(Draft& d, const Production& f);    // payment.cc
void propose(Draft& d, const StatusPhase& f);   // payment.cc
void propose(Draft& d, const AssignHits& f);    // losses.cc
void propose(Draft& d, const Excess& f);        // losses.cc
void propose(Draft& d, const PdsFire& f);       // fire.cc
void propose(Draft& d, const SpaceBattle& f);   // fire.cc
void propose(Draft& d, const Reroll& f);        // fire.cc
void propose(Draft& d, const Council& f);       // votes.cc

// The best way to pay what is still owed.
Bill best_bill(const Look& look, const Pay& f);  // payment.cc

}  // namespace orrery::ti3
