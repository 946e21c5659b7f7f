#include "games/ahos/flow/losses.h"

#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

void lose(Play& g, Losses& f, Unit unit) {
  lose_unit(g, f.seat, unit, f.space);
  if (unit == Unit::Fleet) ++f.fleets_lost;
  --f.left;
}

}  // namespace

Next advance(Play& g, Losses& f) {
  while (f.left > 0) {
    const Units here = g.s.spaces[f.space].units[f.seat];
    if (here.count() == 0) break;
    const bool choice = here.fleets > 0 && here.star_bases > 0 && f.left < here.count();
    if (choice) return Next::Ask;
    lose(g, f, here.fleets > 0 ? Unit::Fleet : Unit::StarBase);
  }
  return Next::Done;
}

Asked asked(const Look&, const Losses& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Lose)}; }

void options(const Look& look, const Losses& f, OptionList& out) {
  for (Unit unit : {Unit::Fleet, Unit::StarBase}) {
    if (look.s.spaces[f.space].units[f.seat].of(unit) > 0) out.add(make(Verb::Lose, unit));
  }
}

Refusal check(const Look& look, const Losses& f, Choice c) {
  if (c.verb<Verb>() != Verb::Lose || look.s.spaces[f.space].units[f.seat].of(unit_at(c, 0)) == 0)
    return refuse("AHOS-LOS-2");
  return kAllowed;
}

void choose(Play& g, Losses& f, Choice c) { lose(g, f, unit_at(c, 0)); }

}  // namespace orrery::ahos
