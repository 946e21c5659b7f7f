// All procedures of the game. A new one is added here and nowhere else.
#pragma once

#include <variant>

#include "games/ahos/flow/acquire.h"
#include "games/ahos/flow/colonise.h"
#include "games/ahos/flow/combat.h"
#include "games/ahos/flow/develop.h"
#include "games/ahos/flow/discard.h"
#include "games/ahos/flow/draw_cards.h"
#include "games/ahos/flow/losses.h"
#include "games/ahos/flow/move.h"
#include "games/ahos/flow/pay.h"
#include "games/ahos/flow/peek.h"
#include "games/ahos/flow/produce.h"
#include "games/ahos/flow/response.h"
#include "games/ahos/flow/retreat.h"
#include "games/ahos/flow/rounds.h"
#include "games/ahos/flow/setup.h"
#include "games/ahos/flow/stow.h"
#include "games/ahos/flow/text.h"
#include "games/ahos/flow/turn.h"

namespace orrery::ahos {

using Frames =
    std::variant<Setup, Rounds, Turn, Pay, Produce, Move, Colonise, Develop, Acquire, FillDisplay, Stow,
                 Discard, DrawCards, Peek, Combat, Response, Losses, Retreat, Text, Reaction>;
inline constexpr std::size_t kMaxDepth = 14;

}  // namespace orrery::ahos
