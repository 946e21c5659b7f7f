// Predictions, and what they bring when they come true (35.22).
#include "games/ti4/content/agendas/agendas.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

const RewardDef* reward_of(const Look& look, const Reward& f) {
  const AbilityDef* ability = ability_of(look.r, f.source);
  return ability != nullptr ? ability->reward : nullptr;
}

}  // namespace

Next advance(Play& g, Reward& f) {
  const RewardDef* def = reward_of(g, f);
  return def != nullptr ? def->resolve(g, f) : Next::Done;
}

Asked asked(const Look&, const Reward& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::Ability), cause_of(f.source)};
}

void options(const Look& look, const Reward& f, OptionList& out) {
  reward_of(look, f)->answers(look, f, out);
  out.sort_from(0);
}

Refusal check(const Look& look, const Reward& f, Choice c) { return listed(look, f, c, "TI4-35.22b"); }

void choose(Play& g, Reward& f, Choice c) { reward_of(g, f)->answer(g, f, c); }

void predict(Play& g, SeatId seat, AbilityRef source, std::uint8_t outcome) {
  add_prediction(g, {seat, source, outcome});
  g.emit(Happening::Predicted, raw(seat), outcome_kind(g.r.agenda(g.s.agenda.agenda).election), outcome);
}

}  // namespace orrery::ti4
