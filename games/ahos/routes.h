// Cheapest ways over the board. Every step is a connection without a black hole or one wormhole step (MOV-5,
// WRM-5); a unit stops where it may not pass. A second wormhole step never helps: any wormhole leads to any
// other directly.
#pragma once

#include <string_view>

#include "games/ahos/state.h"

namespace orrery::ahos {

inline constexpr std::uint8_t kUnreachable = 0xff;

struct Routes {
  PerSpace<std::uint8_t> steps;  // connections of the cheapest way without a wormhole
  PerSpace<std::uint8_t> warp;   // connections of the cheapest way with exactly one wormhole step
};

// Ways from `from` to everywhere, passing only through `passable`. Wormhole ways only if `wormholes` is not
// empty. Ways of more than `farthest` connections are left out. The same table read backwards gives the ways
// to `from` from every space of `passable`.
Routes routes_from(const Look& look, SpaceId from, SpaceSet passable, SpaceSet wormholes,
                   int farthest = kMaxSpaces);

// The rule that closes every way over connections between two spaces: a black hole on it, or a system where
// units must stop.
std::string_view closing_rule(const Look& look, SpaceId from, SpaceId to);

}  // namespace orrery::ahos
