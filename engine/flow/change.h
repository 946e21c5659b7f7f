// The key to the fields of a state, for the verbs of a game and nobody else: the only files that may include
// this are games/<game>/verbs* (tools/test-stages/style.sh looks). Everybody else reads `Play::s` and calls a
// verb, so that every change has a name and, where players may know of it, an event.
#pragma once

#include "engine/flow/flow.h"

namespace orrery {

struct StateKey {
  template <class State, class Rules>
  static State& open(const Play<State, Rules>& g) {
    return *g.state_;
  }
};

template <class State, class Rules>
State& state_of(const Play<State, Rules>& g) {
  return StateKey::open(g);
}

}  // namespace orrery
