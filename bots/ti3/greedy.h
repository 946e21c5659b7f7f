// The greedy player of Twilight Imperium 3: weighs every choice by what it brings soon, in resources.
#pragma once

#include "engine/flow/random.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

// `world`: any full state that agrees with what the asked seat knows. `random` breaks ties and answers
// chance in what is tried out.
Choice greedy_choice(const Rules& r, const State& world, const OptionList& options, Random& random);

}  // namespace orrery::ti3
