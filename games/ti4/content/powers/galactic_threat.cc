// Galactic Threat: once per agenda phase a prediction; if it comes true, one technology owned by a player who
// cast votes for that outcome, or a copy of a faction technology of theirs. (Never voting is a trait.)
#include "games/ti4/content/agendas/agendas.h"
#include "games/ti4/content/powers/gain_from.h"
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/agenda_phase.h"
#include "games/ti4/flow/ask.h"

namespace orrery::ti4 {
namespace {

// ---- the prediction

bool usable(const Look& look, SeatId seat, const Occasion*) {
  if (look.s.agenda.threatened.contains(seat)) return false;
  OutcomeList outcomes;
  list_outcomes(look, outcomes);
  return !outcomes.empty() && !look.s.agenda.predictions.full();
}

void ask(const Look& look, const Use& a, OptionList& out) {
  if (asked_before(a, 0)) return;
  OutcomeList outcomes;
  list_outcomes(look, outcomes);
  for (std::uint8_t o : outcomes) out.add(outcome_choice(look, Verb::Predict, o));
}

Next effect(Play& g, Use& a) {
  g.s.agenda.threatened.insert(a.owner);
  predict(g, a.owner, a.ref, outcome_at(a.answers[0]));
  return Next::Done;
}

// ---- its reward

enum Stage : std::uint8_t { kTechnology, kToken, kTaken };

TechSet spoils(const Look& look, const Reward& f) {
  SeatSet voters;
  for (SeatId s : others(look, f.seat)) {
    if (voted_for(look, s, f.outcome)) voters.insert(s);
  }
  return technologies_from(look, f.seat, voters);
}

void answers(const Look& look, const Reward& f, OptionList& out) {
  if (f.stage == kTechnology) {
    list_technologies(spoils(look, f), out);
  } else {
    list_tokens(look, f.seat, TechId(f.at), out);
  }
}

void take(Play& g, Reward& f, int token) {
  f.stage = kTaken;
  gain_or_copy(g, f.seat, TechId(f.at), token);
}

void answer(Play& g, Reward& f, Choice c) {
  if (f.stage == kToken) return take(g, f, c.operand(0));
  f.at = c.operand(0);
  f.stage = kToken;
}

Next give(Play& g, Reward& f) {
  switch (f.stage) {
    case kTechnology:
      return spoils(g, f).empty() ? Next::Done : orrery::ti4::ask(g, f);
    case kToken: {
      OptionList tokens;
      list_tokens(g, f.seat, TechId(f.at), tokens);
      if (!tokens.empty()) return Next::Ask;
      take(g, f, 0);
      return Next::Again;
    }
    default:
      return Next::Done;
  }
}

constexpr RewardDef kReward{give, answers, answer};

}  // namespace

const AbilityDef kGalacticThreat{.id = "galactic_threat",
                                 .at = when(Timing::AfterAgendaRevealed),
                                 .usable = usable,
                                 .ask = ask,
                                 .resolve = effect,
                                 .reward = &kReward};

}  // namespace orrery::ti4
