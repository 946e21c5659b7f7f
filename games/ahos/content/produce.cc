// produce(max, cost): produce up to `max` units, each at this cost (M, P or M+P), on the usual places (PRD-3
// to PRD-7).
#include "games/ahos/flow/produce.h"

#include "games/ahos/content/effects.h"

namespace orrery::ahos {
namespace {

Produce frame_of(const Look& look, SeatId seat, const Effect& e) {
  Produce f = produce_action(look, seat);
  f.most = static_cast<std::uint8_t>(e.n);
  if (e.from == 0) f.each[Resource::Matter] = 0;
  if (e.to == 0) f.each[Resource::Population] = 0;
  return f;
}

}  // namespace

const EffectDef kProduce{
    .code = EffectCode::Produce,
    .parse = [](const EffectCall& call, Effect& e) -> std::string {
      std::string error = expect_arguments(call, 0, {"max", "cost"});
      if (error.empty()) error = read_named_number(call, "max", e.n);
      if (!error.empty()) return error;
      const std::string* cost = find_named(call, "cost");
      if (cost == nullptr || (*cost != "M" && *cost != "P" && *cost != "M+P"))
        return "expected cost=M, P or M+P";
      e.from = *cost != "P" ? 1 : 0;  // Matter
      e.to = *cost != "M" ? 1 : 0;    // Population
      return "";
    },
    .usable = [](const Look& look, SeatId seat, const Effect& e) -> Refusal {
      return can_produce(look, frame_of(look, seat, e));
    },
    .resolve = [](Play& g, Text& a, const Effect& e) -> Next {
      if (a.stage++ > 0) return Next::Done;
      return g.call(frame_of(g, a.owner, e));
    },
};

}  // namespace orrery::ahos
