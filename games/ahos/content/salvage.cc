// salvage(n): while in Reserve, after a combat in which its owner lost fleets, n of them return to the Home
// planet or a colony other than the system of the combat. Mandatory; used in the window at the end of a
// combat.
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/combat.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

void list_sites(const Look& look, const Text& a, const Effect&, OptionList& out) {
  const Combat* c = combat_in(look.s);
  if (look.s.players[a.owner].fleets == 0) return;
  for (SpaceId sp : look.r.board) {
    const Space& space = look.s.spaces[sp];
    const bool yard = space.marker == Marker::Home || space.marker == Marker::Colony;
    if (yard && space.owner == a.owner && sp != c->space) out.add(make(Verb::Salvage, raw(sp)));
  }
}

void answer(Play& g, Text& a, const Effect&, Choice c) {
  salvage_fleet(g, a.owner, space_at(c, 0));
  ++a.counter;
}

}  // namespace

const EffectDef kSalvage{
    .code = EffectCode::Salvage,
    .parse = parse_number,
    .usable = [](const Look&, SeatId, const Effect&) { return refuse("AHOS-RSV-10"); },
    .resolve = [](Play& g, Text& a, const Effect& e) -> Next {
      const Combat* c = combat_in(g.s);
      const int lost = c->side(a.owner == c->attacker ? Side::Attacker : Side::Defender).lost_fleets;
      OptionList places;
      list_sites(g, a, e, places);
      if (a.counter >= e.n || a.counter >= lost || places.empty()) return Next::Done;
      if (places.size() > 1) return Next::Ask;
      answer(g, a, e, places[0]);
      return Next::Again;
    },
    .answers = list_sites,
    .answer = answer,
};

}  // namespace orrery::ahos
