// The greedy player of Twilight Imperium 4: at each decision it scores every option by hand-written values,
// in resources, and takes the best. It sees only its view: the world it reckons with is one sampled from it.
#pragma once

#include "engine/game/game.h"
#include "games/ti4/ti4.h"

namespace orrery::ti4 {

Choice greedy_choice(const Rules& r, const View& v, const OptionList& options, Random& random);

}  // namespace orrery::ti4
