// Declares Look and Play before the state is complete, so that frame headers can name them.
#pragma once

#include "engine/flow/declare_frame.h"
#include "games/ahos/types.h"

namespace orrery::ahos {

struct State;
struct Rules;
using Look = orrery::Look<State, Rules>;
using Play = orrery::Play<State, Rules>;

// What kind of choice a decision asks for; the word stands in views, prompts and scenarios.
ORRERY_ENUM(Ask, Home, FirstColony, Develop, Action, FreeText, Pay, Produce, Move, Stow, Discard, Attack,
            Defend, Respond, Lose, Retreat, TakeReserve, Text, React)

// What nature decides; the word stands in records and scenarios.
ORRERY_ENUM(Luck, Tiles, Systems, Technology, Races, First, Development, Draw, Alien)

}  // namespace orrery::ahos
