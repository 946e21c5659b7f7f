// In which phase, and at which step of it, the game goes on.
#include <algorithm>

#include "games/ti4/flow/agenda_phase_steps.h"
#include "games/ti4/flow/rounds_steps.h"
#include "games/ti4/flow/status_phase_steps.h"
#include "games/ti4/given/builder.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

template <class Step>
std::string step_names(std::initializer_list<Step> steps) {
  std::string out;
  for (Step step : steps) out += (out.empty() ? "" : ", ") + std::string(enum_name(step));
  return out;
}

}  // namespace

bool PositionBuilder::begin() {
  const json::value* j = in_.get("phase");
  const std::string phase = j == nullptr ? "action" : GivenReader::text_of(*j);
  const auto named = find_enum<Phase>(phase);
  if (!named || *named == Phase::Setup)
    return in_.fail("/phase", "expected strategy, action, status or agenda");
  for (SeatId seat : gone_) eliminate(seat);
  s_.flow.frames.clear();
  s_.pending.clear();
  s_.phase = *named;
  const bool good = *named == Phase::Strategy ? begin_strategy()
                    : *named == Phase::Status ? begin_status()
                    : *named == Phase::Agenda ? begin_agenda()
                                              : begin_turn();
  if (!good) return false;
  // Limits that the position breaks are the position's own doing: they are looked at only when something
  // changes them.
  run(play());
  return true;
}

// /step: the step of the phase, one of those where nothing but the position matters; the first by default.
template <class Step>
bool PositionBuilder::step_named(std::initializer_list<Step> allowed, Step& out) {
  const json::value* j = in_.get("step");
  if (j == nullptr) return true;
  const auto named = find_enum<Step>(GivenReader::text_of(*j));
  if (!named || std::find(allowed.begin(), allowed.end(), *named) == allowed.end())
    return in_.fail("/step", "expected a step of this phase: " + step_names(allowed));
  out = *named;
  return true;
}

bool PositionBuilder::begin_strategy() {
  using enum StrategyStep;
  StrategyPhase phase;
  if (!step_named({Start, Delayed, Choose, Goods, Ending, End}, phase.step)) return false;
  s_.flow.frames.push_back(Rounds{RoundsStep::Action});
  s_.flow.frames.push_back(phase);
  return true;
}

bool PositionBuilder::begin_turn() {
  if (in_.get("step") != nullptr)
    return in_.fail("/step", "goes with phase: strategy, status or agenda; the action phase has /turn");
  SeatId seat = SeatId(0);
  if (!in_.name_at("turn", seat)) return false;
  ActionPhase phase;
  phase.step = ActionStep::Turns;
  phase.last = seat;
  const int place = initiative(look(), seat);
  phase.number = static_cast<std::uint8_t>(place);
  s_.flow.frames.push_back(Rounds{RoundsStep::Status});
  s_.flow.frames.push_back(phase);
  Turn turn;
  turn.seat = seat;
  s_.flow.frames.push_back(turn);
  return true;
}

bool PositionBuilder::begin_status() {
  using enum StatusStep;
  StatusPhase phase;
  if (!step_named({Start, Score, Reveal, Draw, RemoveTokens, GainTokens, Ready, Repair, Return, Ending, End},
                  phase.step))
    return false;
  s_.flow.frames.push_back(Rounds{RoundsStep::Agenda});
  s_.flow.frames.push_back(phase);
  return true;
}

// From `revealed` to `vote` the first card of /agenda_top lies on the table.
bool PositionBuilder::begin_agenda() {
  using enum AgendaStep;
  AgendaPhase phase;
  if (!step_named({Start, Reveal, Revealed, After, BeforeVote, Vote, Ready, End}, phase.step)) return false;
  Play g = play();
  if (phase.step != Start) begin_agendas(g);
  if (phase.step == Revealed || phase.step == After || phase.step == BeforeVote || phase.step == Vote) {
    if (s_.agenda_top.empty()) return in_.fail("/step", "needs the agenda, the first card of /agenda_top");
    reveal_agenda(g, s_.agenda_top[0].agenda);
  }
  s_.flow.frames.push_back(Rounds{RoundsStep::Begin});
  s_.flow.frames.push_back(phase);
  return true;
}

}  // namespace orrery::ti4
