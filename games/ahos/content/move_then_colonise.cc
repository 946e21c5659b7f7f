// move_then_colonise: a move action; then, if its units entered a system that the owner now controls without
// a marker (conquered, neutral, or held by units before), a colonise action on that system may follow at
// once, at the normal costs.
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/colonise.h"
#include "games/ahos/flow/colonise_steps.h"
#include "games/ahos/flow/move.h"
#include "games/ahos/notation.h"

namespace orrery::ahos {
namespace {

void list_fleets(const Look& look, const Text& a, const Effect&, OptionList& out) {
  SpaceSet open;
  for (SpaceId sp : look.s.turn.entered) {
    if (look.s.spaces[sp].marker == Marker::None) open.insert(sp);
  }
  for (SpaceId sp : open) {
    if (can_place_outpost(look, a.owner, sp, outpost_cost(look, a.owner)).allowed())
      out.add(make(Verb::Outpost, raw(sp)));
  }
  for (SpaceId sp : open) {
    if (can_place_colony(look, a.owner, sp, colony_cost(look, a.owner)).allowed())
      out.add(make(Verb::Colony, raw(sp)));
  }
  out.add(make(Verb::Done));
}

}  // namespace

const EffectDef kMoveThenColonise{
    .code = EffectCode::MoveThenColonise,
    .parse = parse_none,
    .usable = [](const Look& look, SeatId seat, const Effect&) { return can_move(look, seat); },
    .resolve = [](Play& g, Text& a, const Effect& e) -> Next {
      if (a.stage == 0) {
        a.stage = 1;
        return g.call(begin_move(g, a.owner));
      }
      if (a.stage == 2) return Next::Done;
      OptionList list;
      list_fleets(g, a, e, list);
      return list.size() > 1 ? Next::Ask : Next::Done;
    },
    .answers = list_fleets,
    .answer = [](Play& g, Text& a, const Effect&, Choice c) -> void {
      a.stage = 2;
      if (c.verb<Verb>() == Verb::Done) return;
      const bool colony = c.verb<Verb>() == Verb::Colony;
      const int cost = colony ? colony_cost(g, a.owner) : outpost_cost(g, a.owner);
      g.call(Colonise{ColoniseStep::Pay, a.owner, space_at(c, 0), colony ? Marker::Colony : Marker::Outpost,
                      static_cast<std::uint8_t>(cost)});
    },
};

}  // namespace orrery::ahos
