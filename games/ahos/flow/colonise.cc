#include "games/ahos/flow/colonise.h"

#include <algorithm>

#include "games/ahos/flow/colonise_steps.h"
#include "games/ahos/flow/develop.h"
#include "games/ahos/flow/develop_steps.h"
#include "games/ahos/flow/pay.h"
#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

ORRERY_NAME_STEPS(ColoniseStep)

namespace {

bool can_pay_population(const Look& look, SeatId seat, int cost) {
  return cost == 0 || spendable(look, seat, Resource::Population) >= cost;
}

}  // namespace

int outpost_cost(const Look& look, SeatId) { return look.r.limits.cost_outpost; }

int colony_cost(const Look& look, SeatId seat) {
  int cost = look.r.limits.cost_colony;
  for (CardId c : reserves(look.s.players[seat]) & look.r.having(EffectCode::Discount)) {
    cost -= look.r.effect(c, EffectCode::Discount).n;
  }
  return std::max(cost, 0);
}

Refusal can_place_outpost(const Look& look, SeatId seat, SpaceId space, int cost) {
  if (!look.r.board.contains(space)) return refuse("AHOS-COL-1");
  const Space& sp = look.s.spaces[space];
  if (sp.marker != Marker::None || sp.units[seat].count() == 0) return refuse("AHOS-COL-1");
  if (look.s.players[seat].outposts == 0) return refuse("AHOS-CMP-6");
  return can_pay_population(look, seat, cost) ? kAllowed : refuse("AHOS-COL-4");
}

Refusal can_place_colony(const Look& look, SeatId seat, SpaceId space, int cost) {
  if (!look.r.board.contains(space)) return refuse("AHOS-COL-1");
  const Space& sp = look.s.spaces[space];
  const bool upgrade = sp.marker == Marker::Outpost && sp.owner == seat;  // needs no units
  const bool fresh = sp.marker == Marker::None && sp.units[seat].count() > 0;
  if (!upgrade && !fresh) return refuse("AHOS-COL-1");
  if (!habitable(look, space)) return refuse("AHOS-COL-2");
  const Player& p = look.s.players[seat];
  if (p.track_discs + p.spare_discs == 0) return refuse("AHOS-COL-8");
  if (!can_pay_population(look, seat, cost)) return refuse(upgrade ? "AHOS-COL-6" : "AHOS-COL-5");
  return kAllowed;
}

Next advance(Play& g, Colonise& f) {
  switch (f.step) {
    case ColoniseStep::Pay: {
      f.step = ColoniseStep::Place;
      Cost due;
      due[Resource::Population] = f.population;
      return g.call(Pay{f.seat, due});
    }
    case ColoniseStep::Place: {
      f.step = ColoniseStep::End;
      const bool upgrade = g.s.spaces[f.space].marker == Marker::Outpost;
      const bool from_track = f.marker == Marker::Colony && g.s.players[f.seat].track_discs > 0;
      place_marker(g, f.seat, f.marker, f.space);
      if (!upgrade) take_system_card(g, f.seat, f.space);                 // COL-4, COL-5; not COL-6
      if (from_track) return g.call(Develop{DevelopStep::Pick, f.seat});  // DEV-1, COL-7
      return Next::Again;
    }
    case ColoniseStep::End:
      break;
  }
  return Next::Done;
}

}  // namespace orrery::ahos
