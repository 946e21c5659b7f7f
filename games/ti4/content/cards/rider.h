// What all riders have in common: after an agenda is revealed a prediction, which costs the vote on it
// (35.22, FAQ-37, FAQ-40); the reward is the rider's own.
#pragma once

#include "games/ti4/content/agendas/agendas.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

void ask_prediction(const Look& look, const Use& a, OptionList& out);
Next make_prediction(Play& g, Use& a);

constexpr AbilityDef rider(std::string_view id, const RewardDef& reward) {
  AbilityDef def;
  def.id = id;
  def.at = when(Timing::AfterAgendaRevealed);
  def.ask = ask_prediction;
  def.resolve = make_prediction;
  def.reward = &reward;
  return def;
}

}  // namespace orrery::ti4
