// peek(alien, adjacent_to_own): look secretly at every face-down Alien token in systems connected, black
// holes ignored, with systems the owner controls.
#include "games/ahos/flow/peek.h"

#include "games/ahos/content/effects.h"
#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

SpaceSet places(const Look& look, SeatId seat) {
  SpaceSet near;
  for (SpaceId sp : systems_of(look, seat)) near |= neighbours(look, sp);
  SpaceSet out;
  for (SpaceId sp : near) {
    const Space& space = look.s.spaces[sp];
    if (space.alien == AlienSide::Hidden && !space.alien_seen.contains(seat)) out.insert(sp);
  }
  return out;
}

}  // namespace

const EffectDef kPeek{
    .code = EffectCode::Peek,
    .parse = [](const EffectCall& call, Effect&) -> std::string {
      std::string error = expect_arguments(call, 2, {});
      if (error.empty() && (call.positional[0] != "alien" || call.positional[1] != "adjacent_to_own"))
        error = "expected peek(alien, adjacent_to_own)";
      return error;
    },
    .usable = [](const Look& look, SeatId seat, const Effect&) -> Refusal {
      return places(look, seat).empty() ? refuse("AHOS-CRD-9") : kAllowed;
    },
    .resolve = [](Play& g, Text& a, const Effect&) -> Next {
      if (a.stage++ > 0) return Next::Done;
      return g.call(Peek{a.owner, places(g, a.owner)});
    },
};

}  // namespace orrery::ahos
