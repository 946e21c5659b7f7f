// What is wrong with the procedures of a state that came from outside.
#pragma once

#include <string>
#include <variant>

#include "engine/flow/flow.h"

namespace orrery::ti {

// A game at rest waits for something, and what goes on goes on within set-up or a round.
template <class Setup, class Rounds, class Flow>
std::string loaded_flow_fault(const Flow& flow) {
  if (flow.stop == Stop::Running) return "/flow/stop: a game at rest waits for something";
  if (flow.frames.empty()) return flow.stop == Stop::Over ? "" : "/flow/frames: nothing goes on";
  if (!std::holds_alternative<Setup>(flow.frames[0]) && !std::holds_alternative<Rounds>(flow.frames[0]))
    return "/flow/frames/0: neither set-up nor a round";
  return "";
}

}  // namespace orrery::ti
