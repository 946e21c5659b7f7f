// Proposals: what the seat that is asked could do, as one sequence. One file for each kind of question; a
// question without one gets no proposal. They work on a world imagined from the view of that seat.
#pragma once

#include "games/ahos/flow/frames.h"
#include "games/ahos/state.h"
#include "games/draft.h"

namespace orrery {
extern template class Draft<ahos::State, ahos::Rules, ahos::Reaction>;  // propose.cc: it holds the whole flow
}

namespace orrery::ahos {

using Draft = orrery::Draft<State, Rules, Reaction>;

// Of the position, for whoever is asked; Match::proposal.
std::vector<Choice> proposal(const Look& look);

void propose(Draft& d, const Pay& f);       // payment.cc
void propose(Draft& d, const Response& f);  // combat_answer.cc
void propose(Draft& d, const Losses& f);    // losses.cc
void propose(Draft& d, const Retreat& f);   // losses.cc
void propose(Draft& d, const Move& f);      // bills.cc
void propose(Draft& d, const Produce& f);   // bills.cc

// If the next question of this seat is what something costs, answers that too.
void pay_on(Draft& d);

}  // namespace orrery::ahos
