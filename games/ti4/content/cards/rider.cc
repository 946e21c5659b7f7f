#include "games/ti4/content/cards/rider.h"

#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void ask_prediction(const Look& look, const Use& a, OptionList& out) {
  if (asked_before(a, 0)) return;
  OutcomeList outcomes;
  list_outcomes(look, outcomes);
  for (std::uint8_t o : outcomes) out.add(outcome_choice(look, Verb::Predict, o));  // 35.22a
}

Next make_prediction(Play& g, Use& a) {
  predict(g, a.owner, a.ref, outcome_at(a.answers[0]));
  bar_vote(g, a.owner);
  return Next::Done;
}

}  // namespace orrery::ti4
