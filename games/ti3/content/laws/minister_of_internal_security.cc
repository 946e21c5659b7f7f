// Minister of Internal Security: once, at any time, up to four ground forces on Mecatol Rex are destroyed.
#include <algorithm>

#include "games/ti3/content/laws/laws.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr int kMostDestroyed = 4;

int troops_on_mecatol(const Look& look) {
  const Planet& p = look.s.planets[look.r.mecatol];
  return p.controller.valid() ? p.own.ground_forces : 0;
}

}  // namespace

const AbilityDef kMinisterOfInternalSecurity{
    .id = "minister_of_internal_security",
    .at = when(Timing::AnyTime),
    .usable = [](const Look& look, SeatId, const Occasion*) -> bool { return troops_on_mecatol(look) > 0; },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (int n = 1; n <= std::min(kMostDestroyed, troops_on_mecatol(look)); ++n)
        out.add(make(Verb::Number, n));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      discard_law(g, PoliticalId(a.ref.id));
      const SeatId owner = g.s.planets[g.r.mecatol].controller;
      for (int i = 0; i < a.answers[0].operand(0); ++i)
        destroy_unit(g, owner, {Unit::GroundForce, false}, on(g.r.mecatol));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
