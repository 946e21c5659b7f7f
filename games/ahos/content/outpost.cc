// outpost(n, cost=Pk): place an outpost where the owner has units and no marker, for k Population; the rest
// as in COL-4.
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/colonise.h"
#include "games/ahos/flow/colonise_steps.h"
#include "games/ahos/notation.h"

namespace orrery::ahos {
namespace {

SpaceSet places(const Look& look, SeatId seat, const Effect& e) {
  SpaceSet out;
  for (SpaceId sp : look.r.board) {
    if (can_place_outpost(look, seat, sp, e.n).allowed()) out.insert(sp);
  }
  return out;
}

}  // namespace

const EffectDef kOutpost{
    .code = EffectCode::Outpost,
    .parse = [](const EffectCall& call, Effect& e) -> std::string {
      std::string error = expect_arguments(call, 1, {"cost"});
      if (!error.empty()) return error;
      if (call.positional[0] != "1") return "expected 1 in outpost: one outpost at a time";
      const std::string* cost = find_named(call, "cost");
      if (cost == nullptr || !cost->starts_with('P') || !read_number(std::string_view(*cost).substr(1), e.n))
        return "expected cost=P and a number in outpost";
      return "";
    },
    .usable = [](const Look& look, SeatId seat, const Effect& e) -> Refusal {
      return places(look, seat, e).empty() ? refuse("AHOS-COL-1") : kAllowed;
    },
    .resolve = [](Play&, Text& a, const Effect&) { return a.stage == 0 ? Next::Ask : Next::Done; },
    .answers = [](const Look& look, const Text& a, const Effect& e, OptionList& out) -> void {
      for (SpaceId sp : places(look, a.owner, e)) out.add(make(Verb::Outpost, raw(sp)));
    },
    .answer = [](Play& g, Text& a, const Effect& e, Choice c) -> void {
      a.stage = 1;
      g.call(Colonise{ColoniseStep::Pay, a.owner, space_at(c, 0), Marker::Outpost,
                      static_cast<std::uint8_t>(e.n)});
    },
};

}  // namespace orrery::ahos
