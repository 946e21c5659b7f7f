// Galactic Threat: once per agenda phase a prediction; if it comes true, one technology owned by a player who
// cast votes for that outcome, or a copy of a faction technology of theirs. (Never voting is a trait.)
#include "games/ti4/content/agendas/agendas.h"
#include "games/ti4/content/powers/gain_from.h"
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/agenda_phase.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

// ---- its reward

enum SpoilsStage : std::uint8_t { kSpoilsTechnology, kSpoilsToken, kSpoilsTaken };

TechSet spoils(const Look& look, const Reward& f) {
  SeatSet voters;
  for (SeatId s : others(look, f.seat)) {
    if (voted_for(look, s, f.outcome)) voters.insert(s);
  }
  return technologies_from(look, f.seat, voters);
}

void take(Play& g, Reward& f, int token) {
  f.stage = kSpoilsTaken;
  gain_or_copy(g, f.seat, TechId(f.at), token);
}

constexpr RewardDef kGalacticThreatReward{
    .resolve = [](Play& g, Reward& f) -> Next {
      switch (f.stage) {
        case kSpoilsTechnology:
          return spoils(g, f).empty() ? Next::Done : orrery::ti4::ask(g, f);
        case kSpoilsToken: {
          OptionList tokens;
          list_tokens(g, f.seat, TechId(f.at), tokens);
          if (!tokens.empty()) return Next::Ask;
          take(g, f, 0);
          return Next::Again;
        }
        default:
          return Next::Done;
      }
    },
    .answers = [](const Look& look, const Reward& f, OptionList& out) -> void {
      if (f.stage == kSpoilsTechnology) {
        list_technologies(spoils(look, f), out);
      } else {
        list_tokens(look, f.seat, TechId(f.at), out);
      }
    },
    .answer = [](Play& g, Reward& f, Choice c) -> void {
      if (f.stage == kSpoilsToken) return take(g, f, c.operand(0));
      f.at = c.operand(0);
      f.stage = kSpoilsToken;
    },
};

}  // namespace

const AbilityDef kGalacticThreat{
    .id = "galactic_threat",
    .at = when(Timing::AfterAgendaRevealed),
    // ---- the prediction
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      if (look.s.agenda.threatened.contains(seat)) return false;
      OutcomeList outcomes;
      list_outcomes(look, outcomes);
      return !outcomes.empty() && !look.s.agenda.predictions.full();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      OutcomeList outcomes;
      list_outcomes(look, outcomes);
      for (std::uint8_t o : outcomes) out.add(outcome_choice(look, Verb::Predict, o));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      note_threat(g, a.owner);
      predict(g, a.owner, a.ref, outcome_at(a.answers[0]));
      return Next::Done;
    },
    .reward = &kGalacticThreatReward,
};

}  // namespace orrery::ti4
