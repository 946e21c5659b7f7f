#include "games/ahos/routes.h"

#include <algorithm>

#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

// Breadth first from the spaces whose entry in `steps` is already set; a source at distance d starts in wave
// d.
void spread(const Look& look, SpaceSet sources, SpaceSet expandable, PerSpace<std::uint8_t>& steps,
            int farthest) {
  SpaceSet waiting = sources;
  SpaceSet done;
  for (std::uint8_t wave = 0; !waiting.empty() && wave < farthest; ++wave) {
    SpaceSet now;
    for (SpaceId sp : waiting) {
      if (steps[sp] == wave) now.insert(sp);
    }
    waiting -= now;
    done |= now;
    for (SpaceId sp : now& expandable) {
      for (SpaceId next : open_neighbours(look, sp) - done) {
        if (steps[next] <= wave + 1) continue;
        steps[next] = static_cast<std::uint8_t>(wave + 1);
        waiting.insert(next);
      }
    }
  }
}

}  // namespace

Routes routes_from(const Look& look, SpaceId from, SpaceSet passable, SpaceSet wormholes, int farthest) {
  Routes out;
  out.steps.items.fill(kUnreachable);
  out.warp.items.fill(kUnreachable);
  out.steps[from] = 0;
  SpaceSet expandable = passable;
  expandable.insert(from);
  spread(look, SpaceSet{from}, expandable, out.steps, farthest);
  if (wormholes.empty()) return out;

  // The two nearest wormholes that a unit can stand on to leave: a wormhole does not lead to itself.
  std::uint8_t nearest = kUnreachable;
  std::uint8_t second = kUnreachable;
  SpaceId gate;
  for (SpaceId w : wormholes& expandable) {
    const std::uint8_t d = out.steps[w];
    if (d < nearest) {
      second = nearest;
      nearest = d;
      gate = w;
    } else {
      second = std::min(second, d);
    }
  }
  SpaceSet exits;
  for (SpaceId w : wormholes) {
    const std::uint8_t d = w == gate ? second : nearest;
    if (d == kUnreachable) continue;
    out.warp[w] = d;
    exits.insert(w);
  }
  spread(look, exits, passable, out.warp, farthest);
  return out;
}

std::string_view closing_rule(const Look& look, SpaceId from, SpaceId to) {
  const Routes free_flight = routes_from(look, from, look.r.board, {});
  const bool hole = free_flight.steps[to] == kUnreachable || neighbours(look, from).contains(to);
  return hole ? "AHOS-MOV-5" : "AHOS-MOV-6";
}

}  // namespace orrery::ahos
