// upgrade_outpost(cost): replace one own outpost on a habitable system by a colony at this cost; the rest as
// in COL-6.
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/colonise.h"
#include "games/ahos/flow/colonise_steps.h"
#include "games/ahos/notation.h"

namespace orrery::ahos {
namespace {

void list(const Look& look, SeatId seat, const Effect& e, OptionList& out) {
  for (SpaceId sp : look.r.board) {
    const Space& space = look.s.spaces[sp];
    if (space.marker == Marker::Outpost && space.owner == seat &&
        can_place_colony(look, seat, sp, e.n).allowed())
      out.add(make(Verb::Colony, raw(sp)));
  }
}

}  // namespace

const EffectDef kUpgradeOutpost{
    .code = EffectCode::UpgradeOutpost,
    .parse = [](const EffectCall& call, Effect& e) -> std::string {
      std::string error = expect_arguments(call, 0, {"cost"});
      return error.empty() ? read_named_number(call, "cost", e.n) : error;
    },
    .usable = [](const Look& look, SeatId seat, const Effect& e) -> Refusal {
      OptionList places;
      list(look, seat, e, places);
      return places.empty() ? refuse("AHOS-COL-6") : kAllowed;
    },
    .resolve = [](Play&, Text& a, const Effect&) { return a.stage == 0 ? Next::Ask : Next::Done; },
    .answers = [](const Look& look, const Text& a, const Effect& e, OptionList& out) -> void {
      list(look, a.owner, e, out);
    },
    .answer = [](Play& g, Text& a, const Effect& e, Choice c) -> void {
      a.stage = 1;
      g.call(Colonise{ColoniseStep::Pay, a.owner, space_at(c, 0), Marker::Colony,
                      static_cast<std::uint8_t>(e.n)});
    },
};

}  // namespace orrery::ahos
