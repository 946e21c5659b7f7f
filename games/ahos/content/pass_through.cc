// pass_through(1): in the next move action of this turn units may pass through one chosen system where they
// would have to stop (MOV-6); passing is not entering. The system is named in the move action (flow/move.cc,
// slip).
#include "games/ahos/content/effects.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

const EffectDef kPassThrough{
    .code = EffectCode::PassThrough,
    .parse = [](const EffectCall& call, Effect& e) -> std::string {
      std::string error = parse_number(call, e);
      return error.empty() && e.n != 1 ? "expected 1 in pass_through: one system" : error;
    },
    .usable = [](const Look& look, SeatId, const Effect&) -> Refusal {
      return look.s.turn.actions > 0 && !look.s.turn.cloaked ? kAllowed : refuse("AHOS-CRD-9");
    },
    .resolve = [](Play& g, Text&, const Effect&) -> Next {
      cloak(g);
      return Next::Done;
    },
};

}  // namespace orrery::ahos
