// Units lost after a combat: what the loser could not take along anyway, otherwise the weakest. Retreats: to
// the system most worth holding.
#include "games/ahos/flow/combat.h"
#include "games/ahos/flow/retreat.h"
#include "games/ahos/notation.h"
#include "games/ahos/propose/propose.h"
#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

int worth_of_refuge(const Look& look, SeatId seat, SpaceId sp) {
  const Space& s = look.s.spaces[sp];
  const int marker = s.owner == seat ? marker_vp(look, s.marker) : 0;
  return 100 * marker + s.units[seat].count();
}

// The loser retreats afterwards; units that have nowhere to go are lost then (RET-5, RET-6).
Unit first_lost(const Look& look, const Losses& f) {
  const Combat* c = combat_in(look.s);
  const bool leaves = c != nullptr && c->seat(c->winner) != f.seat;
  const bool fleets_go = !leaves || !retreat_places(look, f.seat, f.space, Unit::Fleet).empty();
  const bool star_bases_go = !leaves || !retreat_places(look, f.seat, f.space, Unit::StarBase).empty();
  if (fleets_go != star_bases_go) return fleets_go ? Unit::StarBase : Unit::Fleet;
  return look.r.limits.fleet_strength <= look.r.limits.star_base_strength ? Unit::Fleet : Unit::StarBase;
}

}  // namespace

void propose(Draft& d, const Losses& f) {
  const Unit first = first_lost(d.look(), f);
  const Unit second = first == Unit::Fleet ? Unit::StarBase : Unit::Fleet;
  while (d.open()) {
    if (!d.take(make(Verb::Lose, first)) && !d.take(make(Verb::Lose, second))) return;
  }
}

void propose(Draft& d, const Retreat& f) {
  while (d.open()) {
    OptionList list;
    d.list(list);
    Choice best;
    int most = -1;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i].verb<Verb>() != Verb::Retreat) continue;
      const int worth = worth_of_refuge(d.look(), f.seat, space_at(list[i], 1));
      if (worth <= most) continue;
      most = worth;
      best = list[i];
    }
    if (most < 0 || !d.take(best)) return;
  }
}

}  // namespace orrery::ahos
