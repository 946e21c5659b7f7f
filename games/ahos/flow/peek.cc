#include "games/ahos/flow/peek.h"

#include "games/ahos/luck.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

Next advance(Play& g, Peek& f) {
  while (!f.spaces.empty()) {
    const SpaceId space = f.spaces.first();
    const AlienId known = g.s.spaces[space].alien_token;  // another player may have looked before
    if (!known.valid()) return Next::Chance;
    see_alien(g, f.seat, space, known);
    f.spaces.erase(space);
  }
  return Next::Done;
}

ChancePoint chance(const Look& look, const Peek& f) {
  return luck(Luck::Alien, pool_of(look.s.alien_pool), 1, f.seat);
}

void outcome(Play& g, Peek& f, const Outcome& o) {
  see_alien(g, f.seat, f.spaces.first(), drawn_alien(g.r, g.s.alien_pool, o));
  f.spaces.erase(f.spaces.first());
}

}  // namespace orrery::ahos
