// The agenda phase: reveal, vote, resolve, twice; then planets are readied (35).
#pragma once

#include "games/ti4/fwd.h"
#include "games/ti4/notation.h"

namespace orrery::ti4 {

struct StrategyPhase;

ORRERY_STEPS(AgendaStep)
struct AgendaPhase {
  static constexpr std::string_view kName = "agenda_phase";
  AgendaStep step{};
  std::uint8_t at = 0;  // which voter, which prediction; in Elected: the outcome whose window was opened
  ORRERY_FIELDS(AgendaPhase, step, at)
};
ORRERY_ASKING_FRAME(AgendaPhase)
ORRERY_CHANCE_FRAME(AgendaPhase)

// The votes of one player: an outcome, then planets (35.5-35.16).
ORRERY_STEPS(VotingStep)
struct Voting {
  static constexpr std::string_view kName = "voting";
  VotingStep step{};
  SeatId seat;
  ORRERY_FIELDS(Voting, step, seat)
};
ORRERY_ASKING_FRAME(Voting)

// What the decided outcome does, or what was promised for the next strategy phase; content/agendas/<id>.cc.
struct ResolveAgenda {
  static constexpr std::string_view kName = "resolve_agenda";
  AgendaId agenda;
  std::uint8_t outcome = kNoOutcome;
  bool later = false;  // in the strategy phase after the agenda phase
  std::uint8_t stage = 0;
  std::uint8_t at = 0;  // which player, counted from `first`
  std::uint8_t counter = 0;
  SeatId first;  // the speaker when it began
  SeatId seat;   // who is asked, or being handled
  SystemId system;
  PlanetId planet;
  SeatSet seats;                         // later: whom it concerns
  SystemSet systems;                     // still to be handled
  std::array<std::uint8_t, 6> marked{};  // pairs of piece and place chosen so far: `counter` of them
  ORRERY_FIELDS(ResolveAgenda, agenda, outcome, later, stage, at, counter, first, seat, system, planet, seats,
                systems, marked)
};
ORRERY_ASKING_FRAME(ResolveAgenda)
ORRERY_CHANCE_FRAME(ResolveAgenda)

// What a prediction that came true brings (35.22b); RewardDef of the ability it was made with.
struct Reward {
  static constexpr std::string_view kName = "reward";
  SeatId seat;
  AbilityRef source;
  std::uint8_t outcome = kNoOutcome;
  std::uint8_t stage = 0;
  std::uint8_t at = 0;
  SystemId system;
  ORRERY_FIELDS(Reward, seat, source, outcome, stage, at, system)
};
ORRERY_ASKING_FRAME(Reward)

using OutcomeList = FixedVec<std::uint8_t, 64>;
void list_outcomes(const Look& look, OutcomeList& out);  // of the agenda on the table, ascending
bool is_outcome(const Look& look, std::uint8_t outcome);
// `vote`, `decide` or `predict` with an outcome of the agenda on the table, and back.
Choice outcome_choice(const Look& look, Verb verb, std::uint8_t outcome);
constexpr std::uint8_t outcome_at(Choice c) { return c.operand(1); }
bool may_vote(const Look& look, SeatId seat);
int votes_of(const Look& look, std::uint8_t outcome);
bool voted_for(const Look& look, SeatId seat, std::uint8_t outcome);  // with at least one vote (FAQ-20)
// Additional votes for the outcome the player voted for (35.15).
void add_votes(Play& g, SeatId seat, int votes);
// A prediction aloud (35.22): remembered with the ability it was made with, whose reward is due if it comes
// true.
void predict(Play& g, SeatId seat, AbilityRef source, std::uint8_t outcome);
// Replaces the agenda on the table by the next of the deck (Veto, Quash, Political Favor): the phase reveals
// again. The ability must also close the window of the agenda that is gone: a.cancels = true.
void replace_agenda(Play& g);

// Resolves what agendas promised for the strategy phase that begins (State::delayed), one call after the
// other; goes on to StrategyStep::Choose when nothing is left. For the step Delayed of StrategyPhase.
Next resolve_delayed(Play& g, StrategyPhase& f);

}  // namespace orrery::ti4
