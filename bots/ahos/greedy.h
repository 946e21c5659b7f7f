// The greedy player of A Handful of Stars: at each decision it scores every option by hand-written values, in
// victory points, and takes the best. It sees only its view: the world it reckons with is one sampled from
// that view.
#pragma once

#include "engine/game/game.h"
#include "games/ahos/ahos.h"

namespace orrery::ahos {

Choice greedy_choice(const Rules& r, const View& view, const OptionList& options, Random& random);

}  // namespace orrery::ahos
