// pass_through(1): in the next move action of this turn units may pass through one chosen system where they
// would have to stop (MOV-6); passing is not entering. The system is named in the move action (flow/move.cc,
// slip).
#include "games/ahos/content/effects.h"

namespace orrery::ahos {
namespace {

std::string parse(const EffectCall& call, Effect& e) {
  std::string error = parse_number(call, e);
  return error.empty() && e.n != 1 ? "expected 1 in pass_through: one system" : error;
}

Refusal usable(const Look& look, SeatId, const Effect&) {
  return look.s.turn.actions > 0 && !look.s.turn.cloaked ? kAllowed : refuse("AHOS-CRD-9");
}

Next resolve(Play& g, Text&, const Effect&) {
  g.s.turn.cloaked = true;
  return Next::Done;
}

}  // namespace

const EffectDef kPassThrough{
    EffectCode::PassThrough, parse, usable, nullptr, resolve, nullptr, nullptr, nullptr};

}  // namespace orrery::ahos
