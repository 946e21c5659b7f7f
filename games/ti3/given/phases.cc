// In which phase the game goes on.
#include "games/ti3/flow/elimination.h"
#include "games/ti3/flow/rounds_steps.h"
#include "games/ti3/given/builder.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

// It stands at the step after that of the phase on top of it.
Rounds rounds_after(Phase phase) {
  switch (phase) {
    case Phase::Strategy:
      return {RoundsStep::Action};
    case Phase::Status:
      return {RoundsStep::EndOfRound};
    default:
      return {RoundsStep::Status};
  }
}

}  // namespace

void begin_at(State& s, Phase phase, SeatId turn) {
  s.flow.frames.clear();
  s.flow.frames.push_back(rounds_after(phase));
  switch (phase) {
    case Phase::Strategy:
      s.flow.frames.push_back(StrategyPhase{});
      return;
    case Phase::Status:
      s.flow.frames.push_back(StatusPhase{});
      return;
    case Phase::Setup:
    case Phase::Action: {
      ActionPhase actions;
      actions.last = turn;
      s.flow.frames.push_back(actions);
      Turn first;
      first.seat = turn;
      s.flow.frames.push_back(first);
    }
  }
}

bool PositionBuilder::begin() {
  const json::value* given = in_.get("phase");
  const std::string word = given == nullptr ? "action" : GivenReader::text_of(*given);
  const auto phase = find_enum<Phase>(word);
  if (!phase || *phase == Phase::Setup) return in_.fail("/phase", "expected strategy, action or status");
  SeatId turn(0);
  if (!in_.name_at("turn", turn)) return false;
  Play g = play();
  for (SeatId seat : gone_) {
    const PlanetSet left = s_.players[seat].planets;
    for (PlanetId p : left) lose_control(g, p);
    eliminate(g, seat);
  }
  settle_derived();
  begin_at(s_, *phase, turn);
  // Limits that the position breaks are the position's own doing: they are looked at only when something
  // changes them.
  run(g);
  return true;
}

}  // namespace orrery::ti3
