#include "games/ahos/flow/produce.h"

#include "games/ahos/flow/pay.h"
#include "games/ahos/flow/produce_steps.h"
#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

ORRERY_NAME_STEPS(ProduceStep)

namespace {

Cost plus(Cost a, const Cost& b) {
  for (std::size_t i = 0; i < kResources; ++i)
    a.points[i] = static_cast<std::uint8_t>(a.points[i] + b.points[i]);
  return a;
}

bool in_supply(const Look& look, SeatId seat, Unit unit) {
  const Player& p = look.s.players[seat];
  return (unit == Unit::Fleet ? p.fleets : p.star_bases) > 0;
}

Refusal check_place(const Look& look, SeatId seat, SpaceId space) {
  if (!look.r.board.contains(space)) return refuse("AHOS-PRD-3");
  const Space& sp = look.s.spaces[space];
  if (sp.marker == Marker::None || sp.owner != seat) return refuse("AHOS-PRD-3");
  if (sp.marker == Marker::Outpost && !has_in_reserve(look, seat, EffectCode::ProduceAt))
    return refuse("AHOS-PRD-4");
  return kAllowed;
}

// Whether one more unit fits the action and can be paid.
Refusal check_more(const Look& look, const Produce& f) {
  if (f.built >= f.most) return refuse("AHOS-PRD-1");
  if (!covers(purse_of(look, f.seat), plus(f.owed, f.each))) return refuse("AHOS-PRD-2");
  return kAllowed;
}

SpaceSet places(const Look& look, SeatId seat) {
  SpaceSet out;
  for (SpaceId sp : look.r.board) {
    if (check_place(look, seat, sp).allowed()) out.insert(sp);
  }
  return out;
}

}  // namespace

Produce produce_action(const Look& look, SeatId seat) {
  Produce f;
  f.seat = seat;
  f.most = static_cast<std::uint8_t>(produce_limit(look, seat));
  f.each[Resource::Matter] = static_cast<std::uint8_t>(look.r.limits.unit_matter);
  f.each[Resource::Population] = static_cast<std::uint8_t>(look.r.limits.unit_population);
  return f;
}

Refusal can_produce(const Look& look, const Produce& f) {
  const Refusal more = check_more(look, f);
  if (more.refused()) return more;
  if (!in_supply(look, f.seat, Unit::Fleet) && !in_supply(look, f.seat, Unit::StarBase))
    return refuse("AHOS-PRD-6");
  if (places(look, f.seat).empty()) return refuse("AHOS-PRD-3");
  return kAllowed;
}

Next advance(Play& g, Produce& f) {
  switch (f.step) {
    case ProduceStep::Build:
      if (can_produce(g, f).allowed()) return Next::Ask;
      f.step = ProduceStep::Pay;
      return Next::Again;
    case ProduceStep::Pay:
      f.step = ProduceStep::End;
      return g.call(Pay{f.seat, f.owed});
    case ProduceStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Produce& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Produce)}; }

void options(const Look& look, const Produce& f, OptionList& out) {
  const SpaceSet where = places(look, f.seat);
  for (Unit unit : {Unit::Fleet, Unit::StarBase}) {
    if (!in_supply(look, f.seat, unit)) continue;
    for (SpaceId sp : where) out.add(make(Verb::Build, unit, raw(sp)));
  }
  if (f.built > 0) out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Produce& f, Choice c) {
  if (c.verb<Verb>() == Verb::Done) return f.built > 0 ? kAllowed : refuse("AHOS-PRD-1");
  if (c.verb<Verb>() != Verb::Build) return refuse("AHOS-TRN-6");
  const Refusal place = check_place(look, f.seat, space_at(c, 1));
  if (place.refused()) return place;
  if (!in_supply(look, f.seat, unit_at(c, 0))) return refuse("AHOS-PRD-6");
  return check_more(look, f);
}

void choose(Play& g, Produce& f, Choice c) {
  if (c.verb<Verb>() == Verb::Done) {
    f.step = ProduceStep::Pay;
    return;
  }
  build_unit(g, f.seat, unit_at(c, 0), space_at(c, 1));
  ++f.built;
  f.owed = plus(f.owed, f.each);
}

}  // namespace orrery::ahos
