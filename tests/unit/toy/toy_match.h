// The toy behind the type-erased interface. A position is written as
//   {bank: 9, turns: 6, turn: red, coins: {red: 3}, hands: {blue: [nope, toll]}, broken: order}
// every key optional; `broken` makes the match lie in one way, so that tests see the runner notice.
#pragma once

#include "engine/game/game.h"

namespace orrery::toy {

const Game& game();

}  // namespace orrery::toy
